import { rate } from '@slidewise/lab/rating';
import { effortOf, groupsBy, tauWithin, weightsWithin } from './games.mjs';

const KINDS = ['moves', 'time', 'givenUp'];

/** How scores agree with games on boards of the same length, and the weights that agree best, in lines. `boardOf` brings the board of a name. */
export async function fitReport(all, boardOf) {
  // A hint makes a board easier than it is.
  const games = all.filter(({ help }) => help !== 'hinted');
  const boards = await Promise.all(groupsBy(games, ({ board }) => board).map((own) => rowOf(own, boardOf)));
  const rows = boards.filter((row) => typeof row === 'object');
  const count = (what) => boards.filter((board) => board === what).length;
  const lines = [
    `${all.length} games, ${all.length - games.length} of them with hints and left out`,
    `${rows.length} boards; left out: ${count('unknown')} that are not known or rated, ${count('unsolved')} that nobody solved`,
  ];
  const groups = groupsBy(rows, ({ family, length }) => `${family} ${length}`).filter(({ length }) => length > 1);
  if (groups.length === 0) return [...lines, 'No two boards have the same length.'];
  return [...lines, '', ...agreementLines(rows, groups), '', ...weightLines(groups)];
}

async function rowOf(games, boardOf) {
  const board = await boardOf(games[0].board);
  const rating = board && rate(board.family, board.position, { wanted: 'score' });
  if (!rating?.ok || rating.value.features.greedyPositions === null) return 'unknown';
  const effort = effortOf(games);
  if (effort === undefined) return 'unsolved';
  const { score, optimum, features } = rating.value;
  const length = optimum[features.metric];
  return {
    ...{ family: board.family.id, length, score, effort },
    greedy: Math.log(features.greedyPositions / length),
    bits: features.guidedBits / length,
    halves: [0, 1].map((half) => effortOf(games.filter((_, i) => i % 2 === half))),
  };
}

function agreementLines(rows, groups) {
  const families = groupsBy(rows, ({ family }) => family);
  const halved = groups.map((group) => group.filter(({ halves }) => halves.every((half) => half !== undefined)));
  const line = (title, tau) => `  ${title.padEnd(42)}${KINDS.map((kind) => shown(tau(kind)).padStart(8)).join('')}`;
  return [
    `Kendall’s tau with${''.padEnd(29)}moves    time given up`,
    line('length, among all boards of a family', (kind) => tauWithin(families, lengthOf, effortIn(kind))),
    line('score, among boards of the same length', (kind) => tauWithin(groups, scoreOf, effortIn(kind))),
    line('one half of the games against the other', (kind) => tauWithin(halved, halfIn(0, kind), halfIn(1, kind))),
  ];
}

const lengthOf = ({ length }) => length;
const scoreOf = ({ score }) => score;
const effortIn =
  (kind) =>
  ({ effort }) =>
    effort[kind];
const halfIn =
  (half, kind) =>
  ({ halves }) =>
    halves[half][kind];

function weightLines(groups) {
  const features = [({ greedy }) => greedy, ({ bits }) => bits];
  const value = effortIn('both');
  const [greedy, bits] = weightsWithin(groups, features, value);
  // Each half of the boards is put in order by the weights from the other.
  const half = (which) => groups.map((group) => group.filter((_, i) => i % 2 === which));
  const taus = [0, 1].map((which) => {
    const weights = weightsWithin(half(1 - which), features, value);
    const fitted = (row) => features.reduce((sum, of, i) => sum + weights[i] * of(row), 0);
    return tauWithin(half(which), fitted, value);
  });
  return [
    `Least squares: effort = ${greedy.toFixed(3)} · ln(greedyPositions / length) + ${bits.toFixed(3)} · guidedBits / length`,
    `  bits beside positions: ${shown(bits / greedy)}; the score has 0.50`,
    `  tau with moves and time of boards that were not fitted: ${shown((taus[0] + taus[1]) / 2)}`,
  ];
}

function shown(value) {
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}
