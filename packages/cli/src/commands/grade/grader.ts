import { mayHoldBoards } from '@slidewise/core/collection';
import type { Family } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import type { BoardNames } from '../../input/board-names.js';
import type { Board, OneBoard } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { type Replay, replaying } from '../../input/replay.js';
import { lengthOf, whetherShortest } from '../../solving/shortest.js';
import { Turns } from '../../terminal/turns.js';
import type { HandedIn } from './files.js';
import type { Grade } from './grade.js';
import type { GradeFlags } from './options.js';

/** A board that solutions may be for; with trouble where it cannot be read. */
export type Given = Pick<Board, 'label' | 'trouble'> & Partial<OneBoard>;

/** Grades one file after another, and solves each board once, with the first solution of it. */
export class Grader {
  private readonly solutions = new Map<Given, Solution>();
  private readonly turns = new Turns();

  constructor(
    private readonly names: BoardNames<Given>,
    private readonly flags: GradeFlags,
    private readonly signal: AbortSignal,
    /** Finds a shortest solution, with its proof. */
    private readonly solve: (board: OneBoard) => Promise<Solution>,
  ) {}

  /** Undefined where it is no solution but a copy of the board, or where Ctrl-C came too early. */
  async grade(file: HandedIn): Promise<Grade | undefined> {
    const { name } = file;
    const found = this.names.find(name);
    if ('trouble' in found) return { file: name, trouble: 'trouble' in file ? file.trouble : found.trouble };
    const { label, family, reading, trouble } = found.board;
    const about = { file: name, board: label };
    if ('trouble' in file) return { ...about, trouble: file.trouble };
    if (family === undefined || reading === undefined) {
      return { ...about, trouble: `its board cannot be used: ${trouble}` };
    }
    const replay = await this.replay({ label, family, reading }, file.text);
    if (replay === undefined) return undefined;
    if (replay.bad?.readable === false && replay.moves.length === 0 && this.isBoard(family, file)) {
      file.passOver();
      return undefined;
    }
    const metric = family.metrics.find(({ id }) => id === this.flags.metric) ?? family.metrics[0]!;
    const length = lengthOf(family, replay.moves, metric.id);
    const solved = replay.bad === undefined && family.isSolved(replay.position);
    const known =
      solved && this.flags.optimum
        ? whetherShortest(label, length, await this.solved(found.board, { label, family, reading }))
        : {};
    return { ...about, family, metric, replay, solved, length, ...known };
  }

  /** Students hand in their boards, too. */
  private isBoard(family: Family, { name, text }: { name: string; text: string }): boolean {
    return mayHoldBoards(name) && family.parse(text, readOptions(this.flags)).ok;
  }

  private async replay({ family, reading }: OneBoard, text: string): Promise<Replay | undefined> {
    const work = replaying(family, reading, text);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (this.turns.due) await this.turns.next();
      if (this.signal.aborted) return undefined;
    }
  }

  private async solved(key: Given, board: OneBoard): Promise<Solution> {
    const solution = this.solutions.get(key) ?? (await this.solve(board));
    this.solutions.set(key, solution);
    return solution;
  }
}
