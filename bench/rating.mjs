// How well scores order boards of the same length by the effort of modelled players. They are programs: nothing is claimed about people. The same
// seeds make the same boards and the same games; `npm run score:games` takes other seeds by default.

import { rate, simulateGames } from '@slidewise/lab/rating';
import { unwrap } from '../packages/core/dist/result.js';
import { boardsOf, KINDS } from '../scripts/lib/equal-boards.mjs';
import { effortOf, tauWithin } from '../scripts/lib/games.mjs';

const BOARDS = 30;
const GAMES = 40;
const SEED = 2;

console.log('Kendall’s tau with the effort of modelled players, among boards of the same length (length alone: 0)');
console.log(`${''.padEnd(68)}score  guided bits  positions  bits  themselves`);
for (const kind of KINDS) {
  const { family, lengths } = kind;
  const groups = lengths.map((length) => rowsOf(kind, length)).filter((rows) => rows.length > 1);
  const boards = groups.reduce((sum, rows) => sum + rows.length, 0);
  const taus = ['score', 'guidedBits', 'greedyPositions', 'choiceBits', 'half'].map((name) =>
    tauWithin(
      groups,
      (row) => row[name],
      (row) => (name === 'half' ? row.otherHalf : row.effort),
    ),
  );
  const title = `${family.id}, ${kind.kind}, ${lengths[0]} to ${lengths.at(-1)} moves, ${boards} boards`;
  const shown = taus.map((value, i) => value.toFixed(2).padStart([5, 13, 11, 6, 12][i]));
  console.log(`  ${title.padEnd(66)}${shown.join('')}`);
}

function rowsOf(kind, length) {
  const rows = [];
  for (const position of boardsOf(kind, length, SEED)) {
    if (rows.length === BOARDS) break;
    const games = unwrap(simulateGames(kind.family, position, { games: GAMES, seed: SEED })).map(
      ({ moves, considered, solved }) => ({ moves, seconds: considered, help: solved ? 'clean' : 'shown' }),
    );
    const effort = effortOf(games);
    const halves = [0, 1].map((half) => effortOf(games.filter((_, i) => i % 2 === half)));
    if (halves.includes(undefined)) continue;
    const { score, features } = unwrap(rate(kind.family, position, { wanted: 'score' }));
    rows.push({ score, ...features, effort: effort.both, half: halves[0].both, otherHalf: halves[1].both });
  }
  return rows;
}
