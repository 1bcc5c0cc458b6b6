// Steps and resets of `Gym` in a second of processor time: random players on 6×6 Rush Hour, in components that are known and in new ones. `npm run bench gym`.
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { rushHour } from '../packages/core/dist/index.js';
import { seededRandom } from '../packages/core/dist/random.js';
import { Gym } from '../packages/lab/dist/gym/index.js';

const BOARDS = 40;
const STEPS = 1000;
const shards = new URL('../packages/cli/bundle/web/shards/', import.meta.url);
const gym = new Gym(rushHour, async (name) => {
  const bytes = await readFile(new URL(name, shards));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
});

const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const perSecond = (count, startedAt) =>
  Math.round(count / (now() - startedAt))
    .toLocaleString('en')
    .padStart(9);
const begin = async (seed, split) => (await gym.reset({ moves: 6 + (seed % 20), seed, split })).value;

for (const split of [undefined, 'test']) {
  await begin(BOARDS, split);
  const startedAt = now();
  for (let seed = 0; seed < BOARDS; seed++) await begin(seed, split);
  console.log(`resets, new components, split ${(split ?? 'any').padEnd(5)} ${perSecond(BOARDS, startedAt)} a second`);
}
for (const look of [undefined, 'text']) {
  const random = seededRandom(1);
  let resets = 0;
  let steps = 0;
  const startedAt = now();
  while (steps < BOARDS * STEPS) {
    const episode = await begin(resets++ % BOARDS);
    for (let left = 100; left > 0; left--) {
      const { moves, done } = episode.situation;
      if (done) break;
      episode.step(random.pick(moves));
      if (look !== undefined) episode.observe(look);
      steps++;
    }
  }
  console.log(
    `resets and steps, known components${look ? ', seen as text' : '               '} ${perSecond(resets + steps, startedAt)} a second`,
  );
}
