import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '@slidewise/core/families';
import type { Family } from '@slidewise/core/family';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solve';
import { writeMoves } from '../src/collection/move-texts.js';
import { LEVELS, type ListedPuzzle, levelOf, titleOf } from '../src/collection/puzzle.js';
import { encodeScene } from '../src/collection/scene-code.js';

/** What solving a board has shown; kept in a file, since solving all of them takes longer than a build should. */
export interface Finding {
  /** Of the board's text: a board that was changed is solved again. */
  readonly board: string;
  readonly status: 'solved' | 'unsolvable' | 'stopped';
  /** The length in the family's first metric, where it is proved shortest. */
  readonly shortest?: number;
  /** The moves of such a solution. */
  readonly solution?: string;
}

interface Board {
  readonly name: string;
  readonly family: Family;
  readonly text: string;
  readonly note?: string;
}

/** What the app is given. */
export interface Listing {
  readonly puzzles: readonly ListedPuzzle[];
  /** The shortest solutions, by the names of the puzzles. */
  readonly solutions: Readonly<Record<string, string>>;
}

/** A board that takes longer than this many milliseconds is listed without a shortest length. */
const PATIENCE = 5000;

/** All boards of the collection, by family and from easy to hard. Solves those that the findings do not know yet. */
export function listPuzzles(folder: string, findingsFile: string): Listing {
  const known = JSON.parse(readFileSync(findingsFile, 'utf8')) as Record<string, Finding>;
  const findings: Record<string, Finding> = {};
  const boards = families.flatMap((family) => boardsOf(family, folder));
  for (const board of boards) {
    const hash = createHash('sha256').update(board.text).digest('hex').slice(0, 16);
    const finding = known[board.name];
    findings[board.name] = finding?.board === hash ? finding : { board: hash, ...find(board) };
  }
  const text = `${JSON.stringify(findings, undefined, 2)}\n`;
  if (JSON.stringify(known) !== JSON.stringify(findings)) writeFileSync(findingsFile, text);
  const puzzles = families.flatMap((family) =>
    boards
      .filter((board) => board.family === family)
      .map((board) => puzzleOf(board, findings[board.name]!))
      .sort(byDifficulty),
  );
  const solutions = Object.entries(findings).flatMap(([name, { solution }]) =>
    solution === undefined ? [] : [[name, solution] as const],
  );
  return { puzzles, solutions: Object.fromEntries(solutions) };
}

/** Solves a board: what is known of it then. */
export function find({ family, text }: Pick<Board, 'family' | 'text'>): Omit<Finding, 'board'> {
  const { position, format } = unwrap(family.parse(text, {}));
  const time = { milliseconds: PATIENCE, now: () => performance.now() };
  const { status, optimal, length, moves } = unwrap(solve(family, position, { limits: { time } }));
  if (!optimal || length === undefined) return { status };
  return { status, shortest: length, solution: writeMoves(family, position, moves, format) };
}

function boardsOf(family: Family, folder: string): Board[] {
  const home = join(folder, family.id);
  const order = new Intl.Collator('en', { numeric: true }).compare;
  return readdirSync(home)
    .filter((file) => !/^\.|\.(md|sol|json)$/i.test(file))
    .sort(order)
    .flatMap((file) => {
      const whole = readFileSync(join(home, file), 'utf8');
      const name = `${family.id}/${file.replace(/\.\w+$/, '')}`;
      const parts = [...family.split(whole, {})];
      if (parts.length === 1) return [{ name, family, text: whole, ...noteIn(whole) }];
      return parts.map(({ text, line }) => ({ name: `${name}:${line}`, family, text }));
    });
}

/** The comment at the top of a file. */
function noteIn(text: string): { note?: string } {
  const note = /^(# .*\n)+/.exec(text)?.[0].replace(/^# */gm, '').trim().replace(/\s+/g, ' ');
  return note === undefined || note === '' ? {} : { note };
}

function puzzleOf({ name, family, text, note }: Board, { status, shortest }: Finding): ListedPuzzle {
  const { position } = unwrap(family.parse(text, {}));
  return {
    name,
    family: family.id,
    title: titleOf(name),
    ...(note === undefined ? {} : { note }),
    text,
    scene: encodeScene(family.scene(position)),
    level: levelOf(status, shortest),
    unit: family.metrics[0]!.unit,
    ...(shortest === undefined ? {} : { shortest }),
  };
}

function byDifficulty(a: ListedPuzzle, b: ListedPuzzle): number {
  const rank = ({ level }: ListedPuzzle): number => LEVELS.findIndex(({ id }) => id === level);
  return rank(a) - rank(b) || (a.shortest ?? 0) - (b.shortest ?? 0);
}
