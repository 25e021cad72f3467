import type Chain from "../../1-deal/types/chain.ts";
import type Play from "./play.ts";

type Link = { play: Play } & Chain<Link | undefined>;
export default Link;
