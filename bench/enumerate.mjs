// How much processor time it takes to enumerate all Rush Hour boards of a class, on one thread, and how many normal starts that is. `npm run build` first; then
//   node bench/enumerate.mjs          5×5, a few seconds
//   node bench/enumerate.mjs walls    5×5 with up to one wall, half a minute
import { Atlas } from '../packages/core/dist/rush-hour/atlas/atlas.js';

const most = process.argv[2] === 'walls' ? 1 : 0;
const of = { width: 5, height: 5, row: 2, lengths: [2, 3], walls: { least: 0, most } };

// Twice: the first round compiles.
for (const round of ['first round', 'warm']) {
  const atlas = new Atlas(of);
  let [starts, rows, hardest] = [0, 0, 0];
  for (let shard = 0; shard < atlas.shards; shard++) starts += atlas.countStarts(shard);
  const before = process.cpuUsage();
  for (let shard = 0; shard < atlas.shards; shard++) {
    for (const { moves } of atlas.rows(shard)) {
      rows++;
      hardest = Math.max(hardest, moves);
    }
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const each = `${((1e6 * seconds) / starts).toFixed(1)} µs a start`;
  console.log(
    `5×5, ${most === 0 ? 'no walls' : 'up to one wall'}, ${round}: ${starts} normal starts, ${rows} rows, hardest ${hardest} moves, ${seconds.toFixed(2)} s of processor time, ${each}`,
  );
}
