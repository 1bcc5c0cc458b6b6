import type { Scene } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import { LEVELS, levelOfScore } from '@slidewise/lab/collection';
import { namesNoPuzzle } from '../messages.js';
import { readStored, store } from '../storage.js';
import type { NearBoard, SuppliedBoard, Wanted } from '../worker/supply-service.js';
import { today } from './days.js';
import { nextSeed, noteDealt, wasDealt } from './dealt.js';
import { closed, familyOf, isOpenName, type MadeName, madeTitle, readMadeName } from './made-names.js';
import type { FamilyTitle, Puzzle } from './puzzle.js';
import { decodeScene, encodeScene, isSceneCode, type SceneCode } from './scene-code.js';

/** Brings a board from wherever it is made. */
export type Bring = (wanted: Wanted, waiting: Waiting) => Promise<Result<SuppliedBoard>>;

/** How a board is waited for. */
export interface Waiting {
  /** Hears of the best board so far. */
  readonly onNear?: (near: NearBoard) => void;
  /** Calls it off. */
  readonly signal?: AbortSignal;
}

/** A made board, as this device remembers it. */
interface Made {
  readonly name: string;
  readonly board: string;
  /** What it looks like. */
  readonly scene: SceneCode;
  readonly moves?: number;
}

const NAME = 'made';
/** So many of the last made boards are remembered: they need not be made again. */
const MOST = 40;
/** After so many boards that were dealt before, one may come again: there are no others. */
const TRIES = 25;

/** A puzzle that was made for a name. */
export interface Dealt {
  readonly name: string;
  readonly puzzle: Puzzle;
}

/** Puzzles that are in no file: brought by their names, and remembered for a while. */
export class MadePuzzles {
  private readonly ready = new Map<string, Promise<Result<Dealt>>>();

  constructor(
    private readonly families: readonly FamilyTitle[],
    private readonly bring: Bring,
  ) {}

  /** The puzzle of a name, if it was made on this device not long ago. */
  known(name: string): Puzzle | undefined {
    const read = readMadeName(name);
    const made = read && remembered().find((each) => each.name === name);
    return made && this.puzzleOf(read, made);
  }

  /** What the board of a name looks like, if it was made on this device not long ago. */
  sceneOf(name: string): Scene | undefined {
    const made = remembered().find((each) => each.name === name);
    return made && decodeScene(made.scene);
  }

  /** The puzzle of a name; of one that says no seed or day, another one each time. */
  async make(name: string, waiting: Waiting = {}): Promise<Result<Dealt>> {
    if (!isOpenName(name)) return this.brought(name, waiting);
    const prepared = this.ready.get(name);
    this.ready.delete(name);
    const dealt = await (prepared ?? this.deal(name, waiting));
    if (dealt.ok && !name.startsWith('daily/')) noteDealt(dealt.value.puzzle.text);
    return dealt;
  }

  /** Makes a puzzle while another one is played. */
  prepare(name: string): void {
    if (this.ready.has(name) || !isOpenName(name)) return;
    const dealt = this.deal(name, {});
    this.ready.set(name, dealt);
    void dealt.then((result) => result.ok || this.ready.delete(name));
  }

  private async deal(name: string, waiting: Waiting): Promise<Result<Dealt>> {
    for (let tries = 1; ; tries++) {
      const dealt = await this.brought(closed(name, nextSeed(), today()), waiting);
      const isNew = !dealt.ok || name.startsWith('daily/') || !wasDealt(dealt.value.puzzle.text);
      if (isNew || tries === TRIES) return dealt;
    }
  }

  private async brought(name: string, waiting: Waiting): Promise<Result<Dealt>> {
    const before = this.known(name);
    if (before !== undefined) return ok({ name, puzzle: before });
    const read = readMadeName(name);
    if (read === undefined || this.titleOf(read) === undefined) return problem(namesNoPuzzle({ name }));
    const board = await this.bring(read, waiting);
    if (!board.ok) return board;
    const { id, scene, moves } = board.value;
    const made: Made = { name, board: id, scene: encodeScene(scene), ...(moves !== undefined && { moves }) };
    remember(made);
    return ok({ name, puzzle: this.puzzleOf(read, made)! });
  }

  private titleOf(made: MadeName): FamilyTitle | undefined {
    return this.families.find(({ id }) => id === familyOf(made));
  }

  private puzzleOf(read: MadeName, { name, board, scene, moves }: Made): Puzzle | undefined {
    const family = this.titleOf(read);
    if (family === undefined) return undefined;
    const [width, height] = scene.size;
    return {
      ...{ name, family: family.id, title: madeTitle(read, family), text: board, width, height, unit: family.unit },
      ...(moves === undefined ? { level: OPEN } : { level: levelOfScore(moves), shortest: moves }),
    };
  }
}

const OPEN = LEVELS.find(({ id }) => id === 'open')!.id;

function remembered(): readonly Made[] {
  try {
    const made: unknown = JSON.parse(readStored(NAME) ?? '[]');
    return Array.isArray(made) ? made.filter(isMade) : [];
  } catch {
    return [];
  }
}

function remember(made: Made): void {
  const others = remembered().filter(({ name }) => name !== made.name);
  store(NAME, JSON.stringify([made, ...others].slice(0, MOST)));
}

function isMade(value: unknown): value is Made {
  const { name, board, scene, moves = 1 } = (value ?? {}) as Partial<Made>;
  const isText = typeof name === 'string' && typeof board === 'string';
  return isText && Number.isInteger(moves) && moves > 0 && isSceneCode(scene);
}
