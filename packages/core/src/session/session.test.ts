import { describe, expect, expectTypeOf, test } from 'vitest';
import { bricks } from '../bricks/index.js';
import type { Family } from '../contract/family.js';
import { identityOf } from '../contract/same.js';
import { families, familyById } from '../families.js';
import * as english from '../messages/en/solving.js';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { type RushHourPosition, rushHour } from '../rush-hour/index.js';
import type { Solution } from '../solving/solution.js';
import { solve } from '../solving/solve.js';
import { samples } from '../testing/samples.js';
import { tiles } from '../tiles/index.js';
import type { Incumbents, Question } from './advice.js';
import { positionId, readPositionId } from './position-id.js';
import { hasOneFreeCell, slideIntoGap } from './scene-moves.js';
import { Session } from './session.js';

const inBoard = '...b../...b../aa.b.d/..cccd/....../......';

function begin(familyId: string, text: string, metric?: string): Session {
  const family = familyById(familyId)!;
  const reading = unwrap(family.parse(text.replaceAll('/', '\n'), {}));
  return Session.start(family, { ...reading, ...(metric === undefined ? {} : { metric }) });
}

function beginAt(family: Family, position: unknown): Session {
  return Session.start(family, { ...unwrap(readPositionId(positionId(family, position))).reading, position });
}

function pieceOf(session: Session, label: string): number {
  return session.scene.pieces.findIndex((piece) => piece.label === label);
}

/** A solver that answers at once, and counts how often it was asked. */
function solverOf(family: Family) {
  const asked: unknown[] = [];
  const solver = (position: unknown, metric: string): Question<unknown> => {
    asked.push(position);
    return { answer: Promise.resolve(unwrap(solve(family, position, { metric }))), cancel: () => {} };
  };
  return { asked, solver };
}

describe.each(families.map((family) => [family.id, family] as const))('a game: %s', (_, family) => {
  test('random play can be undone, redone, saved and restored', () => {
    const random = seededRandom(3);
    for (const position of samples(family, 'usual', 12, 7)) {
      const session = beginAt(family, position);
      const positions = [position];
      for (let i = 0; i < 12; i++) {
        const slides = session.slides();
        if (slides.length === 0) break;
        const { move, position: expected } = random.pick(slides);
        expect(session.play(move)).toEqual({ ok: true, value: undefined });
        expect(session.position).toEqual(expected);
        positions.push(session.position);
      }
      const counted = session.log.reduce((sum, { move }) => sum + family.cost(move, session.metric), 0);
      expect(session.length).toBe(counted);
      for (let i = positions.length - 2; i >= 0; i--) {
        expect(session.undo()).toBe(true);
        expect(session.position).toBe(positions[i]);
      }
      expect(session.undo()).toBe(false);
      session.goTo(Math.min(3, positions.length - 1));
      session.note('half {way}\nor so');
      session.elapsed = 61_900;
      const restored = unwrap(Session.restore(session.save(), families));
      expect(restored.position).toEqual(session.position);
      expect(restored.log.map(({ text, note }) => [text, note])).toEqual(
        session.log.map(({ text, note }) => [text, note]),
      );
      expect(restored.at).toBe(session.at);
      // Whole seconds that have passed: a clock shows the same before and after.
      expect(restored.elapsed).toBe(61_000);
      expect(restored.save()).toBe(session.save());
    }
  });

  test('slides are what the rules allow, each once, with what they do to the pieces', () => {
    for (const position of samples(family, 'usual', 12, 8)) {
      const session = beginAt(family, position);
      const outcomes = session.slides().map((slide) => identityOf(slide.position));
      expect(new Set(outcomes).size).toBe(outcomes.length);
      const byRules = family.metrics.flatMap(({ id }) =>
        family.moves(position, id).map((move) => identityOf(unwrap(family.play(position, move)))),
      );
      expect(new Set(outcomes)).toEqual(new Set(byRules));
      for (const { shifts, position: after } of session.slides()) {
        const { pieces } = family.scene(after);
        for (const { piece, rows, columns } of shifts) {
          const moved = session.scene.pieces[piece]!.cells.map(({ row, column }) => ({
            row: row + rows,
            column: column + columns,
          }));
          expect(pieces[piece]!.cells).toEqual(moved);
        }
      }
    }
  });
});

