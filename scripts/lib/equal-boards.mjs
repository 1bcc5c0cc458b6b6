import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bricks } from '@slidewise/core/bricks';
import { identityOf } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/random';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { positionAt, survey } from '@slidewise/lab/generate';
import { unwrap } from '../../packages/core/dist/result.js';

const ATLAS = new URL('../../atlas/rush-hour-6x6.txt.gz', import.meta.url);
const MOST_TRIES = 5000;
/** Larger components are left out. */
const MOST_POSITIONS = 50_000;
/** A position of a component is at most so many moves nearer to the goal than the hardest one. */
const NEARER = 12;

const square = (width, height) => ({ width, height });

/** Kinds of boards, and the lengths at which they are compared. */
export const KINDS = [
  { kind: 'hardest of their component', family: rushHour, lengths: [6, 8, 10, 12, 14, 16, 18, 20], boards: atlas },
  { kind: 'any of a component', family: rushHour, lengths: [6, 8, 10, 12, 14, 16, 18], boards: within },
  { kind: '4×4 and 4×5', family: bricks, lengths: [6, 8, 10, 12, 14], boards: made(square(4, 4), square(4, 5)) },
  { kind: '3×2', family: tiles, lengths: [8, 12, 16], boards: made(square(3, 2)) },
];

/** Different boards of a kind and a length, one after another: the same seed gives the same boards. */
export function* boardsOf({ family, boards }, length, seed) {
  const known = new Set();
  for (const position of boards(family, length, seededRandom(1000 * seed + length))) {
    if (known.has(identityOf(position))) continue;
    known.add(identityOf(position));
    yield position;
  }
}

let lines;

/** The boards of the atlas of some lengths, in a random order: each is the hardest of its component. */
function* rows(least, most, random) {
  lines ??= gunzipSync(readFileSync(ATLAS)).toString().trim().split('\n');
  const fitting = lines.filter((line) => Number.parseInt(line, 10) >= least && Number.parseInt(line, 10) <= most);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [, board, positions] = random.pick(fitting).split(' ');
    if (Number(positions) <= MOST_POSITIONS) yield unwrap(rushHour.parse(board)).position;
  }
}

function* atlas(_family, length, random) {
  yield* rows(length, length, random);
}

function* within(family, length, random) {
  for (const hardest of rows(length + 1, length + NEARER, random)) {
    const position = at(family, hardest, length);
    if (position !== undefined) yield position;
  }
}

function made(...sizes) {
  return function* (family, length, random) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const start = family.making.random(random, random.pick(sizes));
      const position = family.refute(start) === undefined ? at(family, start, length) : undefined;
      if (position !== undefined) yield position;
    }
  };
}

/** A position so far from the goals in the component of another. */
function at(family, start, length) {
  const landscape = survey(family, start, undefined, MOST_POSITIONS);
  return landscape && positionAt(family, landscape, length);
}
