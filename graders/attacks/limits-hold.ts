/** Attacks on the limits: memory that no process holds, processes, threads, descriptors and files. @module */
import type { Attack } from "./attack.ts";
import { inC, inShell, STAGE, says } from "./in-other-languages.ts";

const BEFORE = "451ac39";
const guarantee = "limits hold";
const stage = STAGE;
/** The processes of the box are killed; nothing that they printed counts. */
const tooMuchMemory = { points: 0, verdicts: ["too much memory"] };

export const ATTACKS: readonly Attack[] = [
  {
    name: "fills-the-root-of-the-box",
    guarantee,
    tries: "It writes to the box's own root folder, which was in memory and had no size.",
    stage,
    files: inShell("head -c 50000000 /dev/zero > /full && echo REACHED || echo a wall"),
    gets: says("a wall"),
    succeeded: BEFORE,
  },
  {
    name: "fills-the-folder-of-devices",
    guarantee,
    tries: "It writes to /dev, a file system in memory of its own, which had no size.",
    stage,
    files: inShell("head -c 50000000 /dev/zero > /dev/full-of-it && echo REACHED || echo a wall"),
    gets: says("a wall"),
    succeeded: BEFORE,
  },
  {
    name: "fills-shared-memory-by-files",
    guarantee,
    tries: "It fills /dev/shm, where the C library keeps shared memory.",
    stage,
    files: inShell(
      "for i in 1 2 3; do head -c 20000000 /dev/zero > /dev/shm/$i || echo full; done 2>/dev/null",
    ),
    gets: says("full"),
    succeeded: BEFORE,
  },
  {
    name: "hides-memory-in-a-file-without-a-name",
    guarantee,
    tries: "It makes a file by memfd_create, which is in no file system that has a size.",
    stage,
    files: inC(`tell("memfd", syscall(SYS_memfd_create, "x", 0));`),
    gets: says("memfd: Function not implemented"),
    succeeded: BEFORE,
  },
  {
    name: "hides-memory-in-segments",
    guarantee,
    tries:
      "It makes System V segments, fills them and lets go of them; they stay until the box ends.",
    stage,
    files: inC(`tell("segment", syscall(SYS_shmget, 0, 50 << 20, 01600));`),
    gets: says("segment: Function not implemented"),
    succeeded: BEFORE,
  },
  {
    name: "hides-memory-in-message-queues",
    guarantee,
    tries: "It keeps data in the kernel's message queues, of which there may be 32,000.",
    stage,
    files: inC(`tell("queue", syscall(SYS_msgget, 0, 01600));`),
    gets: says("queue: Function not implemented"),
    succeeded: BEFORE,
  },
  {
    name: "hides-memory-in-rings",
    guarantee,
    tries: "It asks the kernel for the buffers of io_uring, which belong to no process.",
    stage,
    files: inC(`char parameters[120] = {0}; tell("ring", syscall(425, 8, parameters));`),
    gets: says("ring: Function not implemented"),
    succeeded: BEFORE,
  },
  {
    name: "fills-page-tables",
    guarantee,
    tries:
      "It reads one byte in every 2 MiB of reserved memory, so that only the kernel's tables grow.",
    stage,
    files: inC(`  size_t size = 1UL << 40, step = 1UL << 21;
  volatile char *reserved = mmap(0, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (reserved == MAP_FAILED) return tell("reserved", -1);
  madvise((void *)reserved, size, MADV_NOHUGEPAGE);
  for (size_t at = 0; at < size / 4; at += step) (void)reserved[at];
  linger();
  puts("REACHED");`),
    gets: { ...tooMuchMemory, or: "timed out" },
    succeeded: BEFORE,
  },
  {
    name: "adds-files-to-a-full-heap",
    guarantee,
    tries:
      "It stays just below the limit with its own memory, and puts the rest into files in /tmp and /dev/shm.",
    stage,
    files: inC(`  memset(malloc(360 << 20), 1, 360 << 20);
  system("head -c 30000000 /dev/zero > /tmp/rest; head -c 30000000 /dev/zero > /dev/shm/rest");
  linger();
  puts("REACHED");`),
    gets: tooMuchMemory,
    succeeded: BEFORE,
  },
  {
    name: "divides-its-memory-among-processes",
    guarantee,
    tries: "It starts eight processes, each of which takes a part that would be allowed to one.",
    stage,
    files: inC(`  for (int i = 0; i < 8; i++)
    if (fork() == 0) { memset(malloc(80 << 20), 1, 80 << 20); linger(); _exit(0); }
  while (wait(0) > 0);
  puts("REACHED");`),
    gets: tooMuchMemory,
    succeeded: "held",
  },
  {
    name: "starts-processes-without-an-end",
    guarantee,
    tries: "It starts processes that start processes.",
    stage,
    files: inC(`  for (int i = 0; i < 2000; i++) if (fork() == 0) pause();
  sleep(1);
  puts("REACHED");`),
    gets: { points: 0, verdicts: ["crashed"], says: "too many processes" },
    succeeded: "held",
  },
  {
    name: "starts-threads-without-an-end",
    guarantee,
    tries: "It starts threads, which the count of processes does not include.",
    stage,
    files: inC(`  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 16384);
  pthread_t thread;
  for (int i = 0; i < 5000; i++)
    if (errno = pthread_create(&thread, &small, (void *)pause, 0)) return tell("thread", -1);
  puts("REACHED");`),
    gets: says("thread: Resource temporarily unavailable"),
    succeeded: "held",
  },
  {
    name: "opens-descriptors-without-an-end",
    guarantee,
    tries: "It opens pipes, with a buffer each, until the kernel refuses.",
    stage,
    files: inC(`  int ends[2];
  for (int i = 0; i < 5000; i++) if (pipe(ends) < 0) return tell("pipe", -1);
  puts("REACHED");`),
    gets: says("pipe: Too many open files"),
    succeeded: "held",
  },
  {
    name: "raises-its-own-limits",
    guarantee,
    tries: "It gives itself more descriptors than the box allows.",
    stage,
    files: inShell("ulimit -n 4096 2>/dev/null && echo REACHED || echo a wall"),
    gets: says("a wall"),
    succeeded: "held",
  },
  {
    name: "makes-a-file-with-a-hole",
    guarantee,
    tries: "It makes a file of 10 GB that takes no room until it is written.",
    stage,
    files: inC(`  signal(SIGXFSZ, SIG_IGN);
  tell("hole", truncate("/tmp/hole", 10L << 30) < 0 && errno == ENOENT ? ftruncate(open("/tmp/hole", O_RDWR | O_CREAT, 0600), 10L << 30) : 0);`),
    gets: says("hole: File too large"),
    succeeded: "held",
  },
];
