import { fileURLToPath } from 'node:url';
import { lookOf } from '@slidewise/core/draw';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { titleOf } from '@slidewise/core/text';
import { LEVELS } from '@slidewise/lab/collection';
import { PuzzleSupply } from '@slidewise/lab/supply';
import type { Plugin } from 'vite';
import type { BuiltPuzzle, PuzzleRow } from '../src/collection/puzzle.js';
import { decodeScene } from '../src/collection/scene-code.js';
import { type Listing, listPuzzles } from './list-puzzles.js';
import { atlasShards } from './shards-plugin.js';

export const PUZZLES = fileURLToPath(new URL('../../../puzzles', import.meta.url));
export const KNOWN_SOLUTIONS = fileURLToPath(new URL('./solutions.json', import.meta.url));

const COLLECTION = 'virtual:slidewise-collection';
const SCENES = 'virtual:slidewise-scenes/';
const BOARDS = 'virtual:slidewise-boards';
const SOLUTIONS = 'virtual:slidewise-solutions';

/**
 * The collection as modules: the lists; and apart from these the pictures of each family, the boards, and known
 * solutions.
 */
export function collection(): Plugin {
  let listing: Listing | undefined;
  const own = (id: string): boolean => [COLLECTION, BOARDS, SOLUTIONS].includes(id) || id.startsWith(SCENES);
  return {
    name: 'slidewise:collection',
    resolveId: (id) => (own(id) ? `\0${id}` : undefined),
    async load(module) {
      const id = module.slice(1);
      if (module[0] !== '\0' || !own(id)) return undefined;
      listing ??= listPuzzles(PUZZLES, KNOWN_SOLUTIONS);
      const { puzzles, solutions } = listing;
      if (id === SOLUTIONS) return moduleOf(solutions);
      if (id === BOARDS) return moduleOf(byName(puzzles, ({ text, note }) => ({ text, note })));
      if (id !== COLLECTION) {
        const family = id.slice(SCENES.length);
        return moduleOf(
          byName(
            puzzles.filter((puzzle) => puzzle.family === family),
            ({ scene }) => scene,
          ),
        );
      }
      const shown = families.filter((family) => puzzles.some((puzzle) => puzzle.family === family.id));
      const supply = new PuzzleSupply(async () => JSON.stringify(atlasShards().catalogue));
      const lists = [];
      for (const family of shown) {
        const { id, title, metrics } = family;
        const sizes = unwrap(await supply.sizes(family));
        const own = puzzles.filter((puzzle) => puzzle.family === id).map(listed);
        const shuffles = family.making?.puzzles?.shuffle !== undefined;
        const [first] = puzzles.filter((puzzle) => puzzle.family === id);
        const look = lookOf(decodeScene(first!.scene));
        lists.push({ id, title, unit: metrics[0]!.unit, look, sizes, ...(shuffles && { shuffles }), puzzles: own });
      }
      const scenes = shown.map(({ id: family }) => `${JSON.stringify(family)}: () => import('${SCENES}${family}')`);
      return `export default { families: ${parsed(lists)}, scenes: { ${scenes.join(', ')} } }`;
    },
  };
}

/** A row without what follows from the rest: it is a part of the first page. `decodeRow` of the collection is the way back. */
function listed({ name, family, title, level, width, height, shortest = 0, chinese }: BuiltPuzzle): PuzzleRow {
  const own = title === titleOf(name) ? 0 : title;
  const rank = LEVELS.findIndex(({ id }) => id === level);
  return [name.slice(family.length + 1), own, rank, width, height, shortest, ...(chinese ?? [])];
}

function byName<T>(puzzles: readonly BuiltPuzzle[], value: (puzzle: BuiltPuzzle) => T): Record<string, T> {
  return Object.fromEntries(puzzles.map((puzzle) => [puzzle.name, value(puzzle)]));
}

function moduleOf(data: unknown): string {
  return `export default ${parsed(data)}`;
}

/** Browsers read JSON in a text faster than the same as a program. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}
