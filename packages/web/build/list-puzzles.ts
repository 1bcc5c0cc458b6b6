import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { byNumber, mayHoldBoards, splitBoards } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { titleOf } from '@slidewise/core/text';
import { type CollectionRating, LEVELS } from '@slidewise/lab/collection';
import { writeMoves } from '../src/collection/move-texts.js';
import type { BuiltPuzzle } from '../src/collection/puzzle.js';
import { encodeScene } from '../src/collection/scene-code.js';

/** A shortest solution; kept in a file, since solving all boards takes longer than a build should. */
interface KnownSolution {
  /** Of the board's text: a board that was changed is solved again. */
  readonly board: string;
  readonly moves: string;
}

interface Board {
  readonly name: string;
  readonly family: Family;
  readonly text: string;
  readonly note?: string;
}

/** What the app is given. */
export interface Listing {
  readonly puzzles: readonly BuiltPuzzle[];
  /** The shortest solutions, by the names of the puzzles. */
  readonly solutions: Readonly<Record<string, string>>;
}

/** All boards of the collection, by family and from easy to hard. Solves those whose solutions are not known yet. */
export function listPuzzles(folder: string, solutionsFile: string): Listing {
  const ratings = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as CollectionRating[];
  const rated = new Map(ratings.map((rating) => [rating.name, rating]));
  const boards = families.flatMap((family) => boardsOf(family, folder));
  const puzzles = families.flatMap((family) =>
    boards
      .filter((board) => board.family === family)
      .map((board) => ({ puzzle: puzzleOf(board, rated.get(board.name)), score: rated.get(board.name)?.score ?? 0 }))
      .sort(byDifficulty)
      .map(({ puzzle }) => puzzle),
  );
  const known = JSON.parse(readFileSync(solutionsFile, 'utf8')) as Record<string, KnownSolution>;
  const solutions: Record<string, KnownSolution> = {};
  for (const board of boards) {
    if (rated.get(board.name)!.optimum === null) continue;
    const hash = createHash('sha256').update(board.text).digest('hex').slice(0, 16);
    const solution = known[board.name];
    solutions[board.name] = solution?.board === hash ? solution : { board: hash, moves: solutionOf(board) };
  }
  const [before, after] = [known, solutions].map((value) => `${JSON.stringify(value, undefined, 2)}\n`);
  if (before !== after) writeFileSync(solutionsFile, after!);
  const moves = Object.entries(solutions).map(([name, solution]) => [name, solution.moves] as const);
  return { puzzles, solutions: Object.fromEntries(moves) };
}

/** A shortest solution as text. */
export function solutionOf({ family, text }: Pick<Board, 'family' | 'text'>): string {
  const { position, format } = unwrap(family.parse(text, {}));
  return writeMoves(family, position, unwrap(solve(family, position)).moves, { format });
}

function boardsOf(family: Family, folder: string): Board[] {
  const home = join(folder, family.id);
  // A new family has no puzzles yet.
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter(mayHoldBoards)
    .sort(byNumber())
    .flatMap((file) => {
      const whole = readFileSync(join(home, file), 'utf8');
      const name = `${family.id}/${file.replace(/\.\w+$/, '')}`;
      const parts = [...splitBoards(whole, { family: family.id, read: {} })];
      if (parts.length === 1) return [{ name, family, text: whole, ...noteIn(whole) }];
      return parts.map(({ text = '', line }) => ({ name: `${name}:${line}`, family, text: text.trimEnd() }));
    });
}

/** The comment at the top of a file. */
function noteIn(text: string): { note?: string } {
  const note = /^(# .*\n)+/.exec(text)?.[0].replace(/^# */gm, '').trim().replace(/\s+/g, ' ');
  return note === undefined || note === '' ? {} : { note };
}

function puzzleOf({ name, family, text, note }: Board, rating: CollectionRating | undefined): BuiltPuzzle {
  if (rating === undefined)
    throw new Error(`puzzles/index.json does not know ${name}: run node scripts/make-index.mjs`);
  const { title = titleOf(name), chinese, level, optimum } = rating;
  const scene = family.scene(unwrap(family.parse(text, {})).position);
  return {
    name,
    family: family.id,
    title,
    ...(chinese === undefined ? {} : { chinese }),
    ...(note === undefined ? {} : { note }),
    text,
    scene: encodeScene(scene),
    ...{ level, width: scene.width, height: scene.height },
    unit: family.metrics[0]!.unit,
    ...(optimum === null ? {} : { shortest: optimum }),
  };
}

interface RatedPuzzle {
  readonly puzzle: BuiltPuzzle;
  readonly score: number;
}

function byDifficulty(a: RatedPuzzle, b: RatedPuzzle): number {
  const rank = ({ puzzle: { level } }: RatedPuzzle): number => LEVELS.findIndex(({ id }) => id === level);
  return rank(a) - rank(b) || a.score - b.score;
}
