import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  makePersonalBoards,
  type PersonalBoards,
  type PersonalOptions,
  TAUGHT,
} from '@slidewise/classroom/personal-boards';
import type { Family } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { english } from '@slidewise/core/messages';
import { abortedAfter } from '@slidewise/node/abort';
import { clock } from '@slidewise/node/clock';
import { makeFolder, writeWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { defined, sentenceOf } from '@slidewise/server/answers';
import { unknownFamily } from '../../../input/boards.js';
import { readRoster } from '../../../input/roster.js';
import { folderNameError } from '../../../output/file-format.js';
import { fileNames } from '../../../output/file-names.js';
import { solveInSlices } from '../../../solving/solve-in-slices.js';
import { withTables } from '../../../storage/with-tables.js';
import { complain, say } from '../../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../../terminal/interruption.js';
import { statusLine } from '../../../terminal/status-line.js';
import { metricUnit, showAmount, showCount } from '../../../terminal/units.js';
import { earlierKeys, keyTable, keyText } from './key.js';
import type { BoardsFlags } from './options.js';

const EXIT_FEWER = 1;
const USUAL_BAND = 0.1;
const KEY = 'key.json';

/** Writes the boards of a class and the key to them; returns the exit code. */
export async function run(flags: BoardsFlags): Promise<number> {
  const family = familyById(flags.family);
  if (family === undefined) return complain(unknownFamily(flags.family));
  const options = optionsFor(family, flags);
  if ('error' in options) return complain(options.error);
  const error = folderNameError('--out', flags.out);
  if (error !== undefined) return complain(error);
  const roster = await readRoster(flags.class);
  if ('error' in roster) return complain(roster.error);
  const twice = roster.keys.findIndex((key, i) => roster.keys.indexOf(key) < i);
  if (twice >= 0) return complain(`${flags.class}: ${roster.names[twice]} stands twice in this list`);
  const interrupted = onInterrupt();
  const signal = flags.timeLimit === undefined ? interrupted : abortedAfter(flags.timeLimit, interrupted);
  // Whoever has a board keeps it: where two would get the same one, those of an earlier run come first.
  const keys = [...new Set([...(await earlierKeys(join(flags.out, KEY), family, options)), ...roster.keys])];
  const all = await make(family, keys, options, signal);
  if (interrupted.aborted) {
    say('it was interrupted: nothing was written');
    return EXIT_INTERRUPTED;
  }
  if ('error' in all) return complain(all.error);
  if (all.boards.length < keys.length) {
    const unit = metricUnit(family, options.metric);
    const like = `${showAmount(all.boards.length, 'board')} of ${showAmount(options.moves, unit)}`;
    const why = signal.aborted ? ' within the time limit' : '';
    say(`only ${like} could be made${why}, and nothing was written: try other --moves, or a wider --within`);
    return EXIT_FEWER;
  }
  const made = { ...all, boards: roster.keys.map((key) => all.boards[keys.indexOf(key)]!) };
  return write(flags.out, family, { names: roster.names, keys }, made, options);
}

/** The options of the boards, by default those of the course, or an error. */
function optionsFor(family: Family, flags: BoardsFlags): PersonalOptions | { readonly error: string } {
  const { moves, seed, algorithm, size, within = USUAL_BAND } = flags;
  const taught = TAUGHT[family.id];
  const format = flags.format ?? taught?.format ?? family.formats[0]!.id;
  if (!family.formats.some(({ id }) => id === format)) {
    return { error: sentenceOf(english.unknownFormat(format, family.formats)) };
  }
  const course = format === taught?.format ? taught : undefined;
  const metric = flags.metric ?? course?.metric ?? family.metrics[0]!.id;
  if (!family.metrics.some(({ id }) => id === metric)) {
    return { error: sentenceOf(english.unknownMetric(metric, family.metrics)) };
  }
  const heuristic = flags.heuristic ?? (algorithm === 'astar' ? taught?.heuristic : undefined);
  return {
    ...{ moves, metric, seed, format, within, algorithm },
    ...defined({ goal: flags.goal ?? course?.goal, size, heuristic }),
  };
}

function make(family: Family, keys: readonly string[], options: PersonalOptions, signal: AbortSignal) {
  const startedAt = clock.now();
  const { metric } = options;
  let made = 0;
  const show = (): void => statusLine.show(`${showCount(made)} of ${showAmount(keys.length, 'board')}`, startedAt);
  return withTables(async (tables) => {
    const boards = await makePersonalBoards(family, keys, options, {
      solve: (position, method) =>
        solveInSlices('', family, position, { metric, quiet: true, ...method }, signal, tables),
      nextTurn: () => {
        show();
        return nextTurn();
      },
      signal,
      onBoard: (count) => {
        made = count;
      },
    });
    statusLine.clear();
    return boards;
  });
}

async function write(
  out: string,
  family: Family,
  { names, keys }: { readonly names: readonly string[]; readonly keys: readonly string[] },
  made: PersonalBoards,
  options: PersonalOptions,
): Promise<number> {
  const files = fileNames(names).map((name) => `${name}.txt`);
  const texts = [
    ...made.boards.map(({ text }, i) => [join('boards', files[i]!), text] as const),
    ['key.csv', keyTable(family, names, files, made.boards, options)] as const,
    [KEY, keyText(family, { names, keys }, files, made, options)] as const,
  ];
  let path = join(out, 'boards');
  try {
    makeFolder(path);
    for (const [name, text] of texts) {
      path = join(out, name);
      await writeWhole(path, [text]);
    }
  } catch (error) {
    return complain(`${path}: ${describeSystemError(error, 'written')}`);
  }
  const unit = metricUnit(family, options.metric);
  const counts = made.boards.map(({ expanded }) => expanded);
  const [least, most] = [Math.min(...counts), Math.max(...counts)].map(showCount);
  const method = [options.algorithm, options.heuristic].filter((id) => id !== undefined).join(' with ');
  const { band } = made;
  process.stdout.write(
    `${showAmount(counts.length, 'board')} of ${showAmount(options.moves, unit)} · ${method} expands ${least} to ${most} (band ${showCount(band.least)} to ${showCount(band.most)})\n`,
  );
  return 0;
}
