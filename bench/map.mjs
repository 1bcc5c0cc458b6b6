// What mapping and drawing take: the classic Klotski, the 8-puzzle, and a part of the 15-puzzle with a million positions. Each runs in a process of its
// own, whose largest memory is reported: `npm run bench map`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BOARDS = [
  ['bricks', 'master: X\ngoal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I'],
  ['tiles', '8 6 7\n2 5 4\n3 0 1'],
  ['tiles', '5 1 3 4\n2 6 8 12\n9 10 7 11\n13 14 15 0'],
];

if (process.argv[2] === undefined) {
  console.log('family  positions      edges  mapping  drawing  memory');
  for (const index of BOARDS.keys()) {
    const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(index)], {
      encoding: 'utf8',
    });
    process.stdout.write(stdout + stderr);
  }
} else {
  const { familyById } = await import('../packages/core/dist/families.js');
  const { GraphLayout, mapPositions } = await import('../packages/lab/dist/map/index.js');
  const { finish } = await import('../packages/core/dist/solving/index.js');
  const [id, text] = BOARDS[Number(process.argv[2])];
  const family = familyById(id);
  const startedAt = performance.now();
  const map = mapPositions(family, family.parse(text).value.position);
  const mappedAt = performance.now();
  finish(new GraphLayout(map.graph));
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
  const count = (number) => number.toLocaleString('en').padStart(9);
  const times = [seconds(mappedAt - startedAt), seconds(performance.now() - mappedAt)].map((each) => each.padStart(7));
  const memory = `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`;
  console.log(
    `${id.padEnd(6)}  ${count(map.size)}  ${count(map.facts.edges)}  ${times.join('  ')}  ${memory.padStart(6)}`,
  );
}
