import type { Scene } from '@slidewise/core/family';
import type { Result } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import type { Solution } from '@slidewise/core/solve';
import { labelWidth } from '../draw.js';
import { widthOf } from '../text-width.js';
import { showAmount } from '../units.js';
import { type LineCommand, LineCommandReader } from './line-commands.js';

/** What the line game says. */
export interface LineWords {
  board(session: Session): string;
  prompt(session: Session): string;
  /** Of a move that is not legal, and of a text that is no move. */
  illegal(reason: string): string;
  unknown(reason: string): string;
  readonly nothingToUndo: string;
  solution(session: Session, solution: Solution): string;
  readonly quit: string;
  readonly won: string;
}

/** How a line game ended; `ended` if the input did. */
export type LineGameEnd = 'won' | 'quit' | 'ended';

/** The game of the course, by lines: the board, a prompt, a command, and again. */
export class LineGame {
  private readonly reader: LineCommandReader;

  constructor(
    private readonly session: Session,
    lines: AsyncIterator<string>,
    private readonly write: (text: string) => void,
    private readonly solve: (position: unknown) => Promise<Result<Solution>>,
    private readonly words: LineWords,
  ) {
    this.reader = new LineCommandReader(session.family, lines);
  }

  async play(): Promise<LineGameEnd> {
    const { session, words } = this;
    this.write(`${words.board(session)}\n`);
    while (!session.solved) {
      this.write(words.prompt(session));
      const command = await this.reader.next(session.position);
      if (command === undefined) {
        this.write('\n');
        return 'ended';
      }
      if (command.kind === 'quit') {
        this.write(`${words.quit}\n`);
        return 'quit';
      }
      const answer = await this.obey(command);
      if (answer !== undefined) this.write(`${answer}\n`);
      this.write(`\n${words.board(session)}\n`);
    }
    this.write(`${words.won}\n`);
    return 'won';
  }

  /** Does what is asked; what to say about it, if anything. */
  private async obey(command: LineCommand): Promise<string | undefined> {
    const { session, words } = this;
    if (command.kind === 'undo') return session.undo() ? undefined : words.nothingToUndo;
    if (command.kind === 'unknown') return words.unknown(command.reason);
    if (command.kind === 'move') {
      const played = session.play(command.move);
      return played.ok ? undefined : words.illegal(played.problem.message);
    }
    const solved = await this.solve(session.position);
    return solved.ok ? words.solution(session, solved.value) : solved.problem.message;
  }
}

/** The course's words, as far as they fit every family. */
export const courseWords: LineWords = {
  board: ({ scene }) => plainGrid(scene),
  prompt: (session) => {
    const [first] = session.nudges();
    const example = first === undefined ? '' : ` such as ${session.print(first.move)}`;
    return `Enter a move${example}, 'Q', '?', or 'Z' : `;
  },
  illegal: () => 'Illegal move...try again!',
  unknown: (reason) => `${reason[0]!.toUpperCase()}${reason.slice(1)}`,
  nothingToUndo: 'No move to undo',
  solution: (session, { status, counts, moves, reason, lowerBound }) => {
    if (status === 'unsolvable') return 'No Solution exists!';
    if (status === 'stopped') {
      const { unit } = session.family.metrics.find(({ id }) => id === session.metric)!;
      return `No solution is known: ${reason}; one has at least ${showAmount(lowerBound, unit)}`;
    }
    return [`Solution found with expansions: ${counts.expanded}`, ...printed(session, moves)].join('\n');
  },
  quit: "Don't give up that easily!",
  won: 'You win!',
};

/** Moves in a row, as text, one after the other. */
function printed({ family, format, position }: Session, moves: readonly unknown[]): string[] {
  let at = position;
  return moves.map((move) => {
    const text = family.printMove(at, move, format);
    const after = family.play(at, move);
    if (after.ok) at = after.value;
    return text;
  });
}

/** A scene as rows of names and nothing else; wide names stand in columns. */
function plainGrid(scene: Scene): string {
  const width = labelWidth(scene);
  const rows = Array.from({ length: scene.height }, () => new Array<string>(scene.width).fill('.'));
  for (const { row, column } of scene.goals ?? []) rows[row]![column] = '-';
  for (const { row, column } of scene.walls) rows[row]![column] = '#';
  for (const { label, cells } of scene.pieces) for (const { row, column } of cells) rows[row]![column] = label;
  const between = width === 1 ? '' : ' ';
  const padded = (label: string): string => ' '.repeat(width - widthOf(label)) + label;
  return rows.map((row) => row.map(padded).join(between)).join('\n');
}
