import { stripVTControlCharacters } from 'node:util';
import type { MoveStyle } from '@slidewise/core/contract';
import { headingOf, moveText, rankLegend, rankText, type SearchTree, type TreeNode } from '@slidewise/lab/analysis';
import { aboutBoard, reasonFields } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { colors, noColors } from '../../terminal/colors.js';
import { drawScene } from '../../terminal/draw.js';
import { widthOf } from '../../terminal/text-width.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { fitted, terminalWidth } from '../../terminal/wrap.js';
import type { TreeFlags } from './options.js';

/** One step down a tree. */
const LEAST_GUIDE = 3;

type Tree = SearchTree<unknown, unknown>;

/** Human-readable: the nodes under one another, each indented under its parent. */
export function textReport(board: OneBoard, tree: Tree, withBoards: boolean): string {
  const { label, family } = board;
  const lines = [colors.bold(label)];
  const scene = (id: number): string[] => (withBoards ? drawScene(family.scene(tree.position(id))) : []);
  const waiting = roots(tree).map((id) => ({ id, first: '', rest: '' }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { id, first, rest } = next;
    const node = tree.nodes[id]!;
    const heading = headingOf(family, tree, id, styleOf(board, tree));
    const words = [heading === '' ? '' : colors.bold(heading), rankText(node, tree.ranking), stateWords(node)];
    const text = words.filter((word) => word !== '').join('  ');
    lines.push(colors.dim(guideBefore(text, first)) + text);
    lines.push(...scene(id).map((line) => colors.dim(guideBefore(line, rest)) + line));
    const last = node.children.at(-1);
    waiting.unshift(
      ...node.children.map((child) => ({
        id: child,
        first: `${rest}${child === last ? '└─ ' : '├─ '}`,
        rest: `${rest}${child === last ? '   ' : '│  '}`,
      })),
    );
  }
  lines.push(colors.dim(fitted(summary(board, tree), process.stdout)));
  return `${lines.join('\n')}\n`;
}

/** The lines that lead to a node: of a deep one, on a terminal, the last of them, so that the node itself is not broken. */
function guideBefore(text: string, guide: string): string {
  const room = terminalWidth() - widthOf(stripVTControlCharacters(text));
  return guide.length <= room ? guide : `…${guide.slice(guide.length - Math.max(LEAST_GUIDE, room - 1))}`;
}

/** How the moves of a tree are written. */
export function styleOf({ reading: { format } }: OneBoard, { search: { metric } }: Tree): MoveStyle {
  return { format, metric };
}

function roots(tree: Tree): number[] {
  return tree.nodes.flatMap(({ id, parent }) => (parent < 0 ? [id] : []));
}

function stateWords({ state, expansion }: TreeNode): string {
  if (state === 'goal') return colors.green('goal');
  return state === 'closed' ? colors.cyan(`expanded ${expansion}`) : 'open';
}

function summary({ family }: OneBoard, tree: Tree): string {
  const { algorithm, heuristic, metric } = tree.search;
  const open = tree.nodes.filter(({ state }) => state === 'open').length;
  const unit = metricUnit(family, metric);
  return [
    rankLegend(tree.ranking),
    heuristic === undefined ? algorithm : `${algorithm} with ${heuristic}`,
    `${showCount(tree.expanded.length)} expanded`,
    `${showCount(open)} open`,
    verdict(tree, unit),
  ].join(' · ');
}

function verdict({ solution }: Tree, unit: string): string {
  if (solution === undefined) return 'not solved yet';
  if (solution.status !== 'solved') return solution.status;
  return `${showAmount(solution.length!, unit)}, ${solution.optimal ? 'proved shortest' : 'not proved shortest'}`;
}

/** For programs: the tree as one object; nodes are numbered as the search entered them. */
export function jsonReport(board: OneBoard, tree: Tree, { weight }: TreeFlags): string {
  const { family, reading } = board;
  const { metric, algorithm, heuristic = null } = tree.search;
  const { status = 'searching', length = null, optimal = false, reason } = tree.solution ?? {};
  const nodes = tree.nodes.map(({ id, parent, g, h, f, state, expansion, improvements }) => {
    const text = family.print(tree.position(id), reading.format);
    return {
      node: id,
      parent: parent < 0 ? null : parent,
      move: parent < 0 ? null : moveText(family, tree, id, styleOf(board, tree)),
      g,
      h,
      f,
      state,
      expansion: expansion ?? null,
      improvements,
      text: text.ok ? text.value.trimEnd() : null,
    };
  });
  const object = {
    ...aboutBoard(board),
    metric,
    algorithm,
    heuristic,
    ...(weight === undefined ? {} : { weight }),
    status,
    length,
    optimal,
    expansions: tree.expanded,
    nodes,
    ...reasonFields(reason),
  };
  return `${JSON.stringify(object)}\n`;
}

/** For Graphviz. */
export function dotReport(board: OneBoard, tree: Tree): string {
  const { label, family } = board;
  const style = styleOf(board, tree);
  const looks = {
    open: 'style="rounded,dashed" color="#9a927f"',
    closed: 'style=rounded color="#2b5fa8"',
    goal: 'style=rounded color="#2f7d4f" penwidth=3',
  };
  const nodes = tree.nodes.map((node) => {
    const turn = node.state === 'goal' ? '  (goal)' : node.expansion === undefined ? '' : `  (${node.expansion})`;
    const lines = [...drawScene(family.scene(tree.position(node.id)), noColors), rankText(node, tree.ranking) + turn];
    return `  n${node.id} [label=${quoted(lines.join('\n'))} ${looks[node.state]}];`;
  });
  const edges = tree.nodes.flatMap(({ id, parent }) =>
    parent < 0 ? [] : [`  n${parent} -> n${id} [label=${quoted(moveText(family, tree, id, style))}];`],
  );
  const font = 'fontname="DejaVu Sans Mono,monospace" fontsize=11';
  return [
    `digraph ${quoted(`${family.title}: ${label}`)} {`,
    `  node [shape=box ${font}];`,
    `  edge [${font}];`,
    ...nodes,
    ...edges,
    '}',
    '',
  ].join('\n');
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}