describe('nudges', () => {
  test.each(families.map((family) => [family.id, family] as const))(
    '%s: one cell at a time, and all there are',
    (_, family) => {
      for (const position of samples(family, 'usual', 12, 9)) {
        const session = beginAt(family, position);
        const isStep = ({ shifts }: { shifts: readonly { rows: number; columns: number }[] }): boolean =>
          shifts.length === 1 && Math.abs(shifts[0]!.rows) + Math.abs(shifts[0]!.columns) === 1;
        const among = session
          .slides()
          .filter(isStep)
          .map(({ shifts }) => JSON.stringify(shifts));
        expect(session.nudges().every(isStep)).toBe(true);
        expect(
          session
            .nudges()
            .map(({ shifts }) => JSON.stringify(shifts))
            .sort(),
        ).toEqual(among.sort());
      }
    },
  );

  test('with one free cell, a direction is a move', () => {
    const tiles = begin('tiles', '1 2 3/4 0 6/7 5 8');
    expect(hasOneFreeCell(tiles.scene)).toBe(true);
    expect(tiles.handSlides()).toBe(tiles.slides());
    const pushed = (rows: number, columns: number) => slideIntoGap(tiles.slides(), { rows, columns })?.shifts;
    // The tile goes the way of the arrow, into the gap.
    expect(pushed(0, 1)).toEqual([{ piece: pieceOf(tiles, '4'), rows: 0, columns: 1 }]);
    expect(pushed(-1, 0)).toEqual([{ piece: pieceOf(tiles, '5'), rows: -1, columns: 0 }]);
    expect(slideIntoGap(begin('tiles', '0 1/2 3').slides(), { rows: 0, columns: 1 })).toBeUndefined();
    expect(hasOneFreeCell(begin('rush-hour', inBoard).scene)).toBe(false);
  });

  test('on a wide and empty board, a hand is answered at once', () => {
    const rows = Array.from({ length: 120 }, (_, y) => {
      const name = String.fromCharCode(0x100 + y);
      return y === 0 ? `XX${'.'.repeat(118)}` : `.${name}${name}${'.'.repeat(117)}`;
    });
    const session = begin('bricks', `goal: 119 0/${rows.join('/')}`);
    const x = pieceOf(session, 'X');
    for (let i = 0; i < 5; i++) session.play(session.slide(x, 0, 1)!.move, { join: true });
    expect(session.slide(x, -1, 0)).toBeUndefined();
    // Listing all moves would take minutes.
    expect(session.handSlides()).toBe(session.nudges());
    expect(session.at).toBe(5);
    session.play(session.slide(x, 0, -1)!.move, { join: true });
    expect(session.at).toBe(4);
  });
});

