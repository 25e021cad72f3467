import "./suites/cards.ts";
import "./suites/dealing.ts";
import "./suites/player.ts";
import "./suites/trick.ts";
import "./suites/score.ts";
