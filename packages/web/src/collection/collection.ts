import list from 'virtual:slidewise-collection';
import type { Scene } from '@slidewise/core/contract';
import { type Collection, decodeRow } from './puzzle.js';
import { decodeScene } from './scene-code.js';

/** The puzzles that come with the app: listed and measured when it was built. Boards and pictures are loaded when they are needed. */
export const collection: Collection = {
  families: list.families,
  puzzles: list.families.flatMap((family) => family.puzzles.map((row) => decodeRow(family, row))),
};

const scenes = new Map<string, Scene>();

/** What a family's puzzles look like, by their names. */
export async function scenesOf(family: string): Promise<(name: string) => Scene | undefined> {
  const { default: codes } = (await list.scenes[family]?.()) ?? { default: {} };
  return (name) => {
    const code = codes[name];
    const scene = scenes.get(name) ?? (code && decodeScene(code));
    // The same scene each time: its picture is drawn once.
    if (scene !== undefined) scenes.set(name, scene);
    return scene;
  };
}
