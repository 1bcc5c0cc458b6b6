// Writes docs/algorithms.md: what each algorithm is, and what it does on the same ten boards. With --check it only says whether the page
// is as it would be written. Counts and lengths depend on nothing but the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBoard } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { algorithms } from '@slidewise/core/search';
import { solve } from '@slidewise/core/solving';
import { allMethods } from '@slidewise/lab/analysis';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const page = join(root, 'docs', 'algorithms.md');

/** From few positions to some ten thousand; the heuristic is the one that the family's searches use by themselves. */
const BOARDS = [
  ['tiles', '3x2-easy'],
  ['tiles', '3x2-medium'],
  ['tiles', '3x3-easy'],
  ['tiles', '3x3-medium'],
  ['rush-hour', 'course-1'],
  ['rush-hour', 'jam-01'],
  ['rush-hour', 'course-closing-early'],
  ['bricks', 'teach-1'],
  ['bricks', 'crate-01'],
  ['bricks', 'crate-05'],
];

/** A search that has expanded so many positions is given up. */
const MOST = 10_000;

const boards = BOARDS.map(([id, name]) => {
  const text = readFileSync(join(root, 'puzzles', id, `${name}.txt`), 'utf8');
  const { family, reading } = unwrap(readBoard({ line: 1, text }, { family: id, read: {} }));
  const { unit, defaultHeuristic } = family.metrics[0];
  return { family, name: `${id}/${name}`, position: reading.position, unit, heuristic: defaultHeuristic };
});

const number = (value) => value.toLocaleString('en-US');

/** Runs one algorithm on a board. Returns its expansions and its result. */
function run(algorithm, { family, position, heuristic }) {
  const options = {
    ...{ algorithm: algorithm.id, proveFirst: false, limits: { expansions: MOST } },
    ...(algorithm.informed ? { heuristic } : {}),
  };
  const solved = solve(family, position, options);
  if (!solved.ok) return { expanded: '–', length: '–' };
  const { status, length, optimal, counts, reason } = solved.value;
  const isGivenUp = reason?.code === 'limit-hit';
  return {
    expanded: `${isGivenUp ? '≥ ' : ''}${number(counts.expanded)}`,
    length: status === 'solved' ? `${number(length)}${optimal ? ' ✓' : ''}` : isGivenUp ? '–' : 'stuck',
  };
}

const used = algorithms.filter(({ id }) =>
  allMethods(boards[0].family, 'all').some(({ algorithm }) => algorithm === id),
);
const results = used.map((algorithm) => ({ algorithm, cells: boards.map((board) => run(algorithm, board)) }));

function table(heads, rows) {
  const lines = [heads, heads.map((_, i) => (i === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const short = boards.map((_, i) => String(i + 1));
const text = `# Algorithms on the same ten boards

Made by \`npm run docs\`. [Studying searches](study.md) says more of each algorithm, and of its options.

${table(
  ['`--algorithm`', 'what it does'],
  used.map(({ id, summary }) => [`\`${id}\``, summary]),
).replace('| ---: |', '| --- |')}

## The boards

${table(
  ['', 'board', 'heuristic', 'counts'],
  boards.map(({ name, heuristic, unit }, i) => [String(i + 1), `\`${name}\``, `\`${heuristic}\``, `${unit}s`]),
).replace('| --- | ---: | ---: | ---: |', '| --- | --- | --- | --- |')}

Every informed algorithm uses the heuristic of the board. A search is given up after ${number(MOST)} expansions.

## Positions expanded

${table(
  ['algorithm', ...short],
  results.map(({ algorithm, cells }) => [`\`${algorithm.id}\``, ...cells.map(({ expanded }) => expanded)]),
)}

## Lengths of the solutions

\`✓\` is proved shortest. \`stuck\` found nothing and cannot go on; \`–\` was given up, or cannot be tried on this board.

${table(
  ['algorithm', ...short],
  results.map(({ algorithm, cells }) => [`\`${algorithm.id}\``, ...cells.map(({ length }) => length)]),
)}

The same on your own boards: \`slidewise compare BOARDS --algorithm dfs --algorithm astar --csv\`.
`;

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/algorithms.md is out of date: npm run docs writes it again');
  process.exitCode = 1;
}
