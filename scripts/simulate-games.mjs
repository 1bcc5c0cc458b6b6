// Writes games of modelled players, a line of JSON each, on boards of equal lengths: what `npm run score:fit` reads. Run it with
// `npm run --silent score:games -- --boards 60 --games 40 --seed 1 > games.jsonl`, which are the usual numbers and take some minutes.
// A position that is considered counts as a second.
import { parseArgs } from 'node:util';
import { positionId } from '@slidewise/core/session';
import { simulateGames } from '@slidewise/lab/rating';
import { unwrap } from '../packages/core/dist/result.js';
import { boardsOf, KINDS } from './lib/equal-boards.mjs';

const { boards, games, seed } = numbers();
for (const kind of KINDS) {
  for (const length of kind.lengths) {
    let left = boards;
    for (const position of boardsOf(kind, length, seed)) {
      if (left-- === 0) break;
      const board = positionId(kind.family, position);
      for (const { moves, considered, solved } of unwrap(simulateGames(kind.family, position, { games, seed }))) {
        console.log(JSON.stringify({ board, moves, seconds: considered, help: solved ? 'clean' : 'shown' }));
      }
    }
    console.error(`${kind.family.id}, ${kind.kind}: ${length} moves`);
  }
}

/** The numbers of the command line; ends the program where one is wrong. */
function numbers() {
  const usual = { boards: '60', games: '40', seed: '1' };
  const option = (name) => [name, { type: 'string', default: usual[name] }];
  try {
    const { values } = parseArgs({ options: Object.fromEntries(Object.keys(usual).map(option)) });
    for (const [name, value] of Object.entries(values)) {
      if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`--${name} must be a whole number from 1 on, not ${value}`);
    }
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
