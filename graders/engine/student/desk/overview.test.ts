import { expect, test } from "vitest";
import { trackOutline } from "./desk-for-tests.ts";
import { renderOverview } from "./overview.ts";

const LOOK = { width: 60, colour: false };

test("bars and states are aligned for titles in any script", () => {
  const tracks = [trackOutline("黑桃", ["洗牌", "Deal"]), trackOutline("Hearts", ["発牌をする"])];
  const lines = renderOverview(
    { tracks, states: {}, reviews: {}, predicted: new Set(), next: undefined },
    LOOK,
  )
    .split("\n")
    .slice(0, 6);
  expect(lines).toEqual([
    "黑桃    [....................]  0 of 2",
    "   1  洗牌        not started",
    "   2  Deal        not started",
    "",
    "Hearts  [....................]  0 of 1",
    "   1  発牌をする  not started",
  ]);
});
