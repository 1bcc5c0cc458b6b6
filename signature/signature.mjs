// The signature of the searches, as chess engines have one: a fixed set of boards goes through every algorithm and heuristic of its
// family, in every metric, and one number comes out of all lengths and counts. A change that is not meant to change how boards are searched must
// leave it as it is; one that is meant to writes the new number down (`npm run signature -- --write`), and its commit says so.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { unwrap } from '../packages/core/dist/result.js';
import { algorithms } from '../packages/core/dist/search/algorithms.js';
import { readPositionId } from '../packages/core/dist/session/position-id.js';
import { solve } from '../packages/core/dist/solving/solve.js';

/** Enough for the small boards, and for tables that are built in a moment. */
const LIMITS = { expansions: 1000, memory: 2 ** 23 };
const KNOWN = new URL('./known.json', import.meta.url);

/** What was written down: a number for each family and one for all. */
export function knownSignature() {
  return JSON.parse(readFileSync(KNOWN, 'utf8'));
}

/** What the searches give now. */
export function signature() {
  const parts = {};
  for (const id of readFileSync(new URL('./boards.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')) {
    const { family, reading } = unwrap(readPositionId(id));
    parts[family.id] = fold(parts[family.id] ?? 0, searchesOf(family, reading.position));
  }
  return { ...parts, all: Object.values(parts).reduce(fold, 0) };
}

/** Every way to solve a position, and what came of it, as text; names do not matter. */
function searchesOf(family, position) {
  const lines = [];
  for (const { id: metric } of family.metrics) {
    for (const { id: algorithm, heuristics } of waysOf(family)) {
      for (const heuristic of heuristics) {
        const wishes = { metric, algorithm, ...(heuristic === undefined ? {} : { heuristic }) };
        const solution = solve(family, position, { ...wishes, proveFirst: false, limits: LIMITS });
        lines.push(solution.ok ? accountOf(solution.value).join(' ') : 'unfit');
      }
    }
  }
  return lines.join('\n');
}

/** The algorithms for everything and the family's own strategies, each with the heuristics that can guide it. */
function waysOf(family) {
  const all = family.heuristics.map(({ id }) => id);
  const generic = algorithms.map(({ id, informed }) => ({ id, heuristics: informed ? all : [undefined] }));
  const own = family.strategies.map(({ id, heuristics }) => ({
    id,
    heuristics: heuristics.length > 0 ? heuristics : [undefined],
  }));
  return [...generic, ...own];
}

function accountOf({ status, optimal, moves, lowerBound, counts }) {
  const { bytes: _, ...nodes } = counts;
  return [status, optimal, moves.length, lowerBound, ...Object.values(nodes)];
}

/** One number of 32 bits from a number and a text (FNV-1a: Fowler, Noll and Vo, 1991). */
function fold(number, text) {
  let hash = 0x811c9dc5 ^ number;
  for (const byte of Buffer.from(String(text))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const now = signature();
  const known = knownSignature();
  for (const [part, number] of Object.entries(now)) {
    process.stdout.write(`${part}: ${number}${known[part] === number ? '' : ` (was ${known[part]})`}\n`);
  }
  if (process.argv.includes('--write')) writeFileSync(KNOWN, `${JSON.stringify(now, null, 2)}\n`);
  else process.exitCode = known.all === now.all ? 0 : 1;
}
