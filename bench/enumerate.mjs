// How much processor time it takes to enumerate all Rush Hour boards of a class, on one thread, and how many normal starts that is. `npm run build` first.
//   node bench/enumerate.mjs          5×5, some seconds.
//   node bench/enumerate.mjs walls    5×5 with up to one wall, half a minute.
//   node bench/enumerate.mjs 6x6      Every 997th shard of 6×6, and an estimate for all of it.
import { Atlas } from '../packages/core/dist/rush-hour/atlas/atlas.js';

const [what = '5x5'] = process.argv.slice(2);
const [side, row, most, every] = { '5x5': [5, 2, 0, 1], walls: [5, 2, 1, 1], '6x6': [6, 2, 0, 997] }[what];
const of = { width: side, height: side, row, lengths: [2, 3], walls: { least: 0, most } };

// Twice: the first round compiles.
for (const round of ['first round', 'warm']) {
  const atlas = Atlas.of(of);
  const shards = [];
  for (let shard = every >> 1; shard < atlas.shards; shard += every) shards.push(shard);
  let [starts, rows, hardest] = [0, 0, 0];
  for (const shard of shards) starts += atlas.countStarts(shard);
  const before = process.cpuUsage();
  for (const shard of shards) {
    for (const { length } of atlas.rows(shard)) {
      rows++;
      hardest = Math.max(hardest, length);
    }
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const each = `${((1e6 * seconds) / starts).toFixed(1)} µs a start`;
  const walls = most === 0 ? 'no walls' : 'up to one wall';
  const part = every === 1 ? '' : `; all of it would take ${((seconds * every) / 60).toFixed(0)} min`;
  console.log(
    `${side}×${side}, ${walls}, ${round}: ${starts} normal starts, ${rows} rows, hardest ${hardest} moves, ${seconds.toFixed(2)} s of processor time, ${each}${part}`,
  );
}
