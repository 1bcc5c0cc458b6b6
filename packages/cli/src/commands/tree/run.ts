import type { Result } from '@slidewise/core/result';
import { prepareWithTables } from '@slidewise/core/solving';
import { drawSearchTree, SearchTree } from '@slidewise/lab/analysis';
import { clock } from '@slidewise/node/clock';
import { type DiskTableCache, tableFetcher } from '@slidewise/node/tables';
import { defined, failure } from '@slidewise/server/answers';
import { type OneBoard, readOneBoard } from '../../input/boards.js';
import { settingsOf } from '../../input/flags.js';
import { fileOrBoard, writeOutput } from '../../output/output.js';
import { guarded } from '../../solving/guard.js';
import { ownHeuristics } from '../../solving/own-heuristic-flag.js';
import { usualMemory } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { ProgressLine } from '../../terminal/progress.js';
import { showAmount, showCount } from '../../terminal/units.js';
import type { TreeFlags } from './options.js';
import { dotReport, jsonReport, styleOf, textReport } from './report.js';

type Tree = SearchTree<unknown, unknown>;

/** A picture with more boards is not legible, and few programs could show it. */
const MOST_BOARDS = 2000;

/** Draws the tree of a search, and returns the exit code. */
export async function run(board: string | undefined, asked: TreeFlags): Promise<number> {
  const own = await ownHeuristics(asked.heuristic);
  const flags: TreeFlags = { ...asked, ...own.flags };
  const svg = fileOrBoard('--svg', '.svg', flags.svg, board === undefined ? [] : [board]);
  if ('error' in svg) return complain(svg.error);
  const dot = fileOrBoard('--dot', '.dot', flags.dot, svg.boards);
  if ('error' in dot) return complain(dot.error);
  const [path] = dot.boards;
  if (path === undefined) return complain('no board was given (slidewise tree --help says more)');
  const found = await readOneBoard(path, flags);
  const read = 'error' in found ? found : own.board(found);
  if ('error' in read) return complainAbout(path, read, flags.json);
  const grown = await withTables((tables) => grow(read, flags, tables));
  if (!grown.ok) return complainAbout(path, failure(read.label, grown.problem), flags.json);
  const tree = grown.value;
  if (svg.file !== undefined && tree.nodes.length > MOST_BOARDS) {
    return complain(
      `the tree has ${showAmount(tree.nodes.length, 'node')}, but a picture holds at most ${showCount(MOST_BOARDS)}: ask for fewer --expansions`,
    );
  }
  const written = tree.nodes.length > 0 || flags.json ? await write(read, tree, flags, svg.file, dot.file) : 0;
  const { status, reason } = tree.solution ?? {};
  if (status !== 'unsolvable' && status !== 'stopped') return written;
  complain(`${read.label}: ${status}: ${reason?.message}`);
  return Math.max(written, 1);
}

async function grow(
  { label, family, reading }: OneBoard,
  flags: TreeFlags,
  tables: DiskTableCache,
): Promise<Result<Tree>> {
  const { metric, algorithm, heuristic, weight } = flags;
  const proveFirst = flags.searchAnyway ? false : undefined;
  const options = defined({ metric, algorithm, heuristic, weight, settings: settingsOf(flags), tables, proveFirst });
  const progress = new ProgressLine(label, '', clock.now(), process.stderr.isTTY === true);
  const fetchTables = tableFetcher(tables, {
    memoryLimit: usualMemory(),
    signal: new AbortController().signal,
    onActivity: (activity) => progress.say(activity),
  });
  // What is wrong with the options, the tree says.
  await prepareWithTables(family, reading.position, options, fetchTables);
  progress.clear();
  const planted = guarded(() => SearchTree.plant(family, reading.position, { ...options, memory: usualMemory() }));
  if (!planted.ok) return planted;
  const tree = planted.value;
  while (tree.expanded.length < flags.expansions && guarded(() => tree.step()));
  return planted;
}

async function write(
  board: OneBoard,
  tree: Tree,
  flags: TreeFlags,
  svg: string | true | undefined,
  dot: string | true | undefined,
): Promise<number> {
  if (svg !== undefined) {
    const { label, family } = board;
    const title = `${family.title}: ${label}, ${tree.search.algorithm} after ${showAmount(tree.expanded.length, 'expansion')}`;
    const { direction } = flags;
    return writeOutput(
      drawSearchTree(family, tree, { title, style: styleOf(board, tree), ...defined({ direction }) }),
      svg,
    );
  }
  if (dot !== undefined) return writeOutput(dotReport(board, tree), dot);
  return writeOutput(flags.json ? jsonReport(board, tree, flags) : textReport(board, tree, flags.boards), true);
}
