import { expect, test } from "vitest";
import type { TrackOutline } from "./desk-outline.ts";
import { renderOverview } from "./desk-overview.ts";

const LOOK = { width: 60, colour: false };

function track(title: string, ...stages: string[]): TrackOutline {
  const name = title.toLowerCase();
  return {
    name,
    number: 1,
    title,
    review: false,
    stages: stages.map((stage, at) => ({
      path: `${name}/${at + 1}-x`,
      track: { name, title },
      name: `${at + 1}-x`,
      number: at + 1,
      title: stage,
      extra: false,
      runs: true,
    })),
  };
}

test("bars and states stand under one another, whatever script titles are written in", () => {
  const tracks = [track("黑桃", "洗牌", "Deal"), track("Hearts", "発牌をする")];
  const lines = renderOverview(tracks, {}, {}, undefined, LOOK).split("\n").slice(0, 6);
  expect(lines).toEqual([
    "黑桃    [....................]  0 of 2",
    "   1  洗牌        not started",
    "   2  Deal        not started",
    "",
    "Hearts  [....................]  0 of 1",
    "   1  発牌をする  not started",
  ]);
});
