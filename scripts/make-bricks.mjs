// Makes the boards of puzzles/bricks that are our own, with the project's own generator: crate-01.txt to crate-34.txt, of lengths that
// the well-known layouts lack. The same seeds give the same boards. Run it with `npm run puzzles:bricks`.
import { writeFileSync } from 'node:fs';
import { bricks } from '@slidewise/core/bricks';
import { unwrap } from '@slidewise/core/result';
import { Generation } from '@slidewise/lab/generate';

const LENGTHS = [...Array.from({ length: 28 }, (_, i) => i + 6), 37, 45, 48, 50, 51, 53];
/** From which length on boards have these sizes, in turn. */
const SIZES = [
  [6, ['3x4', '4x3']],
  [9, ['4x4', '3x5', '5x3']],
  [16, ['4x5', '5x4', '4x4']],
  [24, ['4x5', '5x4', '5x5']],
  [34, ['4x5', '5x4']],
];

for (const [i, moves] of LENGTHS.entries()) {
  const sizes = SIZES.findLast(([least]) => moves >= least)[1];
  const [width, height] = sizes[moves % sizes.length].split('x').map(Number);
  // Every fourth board has a wall.
  const constraints = moves % 4 === 0 && moves > 8 ? { walls: { least: 1, most: 1 } } : {};
  const name = `crate-${String(i + 1).padStart(2, '0')}.txt`;
  writeFileSync(
    new URL(`../puzzles/bricks/${name}`, import.meta.url),
    textOf(made({ moves, width, height, constraints })),
  );
  console.log(`${name} ${width}x${height} ${moves}`);
}

function made({ moves, width, height, constraints }) {
  const generation = unwrap(
    Generation.start(bricks, { moves, size: { width, height }, constraints, seed: moves, minimal: true }),
  );
  while (!generation.done) {
    for (const { position } of generation.step()) return position;
  }
  throw new Error(`No board of ${width}x${height} and ${moves} moves was found.`);
}

/** A grid as a person would write it: the master is X, the others have letters in reading order. */
function textOf(position) {
  const { width, height, pieces, walls } = bricks.scene(position);
  const rows = Array.from({ length: height }, () => Array(width).fill('.'));
  for (const { row, column } of walls) rows[row][column] = '#';
  const first = ({ cells }) => Math.min(...cells.map(({ row, column }) => row * width + column));
  const names = [...'ABCDEFGHIJKLMNOPQRSTUVW'];
  for (const { role, cells } of pieces.toSorted((a, b) => first(a) - first(b))) {
    const name = role === 'target' ? 'X' : names.shift();
    for (const { row, column } of cells) rows[row][column] = name;
  }
  const goal = /^goal: .*$/m.exec(unwrap(bricks.print(position, 'grid')))[0];
  return `${goal}\n${rows.map((row) => row.join('')).join('\n')}\n`;
}