describe('playing', () => {
  test('an illegal move changes nothing and is a problem', () => {
    const session = begin('rush-hour', inBoard);
    const { position } = session;
    expect(session.playText('a 3').ok).toBe(false);
    expect(session.playText('z 1').ok).toBe(false);
    expect(session.position).toBe(position);
    expect(session.at).toBe(0);
  });

  test('a new move takes the place of those that were undone', () => {
    const session = begin('rush-hour', inBoard);
    session.playText('d 2');
    session.playText('c -2');
    session.undo();
    expect(session.canRedo).toBe(true);
    session.playText('c -1');
    expect(session.log.map(({ text }) => text)).toEqual(['d 2', 'c -1']);
    expect(session.canRedo).toBe(false);
  });

  test('a piece that moves on makes one longer move; one that is put back undoes it', () => {
    const session = begin('rush-hour', inBoard);
    const c = pieceOf(session, 'c');
    const step = (columns: number) => session.play(session.slide(c, 0, columns)!.move, { join: true });
    step(-1);
    step(-1);
    expect(session.log.map(({ text }) => text)).toEqual(['c -2']);
    expect(session.length).toBe(1);
    step(1);
    expect(session.log.map(({ text }) => text)).toEqual(['c -1']);
    step(1);
    expect(session.at).toBe(0);
    expect(session.position).toBe(session.start);
  });

  test('a listed slide is played as it is, joined or not; one of another position is judged by the rules', () => {
    const random = seededRandom(4);
    for (const family of families) {
      const position = samples(family, 'usual', 1, 5)[0]!;
      const played: unknown[] = [];
      let here: unknown;
      const play: Family['play'] = (at, move) => {
        if (at === here) played.push(move);
        return family.play(at, move);
      };
      const session = beginAt({ ...family, play }, position);
      const plain = beginAt(family, position);
      for (let i = 0; i < 40; i++) {
        const slide = random.pick(session.slides());
        session.nudges();
        here = session.position;
        played.length = 0;
        unwrap(session.playSlide(slide, { join: true }));
        expect(played).toEqual([]);
        here = undefined;
        unwrap(plain.play(slide.move, { join: true }));
        expect(session.save()).toBe(plain.save());
        expect(session.playSlide(slide).ok).toBe(plain.play(slide.move).ok);
        expect(session.save()).toBe(plain.save());
      }
    }
  });

  test('where each step counts, moves are not joined', () => {
    const session = begin('rush-hour', inBoard, 'steps');
    const c = pieceOf(session, 'c');
    for (let i = 0; i < 2; i++) session.play(session.slide(c, 0, -1)!.move, { join: true });
    expect(session.log.map(({ text }) => text)).toEqual(['c -1', 'c -1']);
    expect(session.length).toBe(2);
  });

  test('a tile can be pushed with the fewest others', () => {
    const session = begin('tiles', '1 2 3/4 5 6/0 7 8');
    const slide = session.slide(pieceOf(session, '8'), 0, -1)!;
    expect(slide.shifts).toHaveLength(2);
    expect(session.slide(pieceOf(session, '7'), 0, -1)!.shifts).toHaveLength(1);
    session.play(slide.move);
    expect(session.solved).toBe(true);
    expect(session.length).toBe(2);
  });

  test('the effect of a move can be seen before it is played', () => {
    const session = begin('rush-hour', inBoard);
    const move = unwrap(session.family.parseMove(session.position, 'c -2'));
    expect(session.effect(move)!.shifts).toEqual([{ piece: pieceOf(session, 'c'), rows: 0, columns: -2 }]);
    expect(session.effect(unwrap(session.family.parseMove(session.position, 'c 1')))).toBeUndefined();
    expect(session.at).toBe(0);
  });

  test('listeners hear of every change until they leave', () => {
    const session = begin('rush-hour', inBoard);
    let heard = 0;
    const leave = session.onChange(() => heard++);
    session.playText('d 2');
    session.undo();
    session.undo();
    session.redo();
    session.note('well');
    expect(heard).toBe(4);
    leave();
    session.restart();
    expect(heard).toBe(4);
  });
});

