import type { Seat } from "../../1-deal/ring.ts";
import type { Queue } from "../../4-trick/queue.ts";

interface Places {
  you: Seat;
  leader: Seat;
}

export interface Table extends Places {
  trick: Queue;
  spadesBroken: boolean;
}
