import { countsIn } from '@slidewise/classroom/grading';
import type { Family } from '@slidewise/core/contract';
import { mayHoldBoards, type Replay, replaying } from '@slidewise/core/reading';
import { positionId } from '@slidewise/core/session';
import type { Solution } from '@slidewise/core/solving';
import {
  boardInText,
  type Claim,
  claimInstead,
  defined,
  judgeClaim,
  lengthOf,
  unknownLetters,
  whetherShortest,
} from '@slidewise/server/answers';
import type { BoardNames } from '../../input/board-names.js';
import type { InputBoard, OneBoard } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { Turns } from '../../terminal/turns.js';
import type { CountJudge } from './count-judge.js';
import type { Submission } from './files.js';
import type { Grade, Graded, Ungraded } from './grade.js';
import type { GradeFlags } from './options.js';

/** A board that solutions may be for, or the error if it cannot be read. */
export type Given = Pick<InputBoard, 'label' | 'error'> & Partial<OneBoard>;

/** Grades one file after another, and solves each board once in a metric, with the first solution of it. */
export class Grader {
  /** By metric and board: the same board may have other names and another goal in the texts of a course. */
  private readonly solutions = new Map<string, Solution>();
  private readonly turns = new Turns();

  constructor(
    private readonly names: BoardNames<Given>,
    private readonly flags: GradeFlags,
    private readonly signal: AbortSignal,
    /** Finds a shortest solution in a metric, with its proof. */
    private readonly solve: (board: OneBoard, metric: string) => Promise<Solution>,
    private readonly judge?: CountJudge,
  ) {}

  /** Undefined where it is no solution but a copy of the board, or where Ctrl-C came too early. Whatever is wrong with a file is in its grade; `own` is the board whatever the file is called. */
  async grade(submission: Submission, own?: Given): Promise<Grade | undefined> {
    const { name } = submission;
    const found = own === undefined ? this.names.find(name) : { board: own };
    const about = { file: name, ...('board' in found ? { board: found.board.label } : {}) };
    try {
      const source = await submission.read();
      if ('error' in source) return { ...about, error: source.error };
      if ('error' in found) return { ...about, error: found.error };
      const grade = await this.gradeText(found.board, source.text, submission);
      return grade && { ...about, ...grade };
    } catch (error) {
      return { ...about, ...unchecked(error) };
    }
  }

  /** Grades what a program has answered to a board; `said` has its counts. */
  async gradeAnswer(
    board: OneBoard,
    text: string,
    submission: Pick<Submission, 'name' | 'passOver'>,
    said: string,
  ): Promise<Graded | Ungraded | undefined> {
    try {
      return await this.gradeText(board, text, submission, said);
    } catch (error) {
      return unchecked(error);
    }
  }

  private async gradeText(
    board: Given,
    text: string,
    { name, passOver }: Pick<Submission, 'name' | 'passOver'>,
    said = text,
  ): Promise<Graded | Ungraded | undefined> {
    const { label, family, error } = board;
    if (family === undefined || board.reading === undefined) return { error: `its board cannot be used: ${error}` };
    const wrong = unknownLetters(family, this.flags.letters);
    if (wrong !== undefined) return { error: wrong.message };
    const reading = boardInText(family, board.reading, text);
    const replay = await this.replay({ label, family, reading }, text);
    if (replay === undefined) return undefined;
    if (replay.bad?.readable === false && replay.moves.length === 0 && this.isBoard(family, name, text)) {
      passOver();
      return undefined;
    }
    const claim = claimInstead(text, replay);
    if (claim !== undefined)
      return this.withCounts(await this.gradeClaim({ label, family, reading }, claim, replay), reading, said);
    const wanted = this.flags.metric ?? replay.metric;
    const metric = family.metrics.find(({ id }) => id === wanted) ?? family.metrics[0]!;
    const length = lengthOf(family, replay.moves, metric.id);
    const solved = replay.bad === undefined && family.isSolved(replay.position);
    const known =
      solved && this.flags.optimum
        ? whetherShortest(label, length, await this.solved({ label, family, reading }, metric.id))
        : {};
    return this.withCounts({ board: label, family, metric, replay, solved, length, ...known }, reading, said);
  }

  /** The same with what it says of its counts, and whether that is right. */
  private async withCounts(
    grade: Graded | Ungraded,
    reading: OneBoard['reading'],
    said: string,
  ): Promise<Graded | Ungraded> {
    if (grade.replay === undefined) return grade;
    const { board: label, family, metric, claim, solved } = grade;
    const counts = countsIn(said);
    const isUnsolvable = solved && claim !== undefined && 'unsolvable' in claim;
    const board = { label, family, reading };
    const judged = solved ? await this.judge?.judge(board, metric.id, counts, { isUnsolvable }) : undefined;
    return { ...grade, ...defined({ counts, judged }) };
  }

  private async gradeClaim(board: OneBoard, claim: Claim, replay: Replay): Promise<Graded | Ungraded> {
    if (!this.flags.optimum) return { error: 'there are no moves in it, and --no-optimum leaves all else unchecked' };
    const { label, family } = board;
    const metric = family.metrics.find(({ id }) => id === this.flags.metric) ?? family.metrics[0]!;
    const { right, optimum, reason } = judgeClaim(claim, await this.solved(board, metric.id));
    const { bad: _, ...nothing } = replay;
    return {
      ...{ board: label, family, metric, replay: nothing, claim, solved: right === true },
      length: 'unsolvable' in claim ? 0 : claim.length,
      ...defined({ shortest: right, optimum, reason }),
    };
  }

  /** Students hand in their boards, too. */
  private isBoard(family: Family, name: string, text: string): boolean {
    return mayHoldBoards(name) && family.parse(text, readOptions(this.flags)).ok;
  }

  private async replay({ family, reading }: OneBoard, text: string): Promise<Replay | undefined> {
    const work = replaying(family, reading, text, { letters: this.flags.letters });
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (this.turns.due) await this.turns.next();
      if (this.signal.aborted) return undefined;
    }
  }

  private async solved(board: OneBoard, metric: string): Promise<Solution> {
    const { family, reading } = board;
    const key = `${metric} ${positionId(family, reading.position, reading.format)}`;
    const solution = this.solutions.get(key) ?? (await this.solve(board, metric));
    this.solutions.set(key, solution);
    return solution;
  }
}

/** Whatever it is, the others are graded. */
function unchecked(error: unknown): Ungraded {
  return { error: `it cannot be checked: ${(error as Error).message}` };
}
