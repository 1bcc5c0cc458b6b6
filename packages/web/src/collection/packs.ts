import { LEVELS, type LevelId, levelIds } from '@slidewise/lab/collection';
import { allStored, readStored, store } from '../storage.js';
import type { FamilyTitle, ListedPuzzle, Puzzle } from './puzzle.js';
import { isSceneCode, type SceneCode } from './scene-code.js';

/** A board of a pack. */
export interface PackBoard {
  /** The id of its position. */
  readonly board: string;
  readonly family: string;
  readonly title: string;
  readonly scene: SceneCode;
  /** Left out until it is rated. */
  readonly level?: LevelId;
  /** The length of a shortest solution, where it is proved. */
  readonly moves?: number;
}

/** Boards that somebody has brought: a row of one's own. */
export interface Pack {
  readonly id: string;
  readonly title: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly boards: readonly PackBoard[];
}

const PREFIX = 'pack.';
const OPEN = LEVELS.find(({ id }) => id === 'open')!.id;

/** All packs of this device, the newest first. */
export function readPacks(): readonly Pack[] {
  const texts = Object.entries(allStored()).filter(([name]) => name.startsWith(PREFIX));
  return texts.flatMap(([name, text]) => packIn(name.slice(PREFIX.length), text) ?? []).sort((a, b) => b.at - a.at);
}

export function readPack(id: string): Pack | undefined {
  const text = readStored(PREFIX + id);
  return text === undefined ? undefined : packIn(id, text);
}

/** Keeps a pack; if the device has no room for it, leaves all as it was and returns false. */
export function writePack({ id, title, at, boards }: Pack): boolean {
  const before = readStored(PREFIX + id);
  const isKept = store(PREFIX + id, JSON.stringify({ title, at, boards }));
  if (!isKept) store(PREFIX + id, before);
  return isKept;
}

export function deletePack(id: string): void {
  store(PREFIX + id, undefined);
}

/** A free id. */
export function newPackId(): string {
  for (let id = Date.now().toString(36); ; id += 'x') if (readStored(PREFIX + id) === undefined) return id;
}

/** The name of a board of a pack, by its place from 1 on: `mine/ID/3`. */
function packedName(pack: string, place: number): string {
  return `mine/${pack}/${place}`;
}

function placeIn(name: string): { readonly id: string; readonly place: number } | undefined {
  const [, id, place] = /^mine\/([a-z0-9]+)\/(\d{1,4})$/.exec(name) ?? [];
  return id === undefined ? undefined : { id, place: Number(place) };
}

/** The puzzle of a name, if it is one of a pack of this device. */
export function packedPuzzle(name: string, families: readonly FamilyTitle[]): Puzzle | undefined {
  const found = placeIn(name);
  const pack = found && readPack(found.id);
  const board = pack?.boards[found!.place - 1];
  return board && puzzleOf(name, board, families);
}

/** The puzzles of a pack, in their order. */
export function puzzlesOf({ id, boards }: Pack, families: readonly FamilyTitle[]): readonly Puzzle[] {
  return boards.flatMap((board, i) => puzzleOf(packedName(id, i + 1), board, families) ?? []);
}

/** The puzzles of the pack that a name belongs to. */
export function puzzlesBeside(name: string, families: readonly FamilyTitle[]): readonly ListedPuzzle[] {
  const found = placeIn(name);
  const pack = found && readPack(found.id);
  return pack === undefined ? [] : puzzlesOf(pack, families);
}

function puzzleOf(
  name: string,
  { board, family: id, title, scene, level = OPEN, moves }: PackBoard,
  families: readonly FamilyTitle[],
): Puzzle | undefined {
  const family = families.find((each) => each.id === id);
  if (family === undefined) return undefined;
  const [width, height] = scene.size;
  const { unit } = family;
  return { name, family: id, title, text: board, width, height, unit, level, ...(moves && { shortest: moves }) };
}

/** A pack as a text that can be read again: ids with their titles above them. */
export function printPack({ boards }: Pack): string {
  return boards.map(({ title, board }) => `# ${title}\n${board}\n`).join('');
}

function packIn(id: string, text: string): Pack | undefined {
  try {
    const { title, at, boards } = (JSON.parse(text) ?? {}) as Partial<Pack>;
    if (typeof title !== 'string' || !Number.isFinite(at) || !Array.isArray(boards)) return undefined;
    return { id, title, at: at!, boards: boards.filter(isPackBoard) };
  } catch {
    return undefined;
  }
}

function isPackBoard(value: unknown): value is PackBoard {
  const { board, family, title, scene, level = OPEN, moves = 0 } = (value ?? {}) as Partial<PackBoard>;
  const isText = [board, family, title].every((each) => typeof each === 'string');
  return isText && isSceneCode(scene) && levelIds.includes(level) && Number.isInteger(moves);
}
