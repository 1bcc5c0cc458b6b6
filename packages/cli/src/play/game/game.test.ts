import { stripVTControlCharacters } from 'node:util';
import { guessFamily } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { type Question, Session } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { beforeEach, describe, expect, test } from 'vitest';
import { InputDecoder } from '../screen/input-events.js';
import { Game } from './game.js';
import type { GameEnd, Opening } from './surroundings.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const TILES = '1 2 3\n4 5 6\n0 7 8\n';

/** A game at a keyboard, with a clock of its own. */
class Table {
  readonly session: Session;
  readonly game: Game;
  now = 0;
  end: GameEnd | undefined;
  /** What goes wrong when the game is kept, or its result. */
  error: string | undefined;
  results = 0;
  /** The game as it was kept last. */
  kept = '';
  private readonly decoder = new InputDecoder();

  constructor(
    board: string,
    options: { metric?: string; hasNext?: boolean; solver?: () => Question<unknown>; opening?: Opening } = {},
  ) {
    const family = guessFamily(board);
    const { metric, hasNext = false } = options;
    const reading = unwrap(family.parse(board, {}));
    this.session = Session.start(family, { ...reading, name: 'a board', ...(metric === undefined ? {} : { metric }) });
    const around = {
      solver:
        options.solver ??
        ((position: unknown, counted: string) => ({
          answer: Promise.resolve(unwrap(solve(family, position, { metric: counted }))),
          cancel: () => {},
        })),
      solverState: () => undefined,
      now: () => this.now,
      hasNext: () => hasNext,
      keep: () => {
        this.kept = this.session.save();
        return this.error;
      },
      noteResult: () => {
        this.results++;
        return this.error;
      },
    };
    this.game = new Game(this.session, around, options.opening);
    this.game.draw(120, 24);
  }

  press(...texts: string[]): this {
    for (const text of texts) {
      for (const event of [...this.decoder.push(text), ...this.decoder.flush()]) this.end ??= this.game.handle(event);
    }
    return this;
  }

  /** Waits for the solver, which answers at once but not before it is asked. */
  async settle(): Promise<this> {
    await new Promise((resolve) => setImmediate(resolve));
    return this;
  }

  pass(milliseconds: number): this {
    for (const until = this.now + milliseconds; this.now < until; ) {
      this.now = Math.min(until, this.now + Math.max(1, this.game.nextTick() ?? milliseconds));
      this.game.tick();
    }
    return this;
  }

  get moves(): string {
    return this.session.log
      .slice(0, this.session.at)
      .map(({ text }) => text)
      .join(', ');
  }

  get screen(): string {
    return this.game
      .draw(120, 24)
      .map((line) => `${stripVTControlCharacters(line)}\n`)
      .join('');
  }
}

const [UP, DOWN, RIGHT, LEFT] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D'] as const;

let table: Table;
beforeEach(() => {
  table = new Table(COURSE);
});

describe('keys', () => {
  test('a name selects, arrows slide, and one piece that goes on makes one move', () => {
    table.press('d', DOWN, DOWN, 'c', LEFT, LEFT, 'b', DOWN, DOWN, DOWN);
    expect(table.moves).toBe('d 2, c -2, b 3');
    expect(table.session.solved).toBe(true);
    expect(table.screen).toContain('Solved in 3 moves.');
  });

  test('Tab goes through the pieces that can move, in both directions', () => {
    expect(table.screen).toContain('║    a     ║');
    table.press('\t', DOWN);
    expect(table.screen).toContain('c cannot move down.');
    table.press('\x1b[Z', RIGHT);
    expect(table.moves).toBe('a 1');
  });

  test('impossible moves are explained', () => {
    expect(table.press(LEFT).screen).toContain('a cannot move left: the edge is in the way.');
    expect(table.press('c', UP).screen).toContain('c cannot move up: b is in the way.');
    expect(table.press('u').screen).toContain('There is no move to undo.');
    expect(table.press('r').screen).toContain('There is no move to redo.');
    expect(table.moves).toBe('');
  });

  test('undo, redo and restart', () => {
    table.press('d', DOWN, 'c', LEFT, 'u');
    expect(table.moves).toBe('d 1');
    table.press('r');
    expect(table.moves).toBe('d 1, c -1');
    table.press('Z', '\x7f');
    expect(table.moves).toBe('');
    table.press('r', 'r', 'R');
    expect(table.session.at).toBe(0);
    expect(table.screen).toContain('r redo');
  });

  test('with one free cell, arrows move at once, and names of several digits can be typed', () => {
    table = new Table(TILES).press(LEFT);
    expect(table.moves).toBe('L');
    expect(table.press(UP).screen).toContain('Nothing can move up.');
    table.press('8', '\r');
    expect(table.session.solved).toBe(true);
    const large = new Table('1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n').press('1', '5', ' ');
    expect(large.moves).toBe('L');
  });

  test('quit, and what comes after a solved board', () => {
    expect(table.press('q').end).toBe('quit');
    expect(new Table(COURSE).press('\x03').end).toBe('quit');
    expect(new Table(COURSE).press('n').end).toBeUndefined();
    const solved = new Table(TILES, { hasNext: true }).press(LEFT, LEFT);
    expect(solved.screen).toMatch(/n next puzzle {2}o other puzzle/);
    expect(solved.press('n').end).toBe('next');
    expect(new Table(TILES).press(LEFT, LEFT, UP, 'u').moves).toBe('L');
  });
});

