import type Link from "./link.ts";

type End = Link | undefined;

export interface Queue {
  front: End;
  back: End;
}
