import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

// A class hands in thirty programs, and most of them are wrong, each in its own way.

const boards = folderOf({ 'A00.txt': '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n' });
/** Seconds that no other process on the machine sleeps. */
const NAP = `1000.${process.pid}`;
const RIGHT = "printf 'd 2\\nc -2\\nb 3\\n'";
const LEGAL = { legal: 1, solved: 2, shortest: 3 };
const LONGER = { ...LEGAL, shortest: 0 };
const UNSOLVED = { legal: 1, solved: 0, shortest: 0 };
const NOTHING = { legal: 0, solved: 0, shortest: 0 };
const TOLD = '; the 3 moves that it had printed solve the board';

/** What each program does, the points of its parts, and what its row says. */
const ENDING: Readonly<Record<string, readonly [string, object, (string | RegExp)?]>> = {
  ann: [RIGHT, LEGAL],
  ben: ["printf 'Solution found with expansions: 19\\r\\nc -2\\r\\nb 3\\r\\nd 1\\r\\n'", LEGAL],
  cleo: [`${process.execPath} ${bundle} classroom rh "$@"`, LEGAL],
  dora: ["printf 'd 2\\nc -1\\nc -1\\nb 3\\n'", LONGER],
  emil: [
    `yes 'd 1
d -1' | head -n 4000; ${RIGHT}`,
    LONGER,
  ],
  fay: ["printf 'd 2\\n'", UNSOLVED, 'the board is not solved at the end'],
  gus: ["printf 'd 9\\n'", NOTHING, /cannot move 9/],
  hal: ["printf 'z 1\\n'", NOTHING, '"z 1" does not start with the name of a vehicle'],
  ida: ['echo lorem ipsum', NOTHING, /does not start with the name of a vehicle/],
  jan: ["printf '\\000\\001\\377'", NOTHING, /this is not text/],
  kim: ['true', NOTHING, 'there are no moves in it'],
  lea: ['cat "$1"', NOTHING, 'it printed a board, and no moves'],
  max: ['echo "No Solution exists!"', NOTHING, /^it says that there is no solution/],
  nina: ['echo "out of ideas" >&2; exit 3', NOTHING, 'it ended with exit code 3: out of ideas'],
  omar: ['kill -SEGV $$', NOTHING, /^it was ended by (signal 11|SIGSEGV)/],
  pia: [`${RIGHT}; kill -ABRT $$`, NOTHING, new RegExp(`^it was ended by (signal 6|SIGABRT).*${TOLD}$`)],
  quin: [`${RIGHT}; exit 1`, NOTHING, `it ended with exit code 1${TOLD}`],
  rosa: [`sleep ${NAP} & ${RIGHT}`, LEGAL],
  sam: [`setsid sleep ${NAP} & ${RIGHT}`, LEGAL],
  tina: [`while :; do sleep ${NAP} & done`, NOTHING, 'it was stopped: it started more than 100 processes'],
  ugo: ['head -c 200M /dev/zero | tr "\\0" x', NOTHING, /^it was stopped: it printed more than 8\.0 MiB/],
  vera: [`head -c 50M /dev/zero | tr "\\0" x >&2; ${RIGHT}`, LEGAL],
  will: ['head -c 1M /dev/zero | tr "\\0" x', NOTHING, /does not start with the name of a vehicle/],
  xena: [`head -c 20M /dev/zero > "$1.big"; ${RIGHT}`, LEGAL],
  yuri: [`rm -rf "$(dirname "$1")"; ${RIGHT}`, LEGAL],
  zoe: ['./missing', NOTHING, /^it ended with exit code 127/],
};
const ENDLESS: typeof ENDING = {
  abel: ['while :; do :; done', NOTHING],
  bea: ['while :; do read line; done', NOTHING],
  cem: [`sleep ${NAP}`, NOTHING],
  dan: [`${RIGHT}; sleep ${NAP}`, NOTHING],
  eve: ["trap '' TERM INT HUP; while :; do :; done", NOTHING],
};
const scripts = folderOf(
  Object.fromEntries(Object.entries({ ...ENDING, ...ENDLESS }).map(([name, [script]]) => [name, script])),
);
const roster = join(folderOf({ 'class.csv': `Name\n${Object.keys(ENDING).join('\n')}\n` }), 'class.csv');
const grade = (programs: object, ...args: string[]) =>
  slidewise([
    ...['grade', boards, '--course', 'rh', '--points', 'legal=1,solved=2,shortest=3', '--roster', roster, ...args],
    ...Object.keys(programs).flatMap((name) => ['--run', `sh ${join(scripts, name)}`]),
  ]);

/** The processes that gradings have started, of whatever name. */
function left(): readonly string[] {
  return readdirSync('/proc').filter((id) => {
    try {
      const asked = readFileSync(`/proc/${id}/cmdline`, 'latin1');
      return asked.includes(`sleep\0${NAP}`) || asked.includes(scripts);
    } catch {
      return false;
    }
  });
}

test('every row is right, the points add up, and nothing is left running', () => {
  const { stdout, stderr, code } = grade(ENDING, '--json');
  const rows = jsonLines(stdout);
  expect([rows.map(({ student }) => student), stderr, code]).toEqual([Object.keys(ENDING), '', 1]);
  for (const { student, parts, points, error, firstBad, reason, ...row } of rows) {
    const [, expected, said] = ENDING[student]!;
    expect([student, parts]).toEqual([student, expected]);
    expect(points).toBe(Object.values(expected).reduce((sum: number, each: number) => sum + each, 0));
    const why = error ?? firstBad?.reason ?? reason;
    if (said === undefined) expect([student, row.right, why ?? '']).toEqual([student, true, '']);
    else if (typeof said === 'string') expect([student, why]).toEqual([student, said]);
    else expect(why, student).toMatch(said);
  }
  expect(left()).toEqual([]);
});

test('programs that do not end are stopped, one after the other', () => {
  const rows = jsonLines(grade(ENDLESS, '--run-time', '300ms', '--json').stdout);
  expect(rows.map(({ error, points }) => [/^it was stopped after 300 ms/.test(error), points])).toEqual(
    Object.keys(ENDLESS).map(() => [true, 0]),
  );
  expect(left()).toEqual([]);
});
