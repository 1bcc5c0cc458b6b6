// Checks the boards of the days: ten years from 2026 on, all families. No two are alike, each can be solved, and takes as many moves as
// promised. Run it with `npm run check:daily`, which takes some minutes; a number checks fewer days.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PuzzleSupply } from '@slidewise/lab/supply';
import { datesFrom, faultsOfDays } from './lib/check-days.mjs';

const TEN_YEARS = 3653;
const shards = new URL('../packages/web/dist/shards/', import.meta.url);
const supply = new PuzzleSupply(async (name) => {
  const bytes = readFileSync(new URL(name, shards));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
});
const days = Number(process.argv[2] ?? TEN_YEARS);
const faults = await faultsOfDays(supply, datesFrom('2026-01-01', days));
for (const fault of faults) console.error(fault);
console.log(`${days} days, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
