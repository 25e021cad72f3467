/**
 * The kernel's filter for system calls (seccomp), for bubblewrap. It takes away what the other walls of the box do not
 * reach: memory that belongs to no process and to no file system, the instructor's keyrings, and networks other than
 * the Internet's. Honest programs have no use for these calls, or do without them.
 *
 * @module
 */

/** Whatever makes memory that nobody sees from outside, or reads keys that came with the user. */
type Forbidden =
  | "memfd_create"
  | "memfd_secret"
  | "shmget"
  | "msgget"
  | "semget"
  | "add_key"
  | "request_key"
  | "keyctl"
  | "io_uring_setup"
  | "bpf"
  // Old calls for several purposes: the C library uses newer ones.
  | "ipc"
  | "socketcall";

/** How programs call the kernel: a processor may know several ways. */
interface Convention {
  /** AUDIT_ARCH_… of linux/audit.h. */
  readonly name: number;
  readonly numbers: Readonly<Partial<Record<Forbidden, number>>>;
  readonly socket: number;
  /** Numbers from here on repeat the others in a different form. */
  readonly last?: number;
}

/** The same numbers everywhere, since Linux 5. */
const NEW = { io_uring_setup: 425, memfd_secret: 447 };

/** From the kernel's tables (syscall_64.tbl, syscall_32.tbl, unistd.h). */
const X64: Convention = {
  name: 0xc000003e,
  numbers: {
    ...NEW,
    ...{ shmget: 29, semget: 64, msgget: 68, add_key: 248, request_key: 249, keyctl: 250 },
    ...{ memfd_create: 319, bpf: 321 },
  },
  socket: 41,
  last: 0x3fffffff,
};
const IA32: Convention = {
  name: 0x40000003,
  numbers: {
    ...NEW,
    ...{ socketcall: 102, ipc: 117, add_key: 286, request_key: 287, keyctl: 288 },
    ...{ memfd_create: 356, bpf: 357, semget: 393, shmget: 395, msgget: 399 },
  },
  socket: 359,
};
const ARM64: Convention = {
  name: 0xc00000b7,
  numbers: {
    ...NEW,
    ...{ msgget: 186, semget: 190, shmget: 194, add_key: 217, request_key: 218, keyctl: 219 },
    ...{ memfd_create: 279, bpf: 280 },
  },
  socket: 198,
};

const CONVENTIONS: Readonly<Record<string, readonly Convention[]>> = {
  x64: [X64, IA32],
  arm64: [ARM64],
};

/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK: the box's own network namespace contains them. It does not contain all others. */
const FAMILIES = [1, 2, 10, 16];

const ENOSYS = 38;
const EAFNOSUPPORT = 97;
const ALLOW = 0x7fff0000;
const FAIL = 0x00050000;

/** Places in struct seccomp_data: the call, the convention, and the lower half of its first argument. */
const AT = { call: 0, convention: 4, argument: 16 } as const;

/** Instructions of the kernel's packet filters (linux/bpf_common.h). */
const OPERATION = { load: 0x20, jumpIfEqual: 0x15, jumpIfGreater: 0x25, answer: 0x06 } as const;

type Instruction = readonly [operation: number, ifTrue: number, ifFalse: number, value: number];

/**
 * The filter, as bubblewrap's `--seccomp` reads it.
 *
 * @returns `undefined` for a processor whose numbers we do not know
 */
export function systemCallFilter(processor: string = process.arch): Buffer | undefined {
  const conventions = CONVENTIONS[processor];
  if (!conventions) return undefined;
  const filter = [...conventions.flatMap(filterOf), answer(FAIL | ENOSYS)];
  const bytes = Buffer.alloc(filter.length * 8);
  for (const [place, [operation, ifTrue, ifFalse, value]] of filter.entries()) {
    const at = place * 8;
    // Both processors have the lower byte first.
    bytes.writeUInt16LE(operation, at);
    bytes.writeUInt8(ifTrue, at + 2);
    bytes.writeUInt8(ifFalse, at + 3);
    bytes.writeUInt32LE(value, at + 4);
  }
  return bytes;
}

/** The part for one convention, which skips itself for all others. */
function filterOf({ name, numbers, socket, last = 0xffffffff }: Convention): Instruction[] {
  const families = [
    load(AT.argument),
    ...FAMILIES.flatMap((family) => on(family, ALLOW)),
    answer(FAIL | EAFNOSUPPORT),
  ];
  const rules = [
    load(AT.call),
    [OPERATION.jumpIfGreater, 0, 1, last] as const,
    answer(FAIL | ENOSYS),
    ...Object.values(numbers).flatMap((number) => on(number, FAIL | ENOSYS)),
    [OPERATION.jumpIfEqual, 0, families.length, socket] as const,
    ...families,
    answer(ALLOW),
  ];
  return [load(AT.convention), [OPERATION.jumpIfEqual, 0, rules.length, name], ...rules];
}

/** Answers if the loaded value is this one. */
function on(value: number, result: number): Instruction[] {
  return [[OPERATION.jumpIfEqual, 0, 1, value], answer(result)];
}

function load(place: number): Instruction {
  return [OPERATION.load, 0, 0, place];
}

function answer(value: number): Instruction {
  return [OPERATION.answer, 0, 0, value];
}
