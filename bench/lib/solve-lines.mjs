// Solves the boards on the lines of a file and writes a row for each, in a plain loop: what a batch is compared with.
import { readFileSync, writeFileSync } from 'node:fs';
import { printMoves } from '../../packages/core/dist/contract/index.js';
import { unwrap } from '../../packages/core/dist/result.js';
import { rushHour } from '../../packages/core/dist/rush-hour/index.js';
import { solve } from '../../packages/core/dist/solving/index.js';

await rushHour.loadCompiledSearch();
const [from, to] = process.argv.slice(2);
const rows = readFileSync(from, 'utf8')
  .trim()
  .split('\n')
  .map((text) => {
    const { position, format } = unwrap(rushHour.parse(text));
    const { moves, ...solution } = unwrap(solve(rushHour, position));
    const texts = printMoves(rushHour, position, moves, { format, metric: solution.metric });
    return `${JSON.stringify({ text, ...solution, moves: texts })}\n`;
  });
writeFileSync(to, rows.join(''));
