/** Attacks on the machine: its network, its files, its other processes, and things that would stay behind. @module */
import type { Attack } from "./attack.ts";
import { inC, inShell, STAGE, says } from "./in-other-languages.ts";

const BEFORE = "451ac39";
const guarantee = "the machine is unharmed";
const stage = STAGE;

export const ATTACKS: readonly Attack[] = [
  {
    name: "talks-to-the-host-of-a-virtual-machine",
    guarantee,
    tries:
      "It opens a socket to the machine's host (vsock), which network namespaces do not contain.",
    stage,
    files: inC(`tell("vsock", socket(40, SOCK_STREAM, 0));`),
    gets: says("vsock: Address family not supported by protocol"),
    succeeded: BEFORE,
  },
  {
    name: "leaves-a-key-behind",
    guarantee,
    tries: "It puts a key into the user's keyring, which stays there after the box.",
    stage,
    files: inC(`tell("key", syscall(SYS_add_key, "user", "deckwork-attack", "x", 1, -4));`),
    gets: says("key: Function not implemented"),
    succeeded: BEFORE,
  },
  {
    name: "extends-its-own-input",
    guarantee,
    tries:
      "It opens its standard input once more to write to it, and so a file outside of the box.",
    stage,
    files: inShell(
      "(echo more >> /proc/self/fd/0) 2>/dev/null && echo REACHED || echo a wall\n(chmod 777 /proc/self/fd/0) 2>/dev/null && echo REACHED || echo another wall",
    ),
    gets: says(/a wall[\s\S]*another wall/),
    succeeded: BEFORE,
  },
  {
    name: "forges-the-report-of-its-end",
    guarantee,
    tries:
      "It writes what bubblewrap would report to every descriptor, so that the grader kills a different process.",
    stage,
    // No system has a process of this number.
    files: inShell(
      `for fd in 0 3 4 5 6 7 8 9; do (echo '{"child-pid": 1073741823, "exit-code": 0}' > /proc/self/fd/$fd) 2>/dev/null; (echo '{"child-pid": 1073741823}' > /proc/1/fd/$fd) 2>/dev/null; done; echo written; exit 3`,
    ),
    gets: { points: 0, verdicts: ["crashed"], says: "exit status 3" },
    succeeded: "held",
  },
  {
    name: "ends-the-first-process-of-its-box",
    guarantee,
    tries: "It takes over bubblewrap's process in the box by ptrace, and kills it.",
    stage,
    files: inC(`  ptrace(PTRACE_ATTACH, 1, 0, 0);
  waitpid(1, 0, 0);
  ptrace(PTRACE_KILL, 1, 0, 0);
  kill(1, SIGKILL);
  linger();
  puts("still here");`),
    gets: says("still here"),
    succeeded: "held",
  },
  {
    name: "signals-everybody",
    guarantee,
    tries: "It sends a signal to every process that it may send one to.",
    stage,
    files: inC(
      `puts("before"); fflush(stdout); signal(SIGTERM, SIG_IGN); kill(-1, SIGTERM); puts("after");`,
    ),
    gets: says("after"),
    succeeded: "held",
  },
  {
    name: "types-on-the-terminal",
    guarantee,
    tries: "It pushes a command into the instructor's terminal (TIOCSTI).",
    stage,
    files: inC(`int terminal = open("/dev/tty", O_RDWR);
  tell("terminal", terminal < 0 ? -1 : ioctl(terminal, TIOCSTI, "#"));`),
    gets: says("terminal: No such device or address"),
    succeeded: "held",
  },
  {
    name: "makes-namespaces-of-its-own",
    guarantee,
    tries: "It makes a user namespace, in which it would be root and could mount.",
    stage,
    files: inC(`tell("namespace", unshare(CLONE_NEWUSER | CLONE_NEWNS));`),
    gets: says(/namespace: (No space left on device|Operation not permitted)/),
    succeeded: "held",
  },
  {
    name: "mounts-over-the-box",
    guarantee,
    tries: "It makes the box's root writable again.",
    stage,
    files: inC(`tell("mount", mount(0, "/", 0, MS_REMOUNT | MS_BIND, 0));`),
    gets: says("mount: Operation not permitted"),
    succeeded: "held",
  },
  {
    name: "becomes-root",
    guarantee,
    tries: "It asks for root's rights, by itself and through a program that has them.",
    stage,
    files: inC(`tell("root", setuid(0));
  tell("gains", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 ? (errno = EPERM, -1) : 0);`),
    gets: says(
      /root: (Invalid argument|Operation not permitted)[\s\S]*gains: Operation not permitted/,
    ),
    succeeded: "held",
  },
  {
    name: "sets-the-kernel",
    guarantee,
    tries:
      "It changes the program that the kernel starts after a crash, and the kernel's other settings.",
    stage,
    files: inShell(
      "for at in /proc/sys/kernel/core_pattern /proc/sys/kernel/hostname /proc/sys/vm/drop_caches /proc/sysrq-trigger; do (: >> $at) 2>/dev/null && echo REACHED $at; done; echo tried",
    ),
    gets: says("tried"),
    hides: ["REACHED /proc"],
    succeeded: "held",
  },
  {
    name: "reaches-the-network",
    guarantee,
    tries: "It connects to an address of the Internet (one that is kept for examples).",
    stage,
    files: inC(`  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(80)};
  inet_pton(AF_INET, "192.0.2.1", &to.sin_addr);
  tell("network", connect(socket(AF_INET, SOCK_STREAM, 0), (void *)&to, sizeof to));`),
    gets: says("network: Network is unreachable"),
    succeeded: "held",
  },
  {
    name: "lives-on-in-a-session-of-its-own",
    guarantee,
    tries: "It leaves a process behind that has a session of its own and closes all streams.",
    stage,
    files:
      inC(`  if (fork() == 0) { setsid(); if (fork() == 0) { for (int i = 0; i < 64; i++) close(i); sleep(30); } _exit(0); }
  wait(0);
  puts("gone");`),
    gets: says("gone"),
    succeeded: "held",
  },
  {
    name: "changes-its-own-program",
    guarantee,
    tries:
      "It writes to the archive from which all cases are unpacked, and to the system's folders.",
    stage,
    files: inShell(
      "for at in /deck/product.tar /usr/deckwork /bin/sh /lib/deckwork; do (: >> $at) 2>/dev/null && echo REACHED $at; (chmod 777 $at) 2>/dev/null && echo REACHED $at; done; echo tried",
    ),
    gets: says("tried"),
    hides: ["REACHED /"],
    succeeded: "held",
  },
];
