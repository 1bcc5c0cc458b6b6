import { LEVELS } from '@slidewise/lab/collection';
import type { ProfilePoint } from '@slidewise/lab/rating';
import { colors } from '../../terminal/colors.js';
import { drawScene } from '../../terminal/draw.js';
import { fitTable } from '../../terminal/narrow-table.js';
import type { Column } from '../../terminal/table.js';
import { showCount } from '../../terminal/units.js';
import { fitted, lineWidth, wrapSentence } from '../../terminal/wrap.js';
import { factsOf } from './facts.js';
import { knownLength, type Rated, scoreText, solutionsText, unitOf } from './rated.js';

const NAMES = 13;

/** Human-readable: everything about one board. */
export function boardReport(rated: Rated): string {
  const { label, family, reading, rating } = rated;
  const width = lineWidth();
  const scene = family.scene(reading.position);
  const facts = [family.title, `${scene.width}×${scene.height}`, `goal ${reading.goal}`, `in ${unitOf(rated)}s`];
  const lines = [
    colors.bold(label),
    ...drawScene(scene),
    ...wrapSentence(facts.join(' · '), width, '').map((line) => colors.dim(line)),
    '',
    colors.bold(verdict(rated)),
    ...(rating.reason === undefined ? [] : wrapSentence(rating.reason.message, width, '')),
    '',
  ];
  for (const { name, text } of factsOf(rated)) {
    const [first, ...rest] = wrapSentence(text, width - NAMES, '');
    lines.push(
      `${colors.dim(name.padEnd(NAMES))}${first}`,
      ...rest.map((line) => `${' '.repeat(NAMES)}${line.trimStart()}`),
    );
  }
  lines.push(...profileLines(rating.profile, unitOf(rated), width));
  for (const note of rating.notes)
    lines.push(...wrapSentence(`note: ${note.message}`, width, '').map((line) => colors.dim(line)));
  return `${lines.join('\n')}\n`;
}

/** `Medium: score 23.68`. */
function verdict({ rating }: Rated): string {
  const { title } = LEVELS.find(({ id }) => id === rating.level)!;
  return rating.score === null ? title : `${title}: score ${scoreText(rating)}`;
}

const EIGHTHS = [...'▁▂▃▄▅▆▇█'];

/** One of the shortest solutions, a sign for each position: how many moves help, keep the distance and hurt. */
function profileLines(profile: readonly ProfilePoint[], unit: string, width: number): string[] {
  const points = profile.slice(0, -1).filter(({ helps }) => helps !== null);
  if (points.length === 0) return [];
  const most = Math.max(...points.map(({ helps, keeps, hurts }) => Math.max(helps!, keeps!, hurts!)));
  const sign = (value: number): string => (value === 0 ? '·' : EIGHTHS[Math.ceil((8 * value) / most) - 1]!);
  const rows = [
    ['help', colors.green, ({ helps }: ProfilePoint) => helps!],
    ['keep', colors.yellow, ({ keeps }: ProfilePoint) => keeps!],
    ['hurt', colors.red, ({ hurts }: ProfilePoint) => hurts!],
  ] as const;
  const title = `on one shortest solution, how many moves help, keep or hurt (█ is ${showCount(most)}):`;
  const lines = ['', colors.dim(fitted(title, process.stdout))];
  for (let start = 0; start < points.length; start += width - NAMES) {
    const part = points.slice(start, start + width - NAMES);
    if (start > 0) lines.push('');
    for (const [name, paint, value] of rows) {
      lines.push(`${colors.dim(name.padEnd(NAMES))}${paint(part.map((point) => sign(value(point))).join(''))}`);
    }
    const [from, to] = [part[0]!.distance, part.at(-1)!.distance];
    lines.push(
      colors.dim(`${''.padEnd(NAMES)}${showCount(from)} ${unit}s to go${from === to ? '' : ` … ${showCount(to)}`}`),
    );
  }
  return lines;
}

/** In a column, points stand below each other. */
function tenths(value: number): string {
  return value.toFixed(1);
}

/** Human-readable: a line for each board. */
export function tableReport(all: readonly Rated[]): string {
  const column = (title: string, cell: (rated: Rated) => string, dispensable?: number): Column => ({
    title,
    align: 'right',
    cells: all.map(cell),
    ...(dispensable === undefined ? {} : { dispensable }),
  });
  const known = (value: number | null, show: (value: number) => string): string => (value === null ? '–' : show(value));
  const columns: Column[] = [
    { title: 'board', align: 'left', cells: all.map(({ label }) => label) },
    { title: 'level', align: 'left', cells: all.map(({ rating }) => rating.level) },
    column('score', ({ rating }) => scoreText(rating)),
    column(
      'shortest',
      ({ rating }) => (rating.level === 'unsolvable' ? 'none' : (knownLength(rating, rating.features.metric) ?? '–')),
      1,
    ),
    column(
      'solutions',
      ({ rating: { features } }) =>
        features.solutions === null ? '–' : solutionsText(features.solutions, features.solutionsLog10!),
      3,
    ),
    column('positions', ({ rating: { features } }) => known(features.positions, showCount), 2),
    column('legal', ({ rating: { features } }) => known(features.legalMoves, tenths), 6),
    column('traps', ({ rating: { features } }) => known(features.traps, tenths), 4),
    column('bits', ({ rating: { features } }) => known(features.choiceBits, tenths), 7),
    column('detour', ({ rating: { features } }) => known(features.worstDetour, showCount), 8),
    column('back', ({ rating: { features } }) => known(features.uphillMoves, showCount), 9),
    column('idle', ({ rating: { features } }) => known(features.idle?.length ?? null, showCount), 5),
  ];
  const { header, lines, leftOut } = fitTable(columns, lineWidth());
  const means = ['legal', 'traps'].filter((title) => !leftOut.includes(title));
  const words = [
    ...(means.length === 0 ? [] : [`${means.join(' and ')}: at a position, on average`]),
    ...(leftOut.length === 0 ? [] : [`no room for ${leftOut.join(', ')}`]),
    '– is not known, or there is none',
    '--each prints a report of each board',
  ];
  const legend = wrapSentence(words.join(' · '), lineWidth(), '').map((line) => colors.dim(line));
  return `${[colors.dim(header), ...lines, ...legend].join('\n')}\n`;
}
