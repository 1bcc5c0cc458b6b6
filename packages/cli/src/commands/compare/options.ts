import { type Command, Option } from 'commander';
import type { FileFlag } from '../../output/output.js';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import {
  addExamples,
  addLimitOptions,
  addMetricOption,
  addReadOptions,
  addWeightOption,
  BOARDS,
  type FamilyHelp,
} from '../../usage/options.js';
import type { Count } from './counts.js';

export interface CompareFlags extends ReadFlags, LimitFlags {
  readonly metric?: string;
  readonly algorithm?: readonly string[];
  readonly heuristic?: readonly string[];
  readonly weight?: number;
  readonly tables?: boolean;
  readonly count?: Count;
  readonly each?: boolean;
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly html?: FileFlag;
}

export function describeCompare(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('run all algorithms and heuristics on the same boards')
    .description(
      "Solves each board with every algorithm, the family's own included, and every heuristic, and shows side by side what each took: positions expanded, generated and stored, time, length, and whether it is proved shortest.",
    )
    .argument('[board...]', BOARDS);
  addMetricOption(addReadOptions(command))
    .option('--algorithm <id>', 'only this algorithm; can be given several times', collect)
    .option('--heuristic <id>', 'only this heuristic; can be given several times', collect)
    .option('--tables', 'also build large tables that are missing, which may take minutes and is not counted');
  addLimitOptions(addWeightOption(command), 'give up on a run after this long: 500ms, 10s, 5m (default: 5s)')
    .addOption(
      new Option('--count <what>', 'what to compare where there is room for only one count (default: expanded)')
        .choices(['expanded', 'generated', 'stored'])
        .conflicts(['csv', 'json']),
    )
    .addOption(
      new Option('--each', 'a table for each board, also where there are more than four').conflicts([
        ...['csv', 'json', 'html'],
      ]),
    )
    .addOption(new Option('--csv', 'print comma-separated values, one line per run').conflicts(['json', 'html']))
    .addOption(new Option('--json', 'print one JSON object per run, each on its own line').conflicts('html'))
    .option('--html [file.html]', 'write a page with tables and plots, into a file or to standard output')
    .addHelpText(
      'after',
      `
Times do not include building tables; those below 200 ms are the shortest of three.

${familyHelp('--format', '--goal', '--metric', '--heuristic', '--algorithm')}

Exit codes: 0 every board was solved by some run; 1 some board was not; 2 bad input or usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    'slidewise compare rush-hour/course-1',
    'slidewise compare tiles/3x3-easy --heuristic hamming --heuristic max',
    'slidewise compare bricks/teach-1 --algorithm bfs --algorithm astar --json',
    'slidewise compare --html runs.html rush-hour/jam-12 rush-hour/jam-40',
    'slidewise compare tiles/3x2-easy tiles/3x2-medium --count stored',
    'slidewise compare --time-limit 30s --metric steps board.txt',
  );
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
