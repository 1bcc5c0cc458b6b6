import type { StateMap } from '@slidewise/lab/map';
import { aboutBoard } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { colors, noColors } from '../../terminal/colors.js';
import { drawScene } from '../../terminal/draw.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { fitted, lineWidth, NARROWEST, terminalWidth, wrapSentence } from '../../terminal/wrap.js';
import { barChart } from './bar-chart.js';

const CHART_HEIGHT = 5;
const WIDEST_CHART = 72;

/** Why a map is a part. */
const LIMITS = {
  positions: 'there are more positions than --most allows',
  time: 'the time limit was hit',
  memory: 'the memory limit was hit',
  cancelled: 'it was interrupted',
};

/** Human-readable: counts, boards, charts. */
export function textReport(board: OneBoard, map: StateMap<unknown>): string {
  const unit = unitOf(map);
  const parts = [
    [...heading(board, map), ...partNote(map)],
    factLines(map, unit),
    boardLines(map, unit),
    idLines(board, map),
    chartLines('positions by distance from the start', unit, map.facts.fromStart),
    chartLines('positions by distance from the nearest solved one', unit, map.facts.toGoal),
    degreeLines(map),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function unitOf({ family, metric }: StateMap<unknown>): string {
  return metricUnit(family, metric);
}

function heading({ label }: OneBoard, map: StateMap<unknown>): string[] {
  const amount = showAmount(map.facts.positions, 'position');
  const extent = map.isComplete ? `${amount}, all that can be reached` : `${amount}, a part of what can be reached`;
  const [first, ...rest] = wrapSentence(`${label}: ${extent}, counted in ${unitOf(map)}s`, lineWidth(), '');
  return [first!.replace(label, colors.bold), ...rest];
}

/** A clear word that it is a part; none if it is the whole. */
function partNote(map: StateMap<unknown>): string[] {
  if (map.limit === undefined) return [];
  const text = `This is a part, ${map.nearWhat}: ${LIMITS[map.limit]}. The whole has at least these counts, and at most these distances.`;
  return wrapSentence(text, lineWidth(), '').map((line) => colors.yellow(line));
}

function factLines(map: StateMap<unknown>, unit: string): string[] {
  const { facts } = map;
  const { symmetries } = facts;
  const least = map.isComplete ? '' : 'at least ';
  const most = map.isComplete ? '' : 'at most ';
  // What is farthest on a part need not be so in the whole.
  const here = map.isComplete ? '' : 'on this part: ';
  const farthest = (layers: readonly number[], from: string): string =>
    `${here}${most}${showAmount(layers.length - 1, unit)} from ${from}; ${showAmount(layers.at(-1)!, 'such position')}`;
  const rows: [string, string][] = [['shortest solution', shortest(map, unit)]];
  rows.push(['solved positions', `${least}${showCount(facts.solved)}`]);
  if (facts.toGoal.length > 0) rows.push(['hardest position', farthest(facts.toGoal, 'a solved one')]);
  rows.push(['farthest position', farthest(facts.fromStart, 'the start')]);
  rows.push(['pairs of neighbours', `${least}${showCount(facts.edges)}`]);
  rows.push(['dead ends', `${least}${showCount(facts.deadEnds)}, from which the only way is back`]);
  const inside = map.isComplete ? '' : ' in this part';
  rows.push([
    'articulation points',
    `${showCount(facts.articulationPoints)}${inside}, without which it would fall apart`,
  ]);
  rows.push(['two-connected parts', `${showCount(facts.blocks)}${inside}`]);
  if (facts.identicalPieces.length > 0) {
    const sets = facts.identicalPieces.map((labels) => labels.join(' ')).join(', ');
    rows.push(['identical pieces', `${sets}: no other position if they change places`]);
  }
  rows.push([
    'symmetries',
    symmetries.summaries.length === 0
      ? map.isComplete
        ? 'none'
        : 'not sought in a part'
      : `${symmetries.summaries.join(', ')}: ${showCount(symmetries.positions)} positions if they count once`,
  ]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.flatMap(([name, text]) => {
    const room = lineWidth() - width - 4;
    if (room < NARROWEST && text.length > room)
      return [`  ${colors.dim(name)}`, ...wrapSentence(text, lineWidth(), '    ')];
    const [first = '', ...more] = wrapSentence(text, room, '');
    return [
      `  ${colors.dim(name.padEnd(width))}  ${first}`,
      ...more.map((line) => `${' '.repeat(width + 4)}${line.trim()}`),
    ];
  });
}

/** `81 moves, 256 ways`; or why there is none. */
function shortest({ shortest: found, proved, isComplete }: StateMap<unknown>, unit: string): string {
  if (found === undefined) return proved ? 'none: it is proved that there is no solution' : 'none is on this part';
  const length = showAmount(found.length, unit);
  const ways = `${isComplete ? '' : 'at least '}${countOfWays(found.count)}`;
  return proved ? `${length}, ${ways}` : `at most ${length}`;
}

function countOfWays(count: bigint): string {
  const digits = count.toString();
  const shown =
    digits.length > 15 ? `${digits[0]}.${digits.slice(1, 3)} × 10^${digits.length - 1}` : showCount(Number(count));
  return `${shown} ${count === 1n ? 'way' : 'ways'}`;
}

/** The start, the farthest and the hardest positions, side by side as far as there is room. */
function boardLines(map: StateMap<unknown>, unit: string): string[] {
  const { fromStart, toGoal } = map.graph;
  const most = map.isComplete ? '' : 'at most ';
  const boards = [
    { title: 'start', number: 0, words: '' },
    ...map.farthest.map((number) => ({
      title: 'farthest',
      number,
      words: `${most}${showAmount(fromStart[number]!, unit)} from the start`,
    })),
    ...map.hardest.map((number, i) => ({
      title: map.hardest.length === 1 ? 'hardest' : `hardest ${i + 1}`,
      number,
      words: `${most}${showAmount(toGoal[number]!, unit)} from a solved one`,
    })),
  ].map(({ title, number, words }) => {
    const scene = map.family.scene(map.position(number));
    const lines = [title, words, ...drawScene(scene, noColors)];
    const width = Math.max(...lines.map((line) => line.length));
    const painted = [colors.bold(title), colors.dim(words), ...drawScene(scene)];
    return { width, lines: painted.map((line, i) => line + ' '.repeat(width - lines[i]!.length)) };
  });
  const rows: (typeof boards)[] = [];
  let room = 0;
  for (const board of boards) {
    if (rows.length === 0 || room < board.width + 3) {
      rows.push([]);
      room = lineWidth() - 2;
    }
    rows.at(-1)!.push(board);
    room -= board.width + 3;
  }
  return rows.flatMap((row, i) => {
    const height = Math.max(...row.map(({ lines }) => lines.length));
    const lines = Array.from({ length: height }, (_, at) =>
      `  ${row.map((board) => board.lines[at] ?? ' '.repeat(board.width)).join('   ')}`.trimEnd(),
    );
    return i === 0 ? lines : ['', ...lines];
  });
}

/** The ids of the hardest positions, to go on with: not cut or broken, for they are to be copied. */
function idLines({ reading }: OneBoard, map: StateMap<unknown>): string[] {
  const ids = map.hardest.map((number) => map.id(number, reading.format));
  return ids.flatMap((id, i) => {
    const title = ids.length === 1 ? 'hardest' : `hardest ${i + 1}`;
    const fits = title.length + id.length + 4 <= terminalWidth();
    return fits ? [`  ${colors.dim(title)}  ${id}`] : [`  ${colors.dim(title)}`, id];
  });
}

function chartLines(title: string, unit: string, layers: readonly number[]): string[] {
  if (layers.length === 0) return [];
  const width = Math.min(WIDEST_CHART, lineWidth() - 4);
  const chart = barChart(layers, width, CHART_HEIGHT);
  const most = layers.indexOf(Math.max(...layers));
  const peak = `most at ${showAmount(most, unit)}: ${showCount(layers[most]!)}`;
  const fits = `  ${title}  ${peak}`.length <= terminalWidth();
  return [
    ...(fits
      ? [`  ${colors.bold(title)}  ${colors.dim(peak)}`]
      : [colors.bold(fitted(`  ${title}`, process.stdout)), colors.dim(fitted(`  ${peak}`, process.stdout))]),
    ...chart.map((line, i) => `  ${i < chart.length - 1 ? colors.cyan(line) : colors.dim(line)}`),
  ];
}

/** How many positions have how many neighbours, as bars. */
function degreeLines({ facts: { degrees } }: StateMap<unknown>): string[] {
  const rows = degrees.flatMap((count, degree) => (count === 0 ? [] : [{ count, degree }]));
  if (rows.length === 0) return [];
  const most = Math.max(...rows.map(({ count }) => count));
  const [digits, counts] = [Math.max(...rows.map(({ degree }) => String(degree).length)), showCount(most).length];
  const room = Math.min(WIDEST_CHART, lineWidth() - 4) - digits - counts - 4;
  return [
    `  ${colors.bold('positions by number of neighbours')}`,
    ...rows.map(({ count, degree }) => {
      const bar = '█'.repeat(Math.max(1, Math.round((room * count) / most)));
      return `  ${String(degree).padStart(digits)}  ${showCount(count).padStart(counts)}  ${colors.cyan(bar)}`;
    }),
  ];
}

/** For programs: one object. */
export function jsonReport(board: OneBoard, map: StateMap<unknown>): string {
  const { format } = board.reading;
  const { facts, graph } = map;
  const listed = (numbers: readonly number[]) =>
    numbers.map((number) => {
      const printed = map.family.print(map.position(number), format);
      return {
        id: map.id(number, format),
        text: printed.ok ? printed.value.trimEnd() : null,
        fromStart: graph.fromStart[number],
        toGoal: known(graph.toGoal[number]!),
      };
    });
  const { shortest: found } = map;
  const object = {
    ...aboutBoard(board),
    metric: map.metric,
    status: found !== undefined ? 'solved' : map.proved ? 'unsolvable' : 'stopped',
    optimal: found !== undefined && map.proved,
    length: found?.length ?? null,
    solutions: found === undefined ? null : String(found.count),
    complete: map.isComplete,
    ...(map.limit === undefined ? {} : { limit: map.limit }),
    positions: facts.positions,
    edges: facts.edges,
    solvedPositions: facts.solved,
    layers: { fromStart: facts.fromStart, toGoal: facts.toGoal },
    farthest: listed(map.farthest),
    hardest: listed(map.hardest),
    deadEnds: facts.deadEnds,
    articulationPoints: facts.articulationPoints,
    blocks: facts.blocks,
    degrees: facts.degrees,
    identicalPieces: facts.identicalPieces,
    symmetries: facts.symmetries,
  };
  return `${JSON.stringify(object)}\n`;
}

function known(distance: number): number | null {
  return distance < 0 ? null : distance;
}