describe('the mouse', () => {
  // Cells of 6×3 behind a frame, below the title: from 1, as terminals count.
  const at = (row: number, column: number): string => `${2 + 6 * column + 3};${3 + 3 * row + 1}`;
  const press = (row: number, column: number): string => `\x1b[<0;${at(row, column)}M`;
  const drag = (row: number, column: number): string => `\x1b[<32;${at(row, column)}M`;
  const release = (row: number, column: number): string => `\x1b[<0;${at(row, column)}m`;

  test('a click selects, and a drag slides as far as the way is free', () => {
    table.press(press(3, 5), release(3, 5));
    expect(table.screen).toContain('d can go up or down.');
    expect(table.moves).toBe('');
    table.press(press(3, 5), drag(4, 5), drag(5, 5), release(5, 5));
    expect(table.moves).toBe('d 2');
    table.press(press(3, 3), drag(3, 0), release(3, 0));
    expect(table.moves).toBe('d 2, c -2');
    table.press(press(3, 1), drag(3, 3), release(3, 3));
    expect(table.moves).toBe('d 2');
  });

  test('a click moves a tile, with those before it', () => {
    table = new Table(TILES).press(press(2, 2), release(2, 2));
    expect(table.session.solved).toBe(true);
    expect(new Table(TILES).press(press(1, 1), release(1, 1)).screen).toContain('5 cannot move now.');
  });

  test('a brick can be dragged around a corner', () => {
    table = new Table('goal: 1 2\nXAA\n..A\n', { metric: 'moves' }).press(press(0, 0), drag(1, 1), release(1, 1));
    expect(table.moves).toBe('X down,right');
  });

  test('nowhere is nothing', () => {
    table.press('\x1b[<0;70;3M', '\x1b[<32;71;3M', '\x1b[<0;71;3m', press(5, 0), drag(5, 1));
    expect(table.moves).toBe('');
  });
});