describe('advice', () => {
  test('positions on a known solution are answered without asking again', async () => {
    const session = begin('rush-hour', inBoard);
    const { asked, solver } = solverOf(session.family);
    const advice = (await session.advise(solver))!;
    expect(advice.length).toBe(3);
    expect(session.optimum).toBe(3);
    session.play(advice.moves[0]);
    expect((await session.advise(solver))!.length).toBe(2);
    session.playText('c -1');
    session.undo();
    expect(session.advice!.moves).toEqual(advice.moves.slice(1));
    expect(asked).toHaveLength(1);
    session.playText('c -1');
    await session.advise(solver);
    expect(asked).toHaveLength(2);
  });

  describe('the best solution known goes on with the game', () => {
    const family = familyById('tiles')!;
    const cancelled = { stopReason: 'cancelled', reason: english.cancelled() } as const;
    const random = '8 1 3/4 0 2/7 6 5';
    const best = (session: Session) => unwrap(solve(family, session.position));
    /** There and back so often, and then the shortest way. */
    const detour = (session: Session, times: number) => {
      const { move, position } = session.slides()[0]!;
      const back = family
        .moves(position)
        .find((each) => identityOf(unwrap(family.play(position, each))) === identityOf(session.position));
      return [...Array.from({ length: times }, () => [move, back]).flat(), ...best(session).moves];
    };
    /** A solver that is busy for ever, and offers what it has. */
    const busy =
      (moves?: readonly unknown[]) =>
      (_: unknown, __: string, { offer }: Incumbents<unknown>) => {
        if (moves !== undefined) offer(moves);
        return { answer: new Promise<never>(() => {}), cancel: () => {} };
      };

    test('what a solver offers before its answer is followed move by move, whatever it finds for the next positions', () => {
      const session = begin('tiles', random);
      void session.advise(busy(detour(session, 3)));
      const first = session.bestKnown!.length!;
      expect([first, session.advice]).toEqual([best(session).length! + 6, undefined]);
      for (let left = first; left > 0; left--) {
        expect(session.bestKnown).toMatchObject({ length: left, optimal: false });
        // A longer one is found under way.
        void session.advise(busy(detour(session, 9)));
        expect(session.bestKnown!.length).toBe(left);
        unwrap(session.play(session.bestKnown!.moves[0]));
      }
      expect(session.solved).toBe(true);
    });

    test('a shorter one replaces it, and one that the rules refuse is never taken', () => {
      const session = begin('tiles', random);
      let offer: (moves: readonly unknown[]) => void = () => {};
      void session.advise((_, __, incumbents) => {
        offer = incumbents.offer;
        return { answer: new Promise<never>(() => {}), cancel: () => {} };
      });
      const { moves, length } = best(session);
      offer(detour(session, 3));
      offer(moves);
      expect(session.bestKnown).toMatchObject({ length, optimal: false });
      expect(() => offer(moves.slice(1))).toThrow('The solution');
      offer(detour(session, 1));
      expect(session.bestKnown!.length).toBe(length);
      // What is offered for another position than the one that is seen is too late.
      session.play(session.slides().find(({ move }) => move !== moves[0])!.move);
      offer(moves);
      expect(session.bestKnown!.length).toBe(length! + 1);
    });

    test('an answer that is longer does not replace it, and its bound is kept', async () => {
      const session = begin('tiles', random);
      const right = best(session);
      const long = detour(session, 2);
      await session.advise(solverOf(family).solver);
      session.play(session.slides().find(({ move }) => move !== right.moves[0])!.move);
      expect(session.advice).toBeUndefined();
      // The way back, and then what was known.
      expect(session.bestKnown!.length).toBe(right.length! + 1);
      const poor = { ...right, moves: [...session.bestKnown!.moves.slice(0, 1), ...long], length: right.length! + 5 };
      const answer = (stopped: object) => () => ({
        answer: Promise.resolve({ ...poor, ...stopped, optimal: false, lowerBound: 3 } as Solution<unknown>),
        cancel: () => {},
      });
      const expected = { length: right.length! + 1, optimal: false, lowerBound: 3 };
      expect(await session.advise(answer(cancelled))).toMatchObject(expected);
      // A solver that was stopped has not answered yet.
      expect(session.advice).toBeUndefined();
      expect(await session.advise(answer({}))).toMatchObject(expected);
      expect(session.advice).toMatchObject(expected);
      session.undo();
      expect(session.advice).toMatchObject({ length: right.length, optimal: true });
    });

    test('several moves of it at once, undoing and going on', () => {
      const session = begin('tiles', '1 2 3/4 5 6/0 7 8');
      void session.advise(busy(best(session).moves));
      const push = session.slides().find(({ shifts }) => shifts.length === 2 && shifts[0]!.columns !== 0)!;
      session.play(push.move);
      expect(session.solved).toBe(true);
      expect(session.bestKnown!.length).toBe(0);
      session.undo();
      expect(session.bestKnown!.length).toBe(2);
    });

    test('a move in two parts, as arrow keys make it, is one move along it', () => {
      const cars = begin('rush-hour', inBoard);
      const right = unwrap(solve(cars.family, cars.position));
      void cars.advise(busy(right.moves));
      const far = right.moves.findIndex((move) => cars.family.cost(move, 'steps') > 1);
      for (const move of right.moves.slice(0, far)) cars.play(move);
      const { piece, rows, columns } = cars.effect(right.moves[far])!.shifts[0]!;
      const cells = Math.abs(rows + columns);
      for (let i = 0; i < cells; i++) {
        cars.play(cars.slide(piece, Math.sign(rows), Math.sign(columns))!.move, { join: true });
      }
      expect(cars.bestKnown!.length).toBe(right.length! - far - 1);
    });

    test('a restored game has one, too', () => {
      const before = begin('tiles', random);
      before.play(before.slides()[0]!.move);
      const session = unwrap(Session.restore(before.save(), families));
      void session.advise(busy(detour(session, 1)));
      expect(session.bestKnown!.length).toBe(best(session).length! + 2);
    });
  });

  test('an answer to an old question is never given, and the question is cancelled', async () => {
    const session = begin('rush-hour', inBoard);
    let cancelled = 0;
    let answer: (solution: Solution<unknown>) => void = () => {};
    const solution = unwrap(solve(session.family, session.start, {}));
    const slow = (): Question<unknown> => ({
      answer: new Promise((resolve) => {
        answer = resolve;
      }),
      cancel: () => cancelled++,
    });
    const asked = session.advise(slow);
    const again = session.advise(slow);
    session.playText('c -1');
    expect(cancelled).toBe(1);
    answer(solution);
    expect(await asked).toBeUndefined();
    expect(await again).toBeUndefined();
    // It is still true of the position that it was asked for.
    session.undo();
    expect(session.advice!.length).toBe(3);
  });

  test('the start is studied whatever is played meanwhile, by one question', async () => {
    const session = begin('rush-hour', inBoard);
    const cancelled: unknown[] = [];
    const answers: (() => void)[] = [];
    const slow = (position: unknown): Question<unknown> => ({
      answer: new Promise((resolve) => {
        answers.push(() => resolve(unwrap(solve(session.family, position, {}))));
      }),
      cancel: () => cancelled.push(position),
    });
    const studied = session.study(slow);
    const hint = session.advise(slow);
    expect(answers).toHaveLength(1);
    session.playText('c -1');
    const next = session.advise(slow);
    expect(answers).toHaveLength(2);
    expect(cancelled).toEqual([]);
    for (const answer of answers) answer();
    expect((await studied).length).toBe(3);
    expect(session.optimum).toBe(3);
    expect(await hint).toBeUndefined();
    expect((await next)!.length).toBe(3);
  });

  test('what cannot be solved now can never be', async () => {
    const session = begin('rush-hour', '...b../...bee/aa.b.d/.....d/...c../...c..');
    const { asked, solver } = solverOf(session.family);
    expect((await session.advise(solver))!.status).toBe('unsolvable');
    session.playText('d 2');
    expect((await session.advise(solver))!.status).toBe('unsolvable');
    expect(asked).toHaveLength(1);
  });

  test('a failing solver is reported, and can be asked again', async () => {
    const session = begin('rush-hour', inBoard);
    const broken = (): Question<unknown> => ({ answer: Promise.reject(new Error('gone')), cancel: () => {} });
    await expect(session.advise(broken)).rejects.toThrow('gone');
    expect((await session.advise(solverOf(session.family).solver))!.length).toBe(3);
  });
});

