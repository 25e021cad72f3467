import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { castHeader, openRecorder, type Recorder } from "./cast.ts";

type Event = readonly [seconds: number, kind: string, data: string];

/** What a recorder keeps, and a clock to turn. */
function recording(made = false) {
  const events: Event[] = [];
  const clock = { ms: 0 };
  const recorder = openRecorder(
    (event) => {
      expect(event.endsWith("\n")).toBe(true);
      events.push(JSON.parse(event) as Event);
    },
    () => (made ? 0 : clock.ms),
  );
  return { recorder, events, clock };
}

describe("a recording", () => {
  it("begins with a header that does not mention this machine", () => {
    expect(castHeader({ width: 80, height: 24, title: "Draw" })).toBe(
      '{"version":2,"width":80,"height":24,"title":"Draw"}\n',
    );
  });

  it("shows what is printed at one moment in one event, with the carriage returns of a terminal", () => {
    const { recorder, events } = recording(true);
    recorder.show("The deck:\n");
    recorder.show("AS AH\r\n");
    recorder.flush();
    recorder.flush();
    expect(events).toEqual([[0, "o", "The deck:\r\nAS AH\r\n"]]);
  });

  it("types a line key by key, after the time it takes to read", () => {
    const { recorder, events } = recording(true);
    recorder.show("Seed: ");
    recorder.type("4♠");
    recorder.show("Done.\n");
    recorder.flush();
    expect(events).toEqual([
      [0, "o", "Seed: "],
      [0.536, "o", "4"],
      [0.576, "o", "♠"],
      [0.616, "o", "\r\nDone.\r\n"],
    ]);
  });

  it("types at the given speed", () => {
    const events: string[] = [];
    const recorder = openRecorder(
      (event) => events.push(event),
      () => 0,
      2,
    );
    recorder.show("Seed: ");
    recorder.type("4");
    recorder.flush();
    expect(events.map((event) => JSON.parse(event))).toEqual([
      [0, "o", "Seed: "],
      [0.268, "o", "4"],
      [0.288, "o", "\r\n"],
    ]);
  });

  it("puts the keys of a person before the moment the line ended, and never before the prompt", () => {
    const { recorder, events, clock } = recording();
    recorder.show("Slow? ");
    clock.ms = 1000;
    recorder.typed("no");
    recorder.show("Quick? ");
    clock.ms = 1030;
    recorder.typed("yes!!");
    recorder.flush();
    expect(events).toEqual([
      [0, "o", "Slow? "],
      [0.92, "o", "n"],
      [0.96, "o", "o"],
      [1, "o", "\r\nQuick? "],
      [1.005, "o", "y"],
      [1.01, "o", "e"],
      [1.015, "o", "s"],
      [1.02, "o", "!"],
      [1.025, "o", "!"],
      [1.03, "o", "\r\n"],
    ]);
  });

  it("records a pause that takes no real time", () => {
    const { recorder, events } = recording(true);
    recorder.show("The dealer thinks");
    recorder.pass(2000);
    recorder.show(".\n");
    recorder.flush();
    expect(events.map(([at]) => at)).toEqual([0, 2]);
  });
});

const line = fc.string({ unit: "grapheme", maxLength: 8 }).filter((text) => !/[\r\n]/.test(text));
const step = fc.oneof(
  fc.record({ do: fc.constant("show" as const), text: line.map((text) => `${text}\n`) }),
  fc.record({ do: fc.constantFrom("type" as const, "typed" as const), text: line }),
  fc.record({ do: fc.constant("wait" as const), ms: fc.double({ min: 0, max: 900, noNaN: true }) }),
  fc.record({ do: fc.constant("pass" as const), ms: fc.nat(3000) }),
);

it("times ascend and no text is lost, whatever is shown and typed", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.boolean(), (steps, made) => {
      const { recorder, events, clock } = recording(made);
      let screen = "";
      const act = (recorder: Recorder) => {
        for (const one of steps) {
          if (one.do === "wait") clock.ms += one.ms;
          else if (one.do === "pass") recorder.pass(one.ms);
          else {
            recorder[one.do](one.text);
            screen += one.do === "show" ? one.text : `${one.text}\n`;
          }
        }
        recorder.flush();
      };
      act(recorder);
      expect(
        events
          .map(([, , data]) => data)
          .join("")
          .replaceAll("\r\n", "\n"),
      ).toBe(screen);
      expect(events.every(([, kind]) => kind === "o")).toBe(true);
      const times = events.map(([at]) => at);
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    }),
  );
});