describe('hints', () => {
  test('a hint in steps: which piece, where it goes, why; asked again, that one move is played', async () => {
    table.press('h');
    expect(table.screen).toContain('Looking for the shortest solution …');
    await table.settle();
    expect(table.screen).toContain('Look at d');
    expect(table.screen).toContain('3 moves to go, the fewest possible.');
    expect(table.screen).toContain('h again tells where; p plays the whole solution.');
    expect(table.screen).not.toContain('↓ ');
    table.press('h');
    expect(table.screen).toContain('Next: d down 1');
    expect(table.screen).toContain('h again tells why');
    expect(table.screen).toContain('↓');
    table.press('h');
    expect(table.screen).toContain('Plan: d down 1, c left 2');
    expect(table.screen).toContain('Then d is out of the way of a.');
    expect(table.screen).toContain('h again plays d down 1');
    expect(table.moves).toBe('');
    table.press('h').pass(10_000);
    expect(table.moves).toBe('d 1');
    // The plan goes on.
    expect(table.screen).toContain('Played: d down 1');
    expect(table.screen).toContain('Plan: c left 2');
    table.press('h');
    expect(table.screen).toContain('Played: c left 2');
    for (let presses = 0; presses < 4 && !table.session.solved; presses++) table.press('h');
    expect(table.screen).toMatch(/Solved in 3 moves, the fewest possible\.\n.*It took a hint\./);
  });

  test('the whole solution has a key, asks once, and any other key stops it', async () => {
    table.press('p').pass(5000);
    expect(table.screen).toContain('This plays the whole solution');
    expect(table.moves).toBe('');
    // What comes between takes it back.
    table.press('c', UP, 'p');
    expect(table.screen).toContain('p again begins.');
    table.press('p');
    expect(table.screen).toContain('Looking for the shortest solution …');
    await table.settle();
    table.pass(1).pass(700);
    expect(table.moves).toBe('d 1, c -2');
    table.press('x');
    expect(table.screen).toContain('It is your turn.');
    table.pass(5000);
    expect(table.moves).toBe('d 1, c -2');
    table.press('p').pass(1);
    expect(table.screen).toContain('Solved in 3 moves, the fewest possible.');
    expect(table.screen).toContain('The whole solution was shown.');
  });

  test('a move of the player ends the search for a hint', async () => {
    let cancelled = 0;
    const never = (): Question<unknown> => ({ answer: new Promise(() => {}), cancel: () => cancelled++ });
    table = new Table(COURSE, { solver: never }).press('h');
    expect(table.screen).toContain('Looking for');
    table.press('c', LEFT);
    expect(cancelled).toBe(1);
    expect(table.screen).not.toContain('Looking for');
  });

  test('the optimum turns up by itself', async () => {
    expect(table.screen).toMatch(/Shortest {2}…/);
    table.game.listen(() => {});
    await table.press('c', LEFT).settle();
    expect(table.screen).toMatch(/Moves {5}1\n.*Shortest {2}3\n/);
  });

  test('why: the account of the heuristic, with the pieces that it names', () => {
    table.press('w');
    expect(table.screen).toMatch(/At least 3 moves from here:\n.*B stands in front of a\./i);
    expect(table.screen).not.toContain('heuristic');
    expect(table.screen).toContain('┏━━━━┓');
    expect(table.press('\x1b').screen).not.toContain('┏━━━━┓');
  });

  test('a hint and an account take the place of each other, marks and all', async () => {
    const marked = (): number => table.screen.match(/┏/g)?.length ?? 0;
    await table.press('w').settle();
    expect(marked()).toBeGreaterThan(1);
    await table.press('h', 'h').settle();
    table.press('h');
    expect(table.screen).toContain('Next: d down 1');
    expect(marked()).toBe(1);
    table.press('w');
    expect(table.screen).not.toContain('↓ ');
    table.press('h').pass(700);
    expect(table.screen).toContain('Look at d');
    expect(table.moves).toBe('');
  });

  test('why: every reason is told, as far as there is room', () => {
    table = new Table('6 5 4 7\n1 3 2 8\n9 10 0 11\n13 14 15 12\n').press('w');
    expect(table.screen.match(/from its place\./g)).toHaveLength(9);
  });

  test('a way that is not proved shortest is not called that while it is played', async () => {
    const hasty = (): Question<unknown> => {
      const family = guessFamily(COURSE);
      const result = unwrap(solve(family, table.session.position, { metric: 'moves' }));
      if (result.status !== 'solved') throw new Error('this board has a solution');
      return { answer: Promise.resolve({ ...result, optimal: false, lowerBound: 1 }), cancel: () => {} };
    };
    table = new Table(COURSE, { solver: hasty });
    await table.press('h').settle();
    expect(table.screen).toContain('there may be a shorter one');
    table.press('p', 'p').pass(1);
    expect(table.screen).toContain('This is the best solution known, perhaps not the shortest');
    expect(table.screen).not.toContain('This is the shortest solution');
  });

  test('a board without a solution, and a failing solver, are reported', async () => {
    table = new Table('...b..\n...bee\naa.b.d\n.....d\n...c..\n...c..\n');
    table.game.listen(() => {});
    await table.settle();
    expect(table.screen).toMatch(/Shortest {2}no solution/);
    expect(table.screen).toContain('This board has no solution:');
    table.press('w');
    expect(table.screen).toContain('There is no solution from here:');
    expect(table.screen).not.toContain('At least');
    const broken = (): Question<unknown> => ({ answer: Promise.reject(new Error('gone')), cancel: () => {} });
    table = await new Table(COURSE, { solver: broken }).press('h').settle();
    expect(table.screen).toContain('The solver failed: gone');
  });
});

describe('time', () => {
  test('is counted while the game goes on, but not while the program is stopped', () => {
    table.pass(65_000);
    expect(table.screen).toMatch(/Time {6}1:05/);
    table.now += 3_600_000;
    table.press('d', DOWN);
    expect(table.screen).toMatch(/Time {6}1:07/);
    table.press('c', LEFT, LEFT, 'b', DOWN, DOWN, DOWN);
    expect(table.game.nextTick()).toBeUndefined();
    table.now += 60_000;
    table.game.tick();
    expect(table.screen).toMatch(/Time {6}1:07/);
  });
});

