// The data sets of an archive: the fields of a row, the source of the rows, and how to check them.
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { MemoryTableCache, solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { huarongRows } from './huarong-rows.mjs';
import { componentOf, SplitCheck, splitChapter, splitOf } from './splits.mjs';

const root = join(import.meta.dirname, '..', '..');
const program = join(root, 'packages', 'cli', 'bundle', 'slidewise.js');

/** A column of Parquet, with a line for the card. */
const column = (name, type, text) => ({ name, type, text, of: (row) => row[name] });
const ID = column('id', 'STRING', 'the board in one word, which every command of slidewise takes');

/** `rows` gives objects with the columns as fields; `files` names what it needs beside the repository. */
export const dataSets = [
  {
    name: 'atlas-rush-hour-6x6',
    title: 'The atlas of 6×6 Rush Hour',
    about:
      'A row for each interesting board without walls: one for each solvable component of the space with a minimal hardest position. The board is that position.',
    columns: [
      ID,
      column('moves', 'INT32', 'the length of a shortest solution; a slide of any length counts 1'),
      column('board', 'STRING', '36 cells, row by row; a dot is empty, A is the car to free'),
      column('positions', 'INT32', 'how many positions its component has'),
      column('split', 'STRING', 'for programs that learn: train, validation or test'),
    ],
    made: 'slidewise enumerate rush-hour --size 6x6 --out run && slidewise batch merge run',
    checked: 'slidewise batch solve atlas-rush-hour-6x6.jsonl --out checked && slidewise batch merge checked',
    async *rows() {
      const file = createReadStream(join(root, 'atlas', 'rush-hour-6x6.txt.gz')).pipe(createGunzip());
      const check = new SplitCheck();
      for await (const line of createInterface({ input: file })) {
        const [moves, board, positions] = line.split(' ');
        const component = componentOf(board);
        const row = { board, moves: Number(moves), positions: Number(positions), split: splitOf(component) };
        check.take({ ...row, component });
        yield { id: `rush-hour:line:${board}`, ...row };
      }
      check.finish();
      this.split = check;
    },
    /** Only of the whole atlas. */
    get more() {
      return this.split && splitChapter(this.split);
    },
  },
  {
    name: 'huarong-4x5',
    title: 'The components of Huarong Dao',
    about:
      'All boards of 4×5 cells with one 2×2, any 1×2 and 1×1, and two free cells or more, where the 2×2 belongs in the middle of the bottom row. A row for each component, that is for all boards that moves connect. The board is its hardest one, or its first one where none is solved.',
    columns: [
      ID,
      column('standing', 'INT32', 'how many 1×2 stand'),
      column('lying', 'INT32', 'how many 1×2 lie'),
      column('singles', 'INT32', 'how many 1×1 there are'),
      column('free', 'INT32', 'how many cells are free'),
      column('steps', 'INT32', 'the length of a shortest solution in steps; empty if there is none'),
      column('positions', 'INT32', 'how many boards the component has'),
      column(
        'diameter',
        'INT32',
        'the greatest distance between two of them, in steps; empty where it is not computed',
      ),
    ],
    made: 'slidewise enumerate bricks --size 4x5 --each component --diameters --json',
    checked: 'slidewise solve --metric steps BOARD, with an id of the file as BOARD',
    *rows() {
      for (const { id, length, ...row } of huarongRows('steps'))
        yield { ...row, id: `bricks:huarong:${id}`, steps: length };
    },
  },
  {
    name: 'collection',
    title: 'The collection',
    about: 'A row for each puzzle that comes with Slidewise: Rush Hour, tiles, and bricks such as Klotski and its kin.',
    columns: [
      column('name', 'STRING', 'its name'),
      ID,
      column('family', 'STRING', 'rush-hour, tiles or bricks'),
      column('title', 'STRING', 'what people call it, if it has a name'),
      column('chinese', 'STRING', 'its names in Chinese'),
      column('width', 'INT32', 'columns of the board'),
      column('height', 'INT32', 'rows of the board'),
      column('pieces', 'INT32', 'how many pieces it has'),
      column('goal', 'STRING', 'what counts as solved, in the words of the family'),
      column('metric', 'STRING', 'what the optimum counts'),
      column('optimum', 'INT32', 'the length of a shortest solution; empty if there is none, or none is proved'),
      column('level', 'STRING', 'how hard it is for people'),
      column('text', 'STRING', 'the board as text'),
    ],
    made: 'slidewise list --json',
    checked: 'slidewise solve BOARD, with an id of the file as BOARD',
    *rows() {
      const { stdout, status, stderr } = spawnSync(process.execPath, [program, 'list', '--json'], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      if (status !== 0) throw new Error(stderr);
      for (const line of stdout.trimEnd().split('\n')) {
        const { board: name, chinese, ...rest } = JSON.parse(line);
        yield { name, ...rest, ...(chinese === undefined ? {} : { chinese: chinese.join(', ') }) };
      }
    },
  },
  {
    name: 'korf-100',
    title: "Korf's hundred 15-puzzles",
    about:
      'The random boards of Korf (1985), solved by IDA* with finite-state pruning and the 6-6-3 additive pattern databases. A node is expanded when its successors are tried, and generated when it is tried: counts of papers that count otherwise differ.',
    columns: [
      column('number', 'INT32', 'the number in the paper'),
      ID,
      column('optimum', 'INT32', 'the length of a shortest solution, proved; equal to the published one'),
      column('algorithm', 'STRING', 'the algorithm'),
      column('heuristic', 'STRING', 'the heuristic'),
      column('expanded', 'INT64', 'nodes expanded'),
      column('generated', 'INT64', 'nodes generated'),
    ],
    made: 'npm run data -- OUT --only korf-100',
    checked:
      'slidewise solve --json --algorithm idastar-fsm --heuristic pdb-663 BOARD, with an id of the file as BOARD',
    file: process.env.KORF_100 ?? join(root, '..', 'shared', 'data', 'korf100.txt'),
    *rows() {
      const tables = new MemoryTableCache();
      const options = { tables, algorithm: 'idastar-fsm', heuristic: 'pdb-663' };
      for (const line of readFileSync(this.file, 'utf8')
        .split('\n')
        .filter((each) => /^\d/.test(each))) {
        const [number, known, ...board] = line.trim().split(/\s+/).map(Number);
        const { position, format } = unwrap(tiles.parse(board.join(' '), { goal: 'blank-first' }));
        const { length, optimal, counts } = unwrap(solve(tiles, position, options));
        if (!optimal || length !== known) throw new Error(`board ${number}: ${length} moves, and not ${known}`);
        const { algorithm, heuristic } = options;
        const { expanded, generated } = counts;
        yield {
          number,
          id: positionId(tiles, position, format),
          optimum: length,
          algorithm,
          heuristic,
          expanded,
          generated,
        };
      }
    },
  },
];

/** Whether all that a data set is made of is here. */
export function isThere({ file }) {
  return file === undefined || existsSync(file);
}
