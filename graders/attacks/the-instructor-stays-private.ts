/** Attacks on what a box could tell about the person who grades and the machine. @module */
import type { Attack } from "./attack.ts";
import { inC, inShell, STAGE, says } from "./in-other-languages.ts";

const BEFORE = "451ac39";
const guarantee = "the instructor stays private";
const stage = STAGE;

export const ATTACKS: readonly Attack[] = [
  {
    name: "reads-the-environment-of-process-1",
    guarantee,
    tries:
      "It reads the environment of bubblewrap's process in the box, which had the instructor's PATH.",
    stage,
    files: inShell(`tr '\\0' '\\n' < /proc/1/environ | wc -c | sed 's/^ */bytes: /'`),
    gets: says("bytes: 0"),
    succeeded: BEFORE,
  },
  {
    name: "reads-the-command-of-process-1",
    guarantee,
    tries:
      "It reads the words of bubblewrap's process, which named the folders that are shown in the box.",
    stage,
    files: inShell(
      `tr '\\0' '\\n' < /proc/1/cmdline | grep -c -e bind -e deckwork- -e /home | sed 's/^/places: /'`,
    ),
    gets: says("places: 0"),
    succeeded: BEFORE,
  },
  {
    name: "reads-the-name-of-the-machine",
    guarantee,
    tries: "It asks for the name of the machine.",
    stage,
    files: inShell("uname -n"),
    gets: says("box"),
    succeeded: BEFORE,
  },
  {
    name: "searches-the-keyrings",
    guarantee,
    tries: "It joins the instructor's session keyring, where tickets and passwords may be.",
    stage,
    files: inC(`tell("keyring", syscall(SYS_keyctl, 0, -3, 0));`),
    gets: says("keyring: Function not implemented"),
    succeeded: BEFORE,
  },
  {
    name: "reads-descriptors-that-a-shell-left-open",
    guarantee,
    tries:
      "It reads from every descriptor that it was started with, down to those that the instructor's shell opened.",
    stage,
    files: inC(`  char text[1];
  for (int fd = 4; fd < 1024; fd++)
    if (fcntl(fd, F_GETFD) >= 0 && (fcntl(fd, F_SETFL, O_NONBLOCK), read(fd, text, 1) != 0)) printf("REACHED %d\\n", fd);
  puts("looked");`),
    gets: says("looked"),
    hides: ["REACHED "],
    succeeded: BEFORE,
  },
  {
    name: "lists-the-users",
    guarantee,
    tries: "It reads the list of users, their home folders and the groups.",
    stage,
    files: inShell(
      "for at in /etc/passwd /etc/group /etc/shadow /home /root /etc/hostname /etc/machine-id; do test -e $at && echo REACHED $at; done; echo looked",
    ),
    gets: says("looked"),
    hides: ["REACHED /"],
    succeeded: "held",
  },
  {
    name: "reads-other-environments",
    guarantee,
    tries: "It looks for names of the instructor's environment in all processes that it sees.",
    stage,
    files: inShell(
      "cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep -c -e ^USER= -e ^SHELL= -e ^LOGNAME= -e ^MAIL= -e ^SSH_ -e ^DISPLAY= -e ^npm_ | sed 's/^/names: /'",
    ),
    gets: says("names: 0"),
    succeeded: "held",
  },
  {
    name: "counts-the-processes-of-the-machine",
    guarantee,
    tries: "It lists processes, whose commands name people and folders.",
    stage,
    files: inShell(
      "grep -l -e node -e npm -e vitest -e login /proc/[0-9]*/comm | wc -l | sed 's/^ */others: /'",
    ),
    gets: says("others: 0"),
    succeeded: "held",
  },
];
