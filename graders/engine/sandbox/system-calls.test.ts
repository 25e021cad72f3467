import { describe, expect, it } from "vitest";
import { systemCallFilter } from "./system-calls.ts";

const X64 = 0xc000003e;
const IA32 = 0x40000003;
const ARM64 = 0xc00000b7;
const ALLOWED = 0x7fff0000;
const NO_SUCH_CALL = 0x00050000 | 38;
const NO_SUCH_FAMILY = 0x00050000 | 97;

/** What the kernel answers to a call, by the filter for a processor. */
function answer(processor: string, convention: number, call: number, argument = 0): number {
  const filter = systemCallFilter(processor)!;
  const data: Readonly<Record<number, number>> = { 0: call, 4: convention, 16: argument };
  let loaded = 0;
  for (let at = 0; at < filter.length; at += 8) {
    const value = filter.readUInt32LE(at + 4);
    const jump = (yes: boolean) => 8 * filter.readUInt8(at + (yes ? 2 : 3));
    switch (filter.readUInt16LE(at)) {
      case 0x20:
        loaded = data[value]!;
        break;
      case 0x15:
        at += jump(loaded === value);
        break;
      case 0x25:
        at += jump(loaded > value);
        break;
      default:
        return value;
    }
  }
  throw new Error("the filter has no end");
}

describe("the filter for system calls", () => {
  it.each([
    ["x64", X64, { read: 0, openat: 257, futex: 202, mmap: 9 }],
    ["x64", IA32, { read: 3, openat: 295, mmap2: 192 }],
    ["arm64", ARM64, { read: 63, openat: 56, futex: 98, mmap: 222 }],
  ])("allows what programs need, on %s (%i)", (processor, convention, calls) => {
    for (const call of Object.values(calls))
      expect(answer(processor, convention, call)).toBe(ALLOWED);
  });
  it.each([
    ["x64", X64, [319, 447, 29, 64, 68, 248, 249, 250, 425, 321]],
    ["x64", IA32, [356, 447, 395, 393, 399, 286, 287, 288, 425, 357, 117, 102]],
    ["arm64", ARM64, [279, 447, 194, 190, 186, 217, 218, 219, 425, 280]],
  ])(
    "forbids memory that nobody sees, and keyrings, on %s (%i)",
    (processor, convention, calls) => {
      for (const call of calls) expect(answer(processor, convention, call)).toBe(NO_SUCH_CALL);
    },
  );
  it.each([
    ["x64", X64, 41],
    ["x64", IA32, 359],
    ["arm64", ARM64, 198],
  ])("allows only sockets that the box contains, on %s (%i)", (processor, convention, socket) => {
    const answers = [1, 2, 10, 16, 17, 38, 40].map((family) =>
      answer(processor, convention, socket, family),
    );
    expect(answers).toEqual([
      ...[ALLOWED, ALLOWED, ALLOWED, ALLOWED],
      ...[NO_SUCH_FAMILY, NO_SUCH_FAMILY, NO_SUCH_FAMILY],
    ]);
  });
  it("forbids calls in a form that it does not know", () => {
    expect(answer("x64", X64, 0x40000000 + 39)).toBe(NO_SUCH_CALL);
    expect(answer("x64", 0x40000028, 3)).toBe(NO_SUCH_CALL);
  });
  it("does not exist for processors of which we do not know the numbers", () => {
    expect(systemCallFilter("s390x")).toBe(undefined);
  });
});
