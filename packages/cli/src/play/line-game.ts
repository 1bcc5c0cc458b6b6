import type { LineGame } from '@slidewise/classroom/line-game';
import { printMoves, type Scene } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import type { Solution } from '@slidewise/core/solving';
import { sentenceOf } from '@slidewise/server/answers';
import { labelWidth } from '../terminal/draw.js';
import { widthOf } from '../terminal/text-width.js';
import { metricUnit, showAmount, showCount } from '../terminal/units.js';
import { capital } from '../terminal/wrap.js';

/** The course's game by lines, as far as it fits every family; `solve` answers `?`. */
export function lineGame(
  session: Session,
  solve: (position: unknown) => Promise<Result<Solution> | undefined>,
): LineGame {
  return {
    session,
    words: { quit: 'Q', undo: 'Z', hint: '?' },
    texts: {
      prompt: () => {
        const [first] = session.nudges();
        const example = first === undefined ? '' : ` such as ${session.print(first.move)}`;
        return `Enter a move${example}, 'Q', '?', or 'Z' : `;
      },
      won: 'You win!\n',
      quit: "Don't give up that easily!\n",
      illegalMove: 'Illegal move...try again!\n',
      nothingToUndo: 'No move to undo\n',
      whereTo: (piece) => `Where does ${piece} go? `,
      unreadable: (reason) => `${capital(reason)}\n`,
    },
    draw: ({ scene }) => `${plainGrid(scene)}\n`,
    hint: async ({ position }) => {
      const solved = await solve(position);
      if (solved === undefined) return undefined;
      return solved.ok ? `${answer(session, solved.value)}\n` : `${sentenceOf(solved.problem)}\n`;
    },
  };
}

function answer(session: Session, { status, counts, moves, reason, lowerBound }: Solution): string {
  if (status === 'unsolvable') return 'No Solution exists!';
  if (status === 'stopped') {
    const unit = metricUnit(session.family, session.metric);
    return `No solution is known: ${reason?.message}; one has at least ${showAmount(lowerBound, unit)}`;
  }
  return [
    `Solution found with expansions: ${showCount(counts.expanded)}`,
    ...printMoves(session.family, session.position, moves, session.style),
  ].join('\n');
}

/** A scene as rows of names and nothing else; wide names stand in columns. */
function plainGrid(scene: Scene): string {
  const width = labelWidth(scene);
  const rows = Array.from({ length: scene.height }, () => new Array<string>(scene.width).fill('.'));
  for (const { row, column } of scene.reserved ?? []) rows[row]![column] = ':';
  for (const { row, column } of scene.goals ?? []) rows[row]![column] = '-';
  for (const { row, column } of scene.walls) rows[row]![column] = '#';
  for (const { label, cells } of scene.pieces) for (const { row, column } of cells) rows[row]![column] = label;
  const between = width === 1 ? '' : ' ';
  const padded = (label: string): string => ' '.repeat(width - widthOf(label)) + label;
  return rows.map((row) => row.map(padded).join(between)).join('\n');
}
