// The signature of the searches, as in chess engines: fixed boards go through every algorithm and heuristic in every
// metric, and all lengths and counts make one number. A change that must not change searches keeps it. A change that
// may writes it down (`npm run signature -- --write`), and its commit says so.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { MemoryTableCache } from '../packages/core/dist/memory-table-cache.js';
import { unwrap } from '../packages/core/dist/result.js';
import { readPositionId } from '../packages/core/dist/session/position-id.js';
import { finish } from '../packages/core/dist/solving/drive.js';
import { prepare } from '../packages/core/dist/solving/prepare.js';
import { allMethods } from '../packages/lab/dist/analysis/comparison.js';
import { Coverage } from './coverage.mjs';

/** Generic searches by a heuristic take longest for a state. */
const FEW_EXPANSIONS = 500;
/** For blind searches and a family's own: enough for compiled layers to take over, and for several iterations of IDA*. */
const MANY_EXPANSIONS = 10_000;
const MEMORY = 2 ** 27;
/**
 * Left out: methods whose large tables take more than this on the board, all together. They take seconds to build.
 */
const MOST_TABLE_BYTES = 2e7;

const KNOWN = new URL('./known.json', import.meta.url);
const BOARDS = new URL('./boards.txt', import.meta.url);

/** What was written down: a number for each family and one for all. */
export function knownSignature() {
  return JSON.parse(readFileSync(KNOWN, 'utf8'));
}

/** What the searches give now, and what took part in it. */
export async function signature() {
  const parts = {};
  const coverage = new Coverage();
  const boards = readFileSync(BOARDS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((id) => unwrap(readPositionId(id)));
  const tables = new MemoryTableCache();
  const search = ({ family, reading }, kind) => {
    const text = searchesOf(family, reading.position, tables, coverage.of(family, kind));
    parts[family.id] = fold(parts[family.id] ?? 0, text);
  };
  // Code that has been loaded stays: all plain searches come first.
  for (const board of boards) search(board, 'plain');
  for (const board of boards.filter(({ family }) => family.loadCompiledSearch !== undefined)) {
    await board.family.loadCompiledSearch();
    search(board, 'compiled');
  }
  return { numbers: { ...parts, all: Object.values(parts).reduce(fold, 0) }, coverage };
}

/** Every way to solve a position, and what came of it, as text; names do not matter. */
function searchesOf(family, position, tables, coverage) {
  const watched = coverage.watchLayers();
  return family.metrics
    .flatMap(({ id: metric, tieBreaks = [] }) => [
      ...allMethods(family).map((way) => ({ metric, ...way })),
      ...tieBreaks.map((tieBreak) => ({ metric, tieBreak })),
    ])
    .map((way) => {
      const prepared = prepare(watched, position, { ...way, proveFirst: false, tables });
      if (!prepared.ok) {
        coverage.unfit(way, prepared.problem.message);
        return 'unfit';
      }
      const bytes = prepared.value.tables.reduce((sum, table) => sum + (table.optional ? 0 : table.bytes), 0);
      if (bytes > MOST_TABLE_BYTES) {
        coverage.leftOut(way, position, bytes);
        return 'left out';
      }
      const isGeneric = prepared.value.choice.algorithm !== undefined;
      const expansions = isGeneric && way.heuristic !== undefined ? FEW_EXPANSIONS : MANY_EXPANSIONS;
      const solution = finish(unwrap(prepared.value.start({ limits: { expansions, memory: MEMORY } })));
      coverage.searched(way, solution.counts);
      return accountOf(family, solution).join(' ');
    })
    .join('\n');
}

/** Lengths in every metric: among solutions of equal length in one, it matters which was found. */
function accountOf(family, { status, optimal, moves, lowerBound, counts }) {
  const { bytes: _, ...nodes } = counts;
  const lengths = family.metrics.map(({ id }) => moves.reduce((sum, move) => sum + family.cost(move, id), 0));
  return [status, optimal, ...lengths, lowerBound, ...Object.values(nodes)];
}

/** One number of 32 bits from a number and a text (FNV-1a: Fowler, Noll and Vo, 1991). */
function fold(number, text) {
  let hash = 0x811c9dc5 ^ number;
  for (const byte of Buffer.from(String(text))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { numbers, coverage } = await signature();
  const known = knownSignature();
  const say = (line) => process.stdout.write(`${line}\n`);
  for (const [part, number] of Object.entries(numbers)) {
    say(`${part}: ${number}${known[part] === number ? '' : ` (was ${known[part]})`}`);
  }
  for (const line of coverage.exceptions()) say(line);
  const gaps = coverage.gaps();
  for (const line of gaps) say(`nothing was searched: ${line}`);
  if (process.argv.includes('--write') && gaps.length === 0) {
    writeFileSync(KNOWN, `${JSON.stringify(numbers, null, 2)}\n`);
  } else process.exitCode = known.all === numbers.all && gaps.length === 0 ? 0 : 1;
}
