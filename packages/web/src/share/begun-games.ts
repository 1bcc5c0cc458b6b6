import type { Session } from '@slidewise/core/session';
import { encodeScene, isSceneCode, type SceneCode } from '../collection/scene-code.js';
import { readStored, store } from '../storage.js';

/** A game that was begun and is not solved, as a list shows it: without loading the code of games. */
export interface BegunGame {
  /** The name of its record: that of its puzzle, or the id of its board. */
  readonly name: string;
  readonly isPuzzle: boolean;
  readonly title: string;
  readonly family: string;
  /** The position as it stands. */
  readonly scene: SceneCode;
  readonly length: number;
  readonly unit: string;
  readonly shortest?: number;
  /** When it was played last, in milliseconds since 1970. */
  readonly at: number;
}

const NAME = 'begun';
/** So many are listed. */
const MOST = 24;

/** The games that were begun, the last one first. */
export function begunGames(): readonly BegunGame[] {
  try {
    const games: unknown = JSON.parse(readStored(NAME) ?? '[]');
    return Array.isArray(games) ? games.filter(isBegunGame) : [];
  } catch {
    return [];
  }
}

/** Puts a game first in the list. */
export function noteBegun(name: string, session: Session, isPuzzle: boolean): void {
  const { family, optimum, length, metric, scene } = session;
  const game: BegunGame = {
    ...{ name, isPuzzle, title: session.name ?? family.title, family: family.id, scene: encodeScene(scene), length },
    unit: family.metrics.find(({ id }) => id === metric)!.unit,
    ...(optimum !== undefined && { shortest: optimum }),
    at: Date.now(),
  };
  write([game, ...begunGames().filter((each) => each.name !== name)].slice(0, MOST));
}

/** Takes a game off the list. */
export function dropBegun(name: string): void {
  const before = begunGames();
  const after = before.filter((each) => each.name !== name);
  if (after.length < before.length) write(after);
}

function write(games: readonly BegunGame[]): void {
  store(NAME, games.length === 0 ? undefined : JSON.stringify(games));
}

function isBegunGame(value: unknown): value is BegunGame {
  const { name, title, family, scene, length, unit, at, shortest = 1 } = (value ?? {}) as Partial<BegunGame>;
  const isText = [name, title, family, unit].every((each) => typeof each === 'string');
  const isCount = [length, at, shortest].every((each) => Number.isInteger(each));
  return isText && isCount && isSceneCode(scene);
}
