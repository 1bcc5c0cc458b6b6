import { bricks } from '@slidewise/core/bricks';
import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../core/src/testing/samples.js';
import { SearchTree } from '../tree/search-tree.js';
import { BoardLine } from './board-line.js';
import { compareLog, type LogVerdict, logLine, readLog } from './log-text.js';
import { type LogEvent, SearchLog } from './search-log.js';

const COURSE = unwrap(rushHour.parse('...b../...b../aa.b.d/..cccd/....../......', {})).position;
const any = (family: unknown): Family => family as Family;

function begin(family: Family, position: unknown, options: object = {}, format = family.formats[0]!.id) {
  return unwrap(SearchLog.start(family, position, format, options));
}

function allEvents(log: SearchLog<unknown, unknown>): LogEvent[] {
  const all: LogEvent[] = [];
  for (let events = log.next(); events !== undefined; events = log.next()) all.push(...events);
  return all;
}

function compared(log: SearchLog<unknown, unknown>, text: string): LogVerdict {
  const work = compareLog(log, readLog(text));
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

test('the lines of the first board that is taken, to the byte', () => {
  const log = begin(any(rushHour), COURSE, { heuristic: 'direct' });
  const lines: string[] = [];
  while (lines.length < 9) lines.push(...log.next()!.map(logLine));
  expect(lines).toEqual([
    'new f=2 g=0 h=2 ...b../...b../aa.b.d/..cccd/....../......',
    'take f=2 g=0 h=2 ...b../...b../aa.b.d/..cccd/....../......',
    'new f=3 g=1 h=2 by=a1 ...b../...b../.aab.d/..cccd/....../......',
    'new f=2 g=1 h=1 by=d2 ...b../...b../aa.b../..ccc./.....d/.....d',
    'new f=2 g=1 h=1 by=d1 ...b../...b../aa.b../..cccd/.....d/......',
    'new f=3 g=1 h=2 by=c-1 ...b../...b../aa.b.d/.ccc.d/....../......',
    'new f=3 g=1 h=2 by=c-2 ...b../...b../aa.b.d/ccc..d/....../......',
    'new f=3 g=1 h=2 by=d-1 ...b../...b.d/aa.b.d/..ccc./....../......',
    'new f=2 g=1 h=1 by=d-2 ...b.d/...b.d/aa.b../..ccc./....../......',
  ]);
});

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test('a log says what the tree of the search says, and is the same as itself', () => {
    let better = 0;
    for (const position of samples(family, 'small', 6, 5)) {
      if (family.isSolved(position) || family.refute(position) !== undefined) continue;
      const heuristic = family.metrics[0]!.defaultHeuristic;
      const ways = [
        { algorithm: 'astar', heuristic },
        { algorithm: 'ucs', settings: { ties: 'lifo', order: 'reversed' } },
      ];
      for (const way of ways) {
        const tree = unwrap(SearchTree.plant(family, position, way as never));
        while (tree.expanded.length < 200 && tree.step());
        if (tree.solution === undefined) continue;
        const events = allEvents(begin(family, position, way));
        const of = (kind: string) => events.filter(({ event }) => event === kind);
        const solved = tree.solution.status === 'solved' ? 1 : 0;
        expect(of('take')).toHaveLength(tree.expanded.length + solved);
        expect(of('new')).toHaveLength(tree.nodes.length);
        expect(of('better')).toHaveLength(tree.nodes.reduce((sum, { improvements }) => sum + improvements, 0));
        better += of('better').length;
        const { generated } = tree.solution.counts;
        expect(events.length - of('take').length - 1).toBe(generated);
        const taken = tree.expanded.map((id) =>
          JSON.stringify(family.scene(tree.position(id)).pieces.map(({ cells }) => cells[0])),
        );
        if (family.id !== 'bricks') {
          const told = of('take').map((each) =>
            JSON.stringify(family.scene(each.position).pieces.map(({ cells }) => cells[0])),
          );
          expect(told.slice(0, taken.length)).toEqual(taken);
        }
        const text = events.map(logLine).join('\n');
        const verdict = compared(begin(family, position, way), text);
        expect(verdict).toEqual({ status: 'same', lines: events.length, taken: tree.expanded.length + solved });
      }
    }
    if (family.id === 'rush-hour') expect(better).toBe(0);
  });
});

