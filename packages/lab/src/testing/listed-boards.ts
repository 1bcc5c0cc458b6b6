import { CATALOGUE, type Catalogue, type ShardSource } from '../supply/catalogue.js';

// A small supply of boards: of Rush Hour in two files of boards and one of a component, of all days.

const WEEKDAYS = Array.from({ length: 7 }, () => ({ length: 2, lines: 2 }));
const common = { family: 'rush-hour', prefix: 'rush-hour:line:', metric: 'moves' };

export const catalogue: Catalogue = {
  listed: [
    {
      ...common,
      size: { width: 6, height: 6 },
      shards: [
        { file: 'first.txt', holds: 'boards', least: 2, most: 2, lines: 2 },
        { file: 'second.txt', holds: 'boards', least: 2, most: 2, lines: 1 },
        { file: 'long.txt', holds: 'components', least: 3, most: 4, lines: 1 },
      ],
    },
  ],
  days: [{ ...common, file: 'days.txt', weekdays: WEEKDAYS }],
};

/** A board that takes four moves. */
export const LONG = '.........BCDAA.BCD..................';

const DAYS = [
  '...........BAA...B..................',
  '.....B.....BAA...B..................',
  '..........B.AA..B...................',
  '....B.....B.AA..B...................',
  '.........B..AA.B....................',
  '...B.....B..AA.B....................',
  '...B.....BC.AA.BC...................',
];
const files: Readonly<Record<string, readonly string[]>> = {
  [CATALOGUE]: [JSON.stringify(catalogue)],
  'first.txt': DAYS.slice(0, 2),
  'second.txt': DAYS.slice(2, 3),
  'long.txt': [`${LONG} 84,16`],
  'days.txt': [...DAYS, ...DAYS],
};

export const listedBoards: ShardSource = async (name) => {
  const lines = files[name];
  if (lines === undefined) throw new Error(`there is no ${name}`);
  return `${lines.join('\n')}\n`;
};
