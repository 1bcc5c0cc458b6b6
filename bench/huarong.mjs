// How much processor time it takes to group all boards of Huarong Dao, with all distances to the goal, on one thread. `npm run build` first.
//   node bench/huarong.mjs            In steps; some seconds.
//   node bench/huarong.mjs moves      Or slides.
//   node bench/huarong.mjs check      Compares the hardest starts of all sets with two free cells to those of the other enumeration: minutes.
import { layoutSets } from '../packages/core/dist/bricks/huarong/component-rows.js';
import { componentsOf } from '../packages/core/dist/bricks/huarong/components.js';
import { layoutOfPosition } from '../packages/core/dist/bricks/huarong/layout-position.js';
import { bricks } from '../packages/core/dist/bricks/index.js';
import { unwrap } from '../packages/core/dist/result.js';

const [what = 'steps'] = process.argv.slice(2);
if (what === 'check') await check();
else bench(what);

function bench(metric) {
  let [layouts, components, solvable] = [0, 0, 0];
  const before = process.cpuUsage();
  for (const set of layoutSets()) {
    for (const { positions, distances } of componentsOf(set, metric)) {
      layouts += positions;
      components++;
      if (distances.length > 0) solvable++;
    }
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = ((user + system) / 1e6).toFixed(1);
  console.log(
    `${layouts} boards, ${components} components, ${solvable} solvable, in ${metric}: ${seconds} s of processor time`,
  );
}

/** The other enumeration explores the space of each solved board, by the code that solves any board of bricks. */
async function check() {
  const { rows, shards } = unwrap(await bricks.enumerating.open({ size: '4x5' }));
  const sets = layoutSets().filter(({ free }) => free === 2);
  for (let shard = 0; shard < shards; shard++) {
    const [other] = rows({ shard, shards: 1 });
    const own = componentsOf(sets[shard], 'steps').filter(({ distances }) => distances.length > 0);
    const longest = Math.max(-1, ...own.map(({ distances }) => distances.length - 1));
    const hardest = own.filter(({ distances }) => distances.length - 1 === longest);
    const { standing, lying } = sets[shard];
    const name = `${standing} standing, ${lying} lying`;
    if ((other?.length ?? -1) !== longest)
      throw new Error(`${name}: ${longest} steps, and ${other?.length} the other way`);
    if (other !== undefined) {
      const same = hardest.some(
        ({ positions, distances }) => positions === other.positions && `${distances}` === `${other.distances}`,
      );
      if (!same) throw new Error(`${name}: no component is like that of ${other.text}`);
      if (layoutOfPosition(unwrap(bricks.parse(other.text)).position) === undefined) throw new Error(other.text);
    }
    console.log(`${name}: ${longest < 0 ? 'no solved board' : `${longest} steps`}, the same both ways`);
  }
}
