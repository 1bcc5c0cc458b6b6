import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { families, familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goOnOrBegin } from '../game/begin.js';
import { readProgress } from '../picker/progress-marks.js';
import { isBetter, noteResult, readResults } from './results.js';
import {
  adoptFormerGame,
  forgetUnfinished,
  keepUnfinished,
  latestUnfinishedGame,
  unfinishedGame,
} from './unfinished-games.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const OTHER = COURSE.replace('aa.b.d', 'aa.b..').replace('..cccd', '..ccc.');

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'slidewise-state-'));
  folder = join(home, 'slidewise');
  vi.stubEnv('XDG_STATE_HOME', home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

const family = familyById('rush-hour')!;

function boardOf(text: string) {
  return { label: 'a board', family, reading: unwrap(family.parse(text, {})) };
}

function played(text: string, ...moves: string[]): Session {
  const { label, reading } = boardOf(text);
  const session = Session.start(family, { ...reading, name: label });
  for (const move of moves) unwrap(session.playText(move));
  return session;
}

/** The moves of the game in a file. */
function movesIn(path: string | undefined): string[] {
  return unwrap(Session.restore(readFileSync(path!, 'utf8'), families)).log.map(({ text }) => text);
}

/** Makes a file look as if it had been written so many seconds ago. */
function age(path: string | undefined, seconds: number): void {
  utimesSync(path!, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);
}

describe('unfinished games', () => {
  test('each puzzle has its own; the latest is resumed', () => {
    const [first, second] = [played(COURSE, 'd 1'), played(OTHER, 'c -2')];
    expect([keepUnfinished(first), keepUnfinished(second)]).toEqual(['kept', 'kept']);
    const [one, two] = [first, second].map(({ start }) => unfinishedGame(family, start));
    expect([movesIn(one), movesIn(two)]).toEqual([['d 1'], ['c -2']]);
    age(two, 60);
    expect(latestUnfinishedGame()).toBe(one);
    age(one, 120);
    expect(latestUnfinishedGame()).toBe(two);
  });

  test('a puzzle is the same in whatever format and under whatever name', () => {
    const { position } = boardOf(COURSE).reading;
    for (const { id: format } of family.formats) {
      const text = unwrap(family.print(position, format));
      const reading = unwrap(family.parse(text, { ...family.readOptions(position), format }));
      const session = Session.start(family, { ...reading, name: `in ${format}` });
      unwrap(session.playText('d 2'));
      expect(keepUnfinished(session)).toBe('kept');
    }
    expect(readdirSync(join(folder, 'unfinished'))).toHaveLength(1);
  });

  test('what is counted tells games apart', () => {
    const session = played(COURSE, 'd 2');
    const steps = Session.start(family, { ...boardOf(COURSE).reading, metric: 'steps' });
    unwrap(steps.playText('c -1'));
    expect([keepUnfinished(session), keepUnfinished(steps)]).toEqual(['kept', 'kept']);
    expect(movesIn(unfinishedGame(family, session.start, 'moves'))).toEqual(['d 2']);
    expect(movesIn(unfinishedGame(family, session.start, 'steps'))).toEqual(['c -1']);
  });

  test('a game without moves or help is not kept, and one that is solved no longer', () => {
    expect(keepUnfinished(played(COURSE))).toBe('nothing to keep');
    expect(existsSync(folder)).toBe(false);
    const hinted = played(COURSE);
    hinted.takeHelp('hinted');
    expect(keepUnfinished(hinted)).toBe('kept');
    expect(unwrap(Session.restore(hinted.save(), families)).help).toBe('hinted');
    forgetUnfinished(hinted);
    const session = played(COURSE, 'd 2', 'c -2');
    keepUnfinished(session);
    unwrap(session.playText('b 3'));
    expect(keepUnfinished(session)).toBe('nothing to keep');
    expect(latestUnfinishedGame()).toBeUndefined();
    keepUnfinished(played(COURSE, 'd 1'));
    forgetUnfinished(session);
    expect(latestUnfinishedGame()).toBeUndefined();
  });

  test('a puzzle goes on where it was left, help and all', () => {
    expect(goOnOrBegin(boardOf(COURSE), undefined).resumed).toBe(false);
    const session = played(COURSE, 'd 1');
    session.takeHelp('hinted');
    keepUnfinished(session);
    const begun = goOnOrBegin(boardOf(COURSE), undefined);
    expect([begun.resumed, begun.session.length, begun.session.help]).toEqual([true, 1, 'hinted']);
    expect(goOnOrBegin(boardOf(COURSE), 'steps').resumed).toBe(false);
    writeFileSync(unfinishedGame(family, session.start)!, '[Board "nothing"]\n');
    const damaged = goOnOrBegin(boardOf(COURSE), undefined);
    expect([damaged.resumed, damaged.session.length]).toEqual([false, 0]);
    expect(damaged.error).toMatch(/^Your unfinished game could not be read\. .*: the header "Board".*\.$/);
  });

  test('the one game of version 0.1 finds its place, and a damaged one stays where it is', () => {
    mkdirSync(folder);
    const former = join(folder, 'last.game');
    writeFileSync(former, played(COURSE, 'd 1').save());
    adoptFormerGame();
    expect(existsSync(former)).toBe(false);
    expect(movesIn(latestUnfinishedGame())).toEqual(['d 1']);
    expect(goOnOrBegin(boardOf(COURSE), undefined).resumed).toBe(true);
    writeFileSync(former, 'damaged');
    age(unfinishedGame(family, boardOf(COURSE).reading.position), 60);
    adoptFormerGame();
    expect(latestUnfinishedGame()).toBe(former);
  });

  test('a failure to write is reported', () => {
    writeFileSync(folder, 'in the way');
    expect(keepUnfinished(played(COURSE, 'd 1'))).toEqual({
      error: expect.stringMatching(/^could not be kept in .*unfinished: it is not a directory$/),
    });
  });
});

describe('results', () => {
  const best = { length: 12, metric: 'moves', seconds: 60, help: 'hinted' } as const;

  test.each([
    [{ help: 'clean', length: 99 }, true],
    [{ help: 'shown', length: 3 }, false],
    [{ length: 11, seconds: 99 }, true],
    [{ seconds: 59 }, true],
    [{ seconds: 60 }, false],
    [{ metric: 'steps', length: 1 }, false],
  ] as const)('%j is better than hinted, 12 moves, 60 s: %s', (result, expected) => {
    expect(isBetter({ ...best, ...result }, best)).toBe(expected);
    expect(isBetter({ ...best, ...result }, undefined)).toBe(true);
  });

  test('the best of each puzzle is kept, and the picker sees it', () => {
    const session = played(COURSE, 'd 2', 'c -2', 'b 3');
    session.elapsed = 7400;
    session.takeHelp('shown');
    expect(noteResult(session)).toBeUndefined();
    const again = played(COURSE, 'd 2', 'c -2', 'a 1', 'b 3');
    expect(noteResult(again)).toBeUndefined();
    expect(noteResult(session)).toBeUndefined();
    expect(Object.values(readResults())).toEqual([{ length: 4, metric: 'moves', seconds: 0, help: 'clean' }]);
    keepUnfinished(played(COURSE, 'd 1'));
    const puzzle = { ...boardOf(COURSE), title: 'A board', level: 'easy', optimum: 3, score: null };
    expect(readProgress(undefined)(puzzle)).toEqual({ begun: true, best: expect.objectContaining({ help: 'clean' }) });
    expect(readProgress('steps')(puzzle).begun).toBe(false);
    const other = { ...puzzle, reading: boardOf(OTHER).reading };
    expect(readProgress(undefined)(other)).toEqual({ begun: false });
  });

  test('a file that is something else is not overwritten, and that is reported', () => {
    mkdirSync(folder);
    for (const text of ['[]', 'half of {']) {
      writeFileSync(join(folder, 'results.json'), text);
      expect(readResults()).toEqual({});
      expect(noteResult(played(COURSE, 'd 2'))).toMatch(/^could not be kept in .*: .*it is not a list of results$/);
      expect(readFileSync(join(folder, 'results.json'), 'utf8')).toBe(text);
    }
    writeFileSync(join(folder, 'results.json'), '{"x": 7, "y": {"length": -1}}');
    expect(readResults()).toEqual({});
  });
});

describe.runIf(process.platform !== 'win32')('in the place of a file that is kept', () => {
  test('a pipe is not waited for, and counts as no game', () => {
    mkdirSync(join(folder, 'unfinished'), { recursive: true });
    const session = played(COURSE, 'c L1');
    keepUnfinished(session);
    const path = unfinishedGame(family, session.start)!;
    rmSync(path);
    for (const each of [path, join(folder, 'results.json')]) spawnSync('sh', ['-c', 'mkfifo "$0"', each]);
    expect(unfinishedGame(family, session.start)).toBeUndefined();
    keepUnfinished(session);
    expect(movesIn(unfinishedGame(family, session.start))).toHaveLength(1);
    expect(readResults()).toEqual({});
    expect(noteResult(session)).toMatch(/results\.json: it is not a regular file$/);
  });

  test('a link is not written through', () => {
    mkdirSync(folder, { recursive: true });
    const elsewhere = join(home, 'elsewhere');
    writeFileSync(elsewhere, '{}');
    symlinkSync(elsewhere, join(folder, 'results.json'));
    expect(noteResult(played(COURSE, 'c L1'))).toMatch(/it is not a regular file$/);
    expect(readFileSync(elsewhere, 'utf8')).toBe('{}');
  });
});
