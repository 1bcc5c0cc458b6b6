// How well scores order boards, on boards of our own. First, a set that is ordered by length: Rush Hour jam-01 to
// jam-40. Then boards of the same length: scores are held against the moves of programs that play imperfectly. They
// are programs: nothing is claimed about playing times of people. The same seeds make the same boards and the same
// games.
import { readFileSync } from 'node:fs';
import { bricks } from '@slidewise/core/bricks';
import { identityOf } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { explore, goalDistances } from '@slidewise/core/search';
import { tiles } from '@slidewise/core/tiles';
import { positionAt, survey } from '@slidewise/lab/generate';
import { rate } from '@slidewise/lab/rating';
import { newSuccessors } from '../packages/core/dist/search/counts.js';

const BOARDS = 40;
const GAMES = 30;
/** No player goes on for ever. */
const MOST_MOVES = 20_000;
const LARGEST = 5000;

const jams = Array.from({ length: 40 }, (_, i) => {
  const file = new URL(`../puzzles/rush-hour/jam-${String(i + 1).padStart(2, '0')}.txt`, import.meta.url);
  const { position } = unwrap(rushHour.parse(readFileSync(file, 'utf8')));
  const { optimum, score } = unwrap(rate(rushHour, position, { wanted: 'score' }));
  return { number: i + 1, length: optimum.moves, score };
});
const numbers = jams.map(({ number }) => number);
console.log('Kendall’s tau with the numbers of jam-01 … jam-40');
for (const by of ['length', 'score'])
  console.log(
    `  ${by.padEnd(8)} ${tau(
      numbers,
      jams.map((jam) => jam[by]),
    ).toFixed(2)}`,
  );

/** What is read off a position: the player sees a solution of one or two moves, and never takes a move straight back. */
const players = {
  'plays at random': (_graph, open, _at, random) => random.pick(open),
  'follows the estimate every other move': ({ estimates }, open, _at, random) => {
    const least = Math.min(...open.map((next) => estimates[next]));
    return random.pick(random.integer(2) === 0 ? open.filter((next) => estimates[next] === least) : open);
  },
  'finds a good move more often than not': ({ distances }, open, at, random) => {
    const weight = (next) => [8, 2, 1][1 + distances[next] - distances[at]];
    return random.pick(open.flatMap((next) => new Array(weight(next)).fill(next)));
  },
};

const trials = [
  [rushHour, { width: 6, height: 6 }, [6, 8, 10, 12]],
  [bricks, { width: 4, height: 4 }, [6, 8, 10, 12]],
  [tiles, { width: 3, height: 2 }, [8, 12, 16, 20]],
];
console.log('\nKendall’s tau with the moves that players need, among boards of the same length (length alone: 0)');
for (const [family, size, lengths] of trials) {
  for (const length of lengths) {
    const group = boardsOf(family, size, length);
    const scores = group.map(({ score }) => score);
    const taus = Object.values(players).map((player) => {
      const efforts = group.map(({ graph }) => effort(graph, player));
      return tau(scores, efforts).toFixed(2).padStart(5);
    });
    console.log(
      `  ${family.id.padEnd(10)} ${String(length).padStart(2)} moves, ${group.length} boards: ${taus.join('  ')}`,
    );
  }
}
console.log(`  columns: ${Object.keys(players).join('; ')}`);

/** Different boards of one length. */
function boardsOf(family, size, length) {
  const random = seededRandom(length);
  const boards = [];
  const known = new Set();
  for (let tries = 0; tries < 4000 && boards.length < BOARDS; tries++) {
    const made = family.making.random(random, size);
    if (family.refute(made) !== undefined) continue;
    const landscape = survey(family, made, undefined, LARGEST);
    if (landscape === undefined) continue;
    const position = positionAt(family, landscape, length);
    if (position === undefined || known.has(identityOf(position))) continue;
    known.add(identityOf(position));
    const { score } = unwrap(rate(family, position, { wanted: 'score' }));
    boards.push({ score, graph: graphOf(family, position) });
  }
  return boards;
}

/** The positions around a board: where moves lead, how far solutions are, and what the heuristic estimates. State 0 is the board. */
function graphOf(family, position) {
  const space = family.space(position);
  const { keyWords, stateWords } = space;
  const exploration = explore(space, LARGEST);
  const out = newSuccessors(space);
  const state = new Int32Array(stateWords);
  const estimate = space.heuristic(family.metrics[0].defaultHeuristic);
  const { states } = exploration;
  const [moves, estimates] = [[], []];
  for (let at = 0; at < states.size; at++) {
    space.load(states.keys, at * keyWords, state, 0);
    estimates.push(estimate(state, 0));
    space.expand(state, 0, -1, out, 0);
    moves.push(Array.from({ length: out.count }, (_, i) => states.find(out.keys, i * keyWords)));
  }
  return { moves, estimates, distances: goalDistances(space, exploration) };
}

/** The mean logarithm of the moves of a few games: one that goes wrong for long does not outweigh all others. */
function effort(graph, player) {
  const random = seededRandom(1);
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    let [at, before, moves] = [0, -1, 0];
    for (; graph.distances[at] > 0 && moves < MOST_MOVES; moves++) {
      const all = graph.moves[at];
      const open = all.length > 1 ? all.filter((next) => next !== before) : all;
      const near =
        graph.distances[at] <= 2 ? all.find((next) => graph.distances[next] < graph.distances[at]) : undefined;
      const next = near ?? player(graph, open, at, random);
      [at, before] = [next, at];
    }
    sum += Math.log(moves);
  }
  return sum / GAMES;
}

/** Kendall's rank correlation (tau-a): pairs in the same order less pairs in the other one, in parts of all pairs. */
function tau(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < i; j++) sum += Math.sign(a[i] - a[j]) * Math.sign(b[i] - b[j]);
  }
  return (2 * sum) / (a.length * (a.length - 1));
}