test('a cheaper path is told', () => {
  // A heuristic that is not consistent leads A* to boards on costlier paths first.
  const position = unwrap(rushHour.parse('....d./hh..d./..aad./ii.gg./.bbc../ff.cee', {})).position;
  const events = allEvents(begin(any(rushHour), position, { heuristic: 'indirect' }));
  const better = events.filter(({ event }) => event === 'better');
  expect(better.length).toBeGreaterThan(0);
  const [first] = better as [LogEvent];
  const before = events.find(({ event, board }) => event === 'new' && board === first.board)!;
  expect(first.g!).toBeLessThan(before.g!);
});

test('events of a large board come a few at a time, and are compared all the same', () => {
  // Each second cell is a brick of its own name.
  const rows = Array.from({ length: 12 }, (_, r) =>
    Array.from({ length: 12 }, (__, c) => ((r + c) % 2 ? r * 12 + c + 3 : 0)),
  );
  rows[11]![11] = 2;
  const text = [
    '14,14,',
    `${'1,'.repeat(14)}`,
    ...rows.map((row) => `1,${row.join(',')},1,`),
    `${'1,'.repeat(12)}-1,1,`,
  ];
  const position = unwrap(bricks.parse(text.join('\n'), {})).position;
  const large = () => begin(any(bricks), position, { metric: 'steps', heuristic: 'none' });
  const log = large();
  const events: LogEvent[] = [];
  while (events.filter(({ event }) => event === 'take').length < 3) {
    const some = log.next()!;
    expect(some.length).toBeLessThanOrEqual(8);
    expect(some.findLastIndex(({ event }) => event === 'take')).toBeLessThanOrEqual(0);
    events.push(...some);
  }
  expect(events.length).toBeGreaterThan(400);
  const verdict = compared(large(), events.map(logLine).reverse().join('\n'));
  expect(verdict).toMatchObject({ status: 'different', lines: 0 });
  const cut = events.slice(0, 500);
  expect(compared(large(), cut.map(logLine).join('\n'))).toMatchObject({ status: 'different', lines: cut.length });
});

describe("a student's log", () => {
  /** The course's A* on strings: what a student may write, with words and an order of their own. */
  function studentLog(mistake?: 'ties' | 'closed'): string {
    const rows = (board: string): string[] => board.split('/');
    const h = (board: string): number =>
      new Set(
        rows(board)[2]!
          .slice(rows(board)[2]!.lastIndexOf('a') + 1)
          .replaceAll('.', ''),
      ).size;
    const successors = (board: string): string[] =>
      ['d', 'c', 'b', 'a'].flatMap((name) => {
        const cells = rows(board).flatMap((row, r) =>
          [...row].flatMap((cell, c) => (cell === name ? [[r, c] as const] : [])),
        );
        const down = cells[0]![1] === cells[1]![1] ? 1 : 0;
        return [1, -1].flatMap((sign) => {
          const found: string[] = [];
          for (let by = sign; ; by += sign) {
            const grid = rows(board).map((row) => [...row.replaceAll(name, '.')]);
            const moved = cells.map(([r, c]) => [r + by * down, c + by * (1 - down)] as const);
            if (moved.some(([r, c]) => grid[r]?.[c] !== '.')) return found;
            for (const [r, c] of moved) grid[r]![c] = name;
            found.push(grid.map((row) => row.join('')).join('/'));
          }
        });
      });
    const start = '...b../...b../aa.b.d/..cccd/....../......';
    const open = [{ board: start, g: 0 }];
    const seen = new Set([start]);
    const lines = ['my program, version 2'];
    for (;;) {
      const order = (a: { board: string; g: number }, b: { board: string; g: number }): number =>
        a.g + h(a.board) - b.g - h(b.board) ||
        h(a.board) - h(b.board) ||
        (mistake === 'ties' ? Number(a.board < b.board) - 0.5 : Number(a.board > b.board) - 0.5);
      const { board, g } = open.sort(order).shift()!;
      lines.push(`pop: ${board}`);
      if (h(board) === 0) return lines.join('\n');
      for (const next of successors(board)) {
        if (seen.has(next) && mistake !== 'closed') continue;
        seen.add(next);
        open.push({ board: next, g: g + 1 });
        lines.push(`  push h=${h(next)} g=${g + 1} ${next}`);
      }
    }
  }
  const options = { algorithm: 'astar-early-closing', heuristic: 'direct' };
  const judged = (text: string) => compared(begin(any(rushHour), COURSE, options), text);

  test('in words and an order of its own is the same', () => {
    expect(judged(studentLog())).toMatchObject({ status: 'same', taken: 11 });
  });

  test('the first line that differs is told, with what was expected', () => {
    const ties = judged(studentLog('ties'));
    expect(ties).toMatchObject({
      status: 'different',
      taken: 2,
      found: { event: 'take' },
      expected: { event: 'take' },
    });
    const closed = judged(studentLog('closed'));
    // The start enters again after the second board.
    expect(closed).toMatchObject({ status: 'different', taken: 2, found: { event: 'new' } });
    const cut = studentLog().split('\n');
    expect(judged(cut.slice(0, -1).join('\n'))).toMatchObject({
      status: 'different',
      expected: { event: 'take', h: 0 },
    });
    expect((judged(cut.slice(0, -1).join('\n')) as { found?: unknown }).found).toBeUndefined();
    expect(judged([...cut, cut[1]].join('\n'))).toMatchObject({ status: 'different', found: { line: cut.length + 1 } });
    expect(judged(studentLog().replace('h=1', 'h=2'))).toMatchObject({ found: { h: 2 } });
  });

  test('lines that begin with no event are passed over', () => {
    expect(readLog('hello\n\n  take  f=3 ..a/b.. \nTAKE\nnewer x\n')).toEqual([
      { line: 3, text: 'take  f=3 ..a/b..', event: 'take', f: 3, board: '..a/b..' },
      { line: 4, text: 'TAKE', event: 'take' },
    ]);
  });
});

