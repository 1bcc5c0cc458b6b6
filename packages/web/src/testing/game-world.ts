import { readAddress } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import { type Solution, solve } from '@slidewise/core/solving';
import type { Puzzle } from '../collection/puzzle.js';
import type { BestResult } from '../collection/results.js';
import { openGame } from '../share/game-address.js';
import { Game, type GameWorld } from '../views/play/game.js';
import type { LiveQuestion } from '../worker/client.js';
import type { SolveNews } from '../worker/solver.js';
import { puzzleNamed as listed } from './listed-puzzles.js';
import { ManualClock } from './manual-clock.js';

const puzzleNamed = (name: string): Puzzle | undefined => listed(name);
export const ports = { puzzleNamed, record: () => undefined, isOwn: false };
export const opened = (hash: string) => unwrap(openGame(readAddress(hash), ports));

/** A test world with a manual clock, in which questions wait for their answers. */
export class TestWorld extends ManualClock implements GameWorld {
  said: string[] = [];
  saved: string | undefined;
  questions: {
    position: unknown;
    cancelled: boolean;
    hurried: boolean;
    onNews(news: SolveNews): void;
    answer(solution?: Solution): void;
  }[] = [];
  constructor(private readonly session: Session) {
    super();
  }
  announce = (text: string) => void this.said.push(text);
  keep = () => {
    this.saved = this.session.save();
  };
  noted: BestResult[] = [];
  note = (result: BestResult) => {
    this.noted.push(result);
    return true;
  };
  solver = (_family: string, onNews: (news: SolveNews) => void) => (position: unknown, metric: string) => {
    let resolve!: (solution: Solution) => void;
    const promise = new Promise<Solution>((settle) => {
      resolve = settle;
    });
    const question = {
      position,
      cancelled: false,
      hurried: false,
      onNews,
      answer: (solution?: Solution) => resolve(solution ?? unwrap(solve(this.session.family, position, { metric }))),
    };
    this.questions.push(question);
    return {
      answer: promise,
      cancel: () => {
        question.cancelled = true;
      },
      hurry: () => {
        question.hurried = true;
      },
    } satisfies LiveQuestion<unknown>;
  };
  /** Lets time pass, and everything that hangs on it happen. */
  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    for (;;) {
      const due = this.timers.find(({ at }) => at <= this.time);
      if (due === undefined) break;
      this.timers = this.timers.filter((each) => each !== due);
      due.action();
    }
    for (let i = 0; i < 10; i++) await Promise.resolve();
  }
}

export function gameOf(hash: string): { game: Game; world: TestWorld } {
  const open = opened(hash);
  const world = new TestWorld(open.session);
  return { game: new Game(open, world), world };
}