describe('a saved game', () => {
  test('is restored as one of the families that are given, with their types', () => {
    const reading = unwrap(rushHour.parse(inBoard));
    const text = Session.start(rushHour, reading).save();
    const restored = unwrap(Session.restore(text, [rushHour]));
    expectTypeOf(restored.position).toEqualTypeOf<RushHourPosition>();
    expect(restored.position).toEqual(reading.position);
    expect(Session.restore(text, [tiles, bricks])).toMatchObject({
      ok: false,
      problem: {
        message: 'the header "Board": there is no family "rush-hour": expected tiles, bricks',
        line: 1,
        column: 1,
      },
    });
  });

  test('remembers how much the solver has helped, whatever is undone', () => {
    const session = begin('rush-hour', inBoard);
    expect(session.help).toBe('clean');
    expect(session.save()).not.toContain('Help');
    session.takeHelp('shown');
    session.takeHelp('hinted');
    session.restart();
    expect(session.help).toBe('shown');
    expect(unwrap(Session.restore(session.save(), families)).help).toBe('shown');
  });

  test('is readable', () => {
    const session = begin('rush-hour', inBoard);
    session.playText('d 2');
    session.note('makes room');
    session.playText('c -2');
    expect(session.save()).toBe(`[Family "rush-hour"]
[Metric "moves"]
[Goal "clear"]
[Board "rush-hour:usc:${inBoard}"]

1. d 2 {makes room}
2. c -2
`);
  });

  test.each([
    ['[Family "rush-hour"]', 'no header [Board'],
    ['[Board "rush-hour:usc:aa"]', 'the header "Board"'],
    ['[Family "tiles"]\n[Board "rush-hour:usc:aa../..../..../...."]', 'the header "Family"'],
    ['[Metric "miles"]\n[Board "rush-hour:usc:aa../..../..../...."]', 'the header "Metric"'],
    ['[Optimum "many"]\n[Board "rush-hour:usc:aa../..../..../...."]', 'the header "Optimum"'],
    ['[Help "much"]\n[Board "rush-hour:usc:aa../..../..../...."]\n', 'expected clean, hinted, shown'],
    ['[Played "2"]\n[Board "rush-hour:usc:aa../..../..../...."]\n1. a 1', 'from 0 to 1'],
    ['[Board "rush-hour:usc:aa../..../..../...."]\n1. a 1\n2. a 7', 'move 2, "a 7"'],
  ])('%j is a problem', (text, expected) => {
    const game = Session.restore(text, families);
    expect(game.ok ? 'it was restored' : game.problem.message).toContain(expected);
  });
});