describe('boards on a line', () => {
  const sbp = '5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,2,2,1,\n1,1,1,1,1,\n';
  const start = unwrap(bricks.parse(sbp, {})).position;
  const line = new BoardLine(any(bricks), start, 'sbp');
  const after = (...moves: string[]) =>
    moves.reduce((position, move) => unwrap(bricks.play(position, unwrap(bricks.parseMove(position, move)))), start);

  test('bricks: also with the master on its goal, and with bricks that were numbered anew', () => {
    const solved = after('(2,left)', '(4,down)', '(3,right)', '(2,up)', '(2,up)');
    expect(line.text(solved)).toBe('1,2,2,1,1/1,0,0,3,1/1,0,0,4,1/1,1,1,1,1');
    expect(line.isSame('5,4,/1,2,2,1,1,/1,0,0,3,1,/1,0,0,4,1,/1,1,1,1,1,', solved)).toBe(true);
    expect(line.isSame('1 2 2 1 1/1 0 0 4 1/1 0 0 3 1/1 1 1 1 1', solved)).toBe(true);
    expect(line.isSame('1,3,3,1,1/1,0,0,2,1/1,0,0,4,1/1,1,1,1,1', solved)).toBe(false);
    expect(line.isSame('1,2,2,1,1/1,0,3,0,1/1,0,0,4,1/1,1,1,1,1', solved)).toBe(false);
    expect(line.isSame('1,2,2,1,1/1,0,0,3,1', solved)).toBe(false);
  });

  test('tiles and vehicles keep their names', () => {
    const board = unwrap(tiles.parse('2 1 3/5 4 0/6 7 8', {})).position;
    const own = new BoardLine(any(tiles), board, 'line');
    expect(own.text(board)).toBe('2,1,3/5,4,0/6,7,8');
    expect(own.isSame('2 1 3/5 4 0/6 7 8', board)).toBe(true);
    expect(own.isSame('2,1,3,/5,4,0,/6,7,8,', board)).toBe(true);
    expect(own.isSame('1,2,3/5,4,0/6,7,8', board)).toBe(false);
    const two = unwrap(rushHour.parse('aa.b/...b/...c/...c', {})).position;
    const cars = new BoardLine(any(rushHour), two, 'usc');
    expect(cars.isSame('aa.c/...c/...b/...b', two)).toBe(false);
    expect(cars.isSame('aa.b/...b/...c/...c', two)).toBe(true);
  });

  test('a format without rows of cells: the id', () => {
    const { position } = unwrap(bricks.parse('1 3\n0 0 0 0\ngoal\n0 2 0 2', {}));
    expect(new BoardLine(any(bricks), position, 'tray').text(position)).toMatch(/^bricks:tray:/);
  });
});

test('searches without an open list in a stated order have no log', () => {
  for (const algorithm of ['idastar', 'bfs', 'beam', 'bidirectional']) {
    const found = SearchLog.start(rushHour, COURSE, 'usc', { algorithm } as never);
    expect(found.ok ? '' : found.problem.message).toMatch(/has no open list in a stated order|makes no tree/);
  }
});