describe('the help screen', () => {
  test('has every key of this board and the mouse, and any key goes back', () => {
    table.press('?');
    expect(table.screen).toMatch(/^click +select a piece$/m);
    expect(table.screen).toMatch(/^drag +slide a piece$/m);
    expect(table.screen).toMatch(/^h \^N +a hint/m);
    expect(table.screen).toMatch(/^o \^O +another puzzle/m);
    table.press('q');
    expect(table.end).toBeUndefined();
    expect(table.screen).toContain('a board');
    expect(new Table(TILES).press('?').screen).toMatch(/^click +slide a piece, with those in front of it$/m);
  });

  test('is no time of the game; Ctrl-C ends that, too', () => {
    table.press('?').pass(65_000).press('x');
    expect(table.screen).toMatch(/Time {6}0:00/);
    expect(table.press('?', '\x03').end).toBe('quit');
  });
});

test('the goal is in sight until it is reached', () => {
  expect(table.screen).toContain('Goal: nothing stands between a and the right edge.');
  table.press('d', DOWN, DOWN, 'c', LEFT, LEFT);
  expect(table.screen).toContain('Goal: nothing stands between a and the right edge.');
  expect(table.press('u', 'r', 'b', UP).screen).toMatch(/Goal:.*\n.*\n.*b cannot move up/);
  expect(table.press(DOWN, DOWN, DOWN).screen).not.toContain('Goal:');
});

test('the game is kept after every move, undo and hint, for the program may be killed', async () => {
  const kept = (): string => table.kept;
  table.press('d', DOWN);
  expect(kept()).toMatch(/1\. d 1\n$/);
  table.press('c', LEFT, 'u');
  expect(kept()).toContain('[Played "1"]');
  await table.press('h').settle();
  expect(kept()).toContain('[Help "hinted"]');
});

describe('leaving', () => {
  test('a game that cannot be kept is not lost without a word', () => {
    table.error = 'could not be kept in /x: the disk is full';
    table.press('d', DOWN, 'q');
    expect(table.end).toBeUndefined();
    expect(table.screen).toContain('Your game could not be kept in /x: the disk is full.');
    expect(table.screen).toContain('s saves it elsewhere; q again leaves without it.');
    // What comes between takes it back.
    table.press('c', 'q');
    expect(table.end).toBeUndefined();
    expect(table.press('q').end).toBe('quit');
  });

  test('another puzzle likewise', () => {
    table.error = 'could not be kept';
    expect(table.press('o').end).toBeUndefined();
    expect(table.press('o').end).toBe('other');
    expect(new Table(COURSE).press('o').end).toBe('other');
  });

  test('a new game is asked for twice if there are moves to forget', () => {
    expect(new Table(COURSE).press('N').end).toBe('anew');
    table.press('d', DOWN, 'N');
    expect(table.end).toBeUndefined();
    expect(table.screen).toContain('N again begins it.');
    expect(table.press('N').end).toBe('anew');
    expect(new Table(TILES).press(LEFT, LEFT, 'N').end).toBe('anew');
  });

  test('a game that goes on says so, and how to begin anew', () => {
    table = new Table(COURSE, { opening: { resumed: true } });
    expect(table.screen).toContain('Your game goes on (0:00); N begins a new one.');
    const damaged = new Table(COURSE, { opening: { error: 'It could not be read.' } });
    expect(damaged.screen).toMatch(/Goal:.*\n.*\n.*It could not be read\./);
  });
});

describe('results', () => {
  const solution = ['d', DOWN, DOWN, 'c', LEFT, LEFT, 'b', DOWN, DOWN, DOWN] as const;

  test('are noted once a board is solved, with how: clean, hinted or shown', async () => {
    table.press('w', ...solution);
    expect([table.session.help, table.results]).toEqual(['clean', 1]);
    table = new Table(COURSE);
    await table.press('h').settle();
    table.press('R', ...solution);
    expect([table.session.help, table.results]).toEqual(['hinted', 1]);
    expect(table.screen).toContain('It took a hint.');
    table = new Table(COURSE);
    await table.press('h').settle();
    table
      .press('p', 'p')
      .pass(1)
      .press('x', 'u', ...solution);
    expect([table.session.help, table.results]).toEqual(['shown', 1]);
    expect(table.screen).toContain('Some of the way had been shown.');
  });

  test('that cannot be kept are reported', () => {
    table.error = 'could not be kept: why not';
    expect(table.press(...solution).screen).toContain('The result could not be kept: why not.');
  });
});
