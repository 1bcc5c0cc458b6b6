// Counts all Rush Hour boards of a size without searching: a second way beside `slidewise enumerate rush-hour --size WxH --count`.
//   npm run puzzles:count -- 6x6              Positions and solved ones, some seconds.
//   npm run puzzles:count -- 6x6 contents     Also those whose vehicles can stand solved, some minutes.
import { countPlacements, countSolvableContents } from './lib/placements.mjs';

const [size = '6x6', what] = process.argv.slice(2);
const sides = /^([2-7])x([2-7])$/.exec(size);
if (sides === null || ![undefined, 'contents'].includes(what)) {
  console.error('slidewise: expected a size from 2x2 to 7x7, and "contents" behind it or nothing');
  process.exit(2);
}
const [width, height] = sides.slice(1).map(Number);
const row = Math.floor((height - 1) / 2);
const counts = countPlacements(width, height, row);
for (const [boards, { positions, solved }] of Object.entries(counts)) {
  console.log(`${boards}: ${positions.toLocaleString('en')} positions, ${solved.toLocaleString('en')} of them solved`);
}
if (what === 'contents') {
  const total = countSolvableContents(width, height, row);
  console.log(`all: ${total.toLocaleString('en')} positions of vehicles that can stand solved`);
}