test('moves are saved in the notation of the board as it is saved', () => {
  // Read as sbp, with a goal that sbp cannot say: it is saved as a drawing.
  const text = `[Family "bricks"]\n[Board "bricks:sbp,goal=2_4_0:2%2C5%2C/0%2C3%2C/0%2C1%2C/0%2C2%2C/0%2C-1%2C/0%2C0%2C"]\n\n1. (3,left)\n`;
  const saved = unwrap(Session.restore(text, families)).save();
  expect(saved).toContain('[Board "bricks:grid:');
  expect(unwrap(Session.restore(saved, families)).save()).toBe(saved);
});

test('a long game is restored in time that grows with its moves, and one that is too long is refused', () => {
  const moves = (count: number): string =>
    Array.from({ length: count }, (_, i) => `${i + 1}. c ${i % 2 === 0 ? -1 : 1}\n`).join('');
  const head = `[Board "rush-hour:usc:${inBoard}"]\n\n`;
  const session = unwrap(Session.restore(`${head}${moves(20_000).replace('1. c -1', '1. c -1 {begun}')}`, families));
  expect([session.at, session.log.length, session.log[0]!.note]).toEqual([20_000, 20_000, 'begun']);
  expect(unwrap(Session.restore(session.save(), families)).position).toEqual(session.start);
  session.undo();
  expect(session.position).not.toEqual(session.start);
  const restored = Session.restore(`${head}${moves(100_001)}`, families);
  expect(restored.ok ? '' : restored.problem.message).toBe('a game has at most 100,000 moves, but this has more');
});
