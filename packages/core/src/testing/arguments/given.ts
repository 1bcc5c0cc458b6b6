import { makingOf } from '../../contract/facets/facets.js';
import type { Family } from '../../contract/family.js';
import { families } from '../../families.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { rushHour } from '../../rush-hour/index.js';
import { Session } from '../../session/session.js';
import { LEFT_OUT, OTHERS, type Parameter, thing } from './parameter.js';

// What arguments are right with: a small board of Rush Hour, and what comes of it.

export const board = unwrap(rushHour.parse('AA.B..\n...B..\nXX.B..\n......\n......\n......')).position;
export const family: Parameter = {
  good: rushHour,
  bad: [...LEFT_OUT, ...OTHERS, 7, 'rush-hour', {}, { id: 'mine' }, { ...rushHour, check: 1 }],
};
export const random = thing(seededRandom(1));
export const cache = thing(new MemoryTableCache(), { get: 1 });
export const trace = { enter: () => {}, expand: () => {} };
export const space = rushHour.space(board);
export const scene = rushHour.scene(board);
export const solving = { metric: 'moves', algorithm: 'weighted-astar', heuristic: 'direct', weight: 2 };
export const newSession = () => Session.start(rushHour, unwrap(rushHour.parse(unwrap(rushHour.print(board, 'sfu')))));

/** A position, and what JSON might bring instead: of another family, without a part, with a part that does not fit. */
export function position(of: Family, good: unknown): Parameter {
  const plain = JSON.parse(JSON.stringify(good)) as Record<string, unknown>;
  const elsewhere = families
    .filter((other) => other !== of)
    .map((other) => unwrap(makingOf(other).plain(makingOf(other).sizes.usual)));
  const changed = Object.keys(plain).flatMap((key) => {
    const { [key]: _, ...without } = plain;
    return [without, ...[null, 1.5, 'x', [1], [null], {}].map((value) => ({ ...plain, [key]: value }))];
  });
  return { good, bad: [...LEFT_OUT, ...OTHERS, 7, 'board', [], {}, ...elsewhere, ...changed] };
}
export const at = position(rushHour, board);
