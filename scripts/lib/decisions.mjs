import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = '<!-- index -->\n';

/** The records of docs/decisions, by number. */
export function readDecisions(root) {
  const home = join(root, 'docs', 'decisions');
  const files = readdirSync(home).filter((file) => file !== 'README.md');
  return files.sort().map((file) => {
    const text = readFileSync(join(home, file), 'utf8');
    const [, number, title] = /^# (\d+)\. (.*)$/m.exec(text) ?? [];
    const [, state, takesIn = ''] = /^State: ([^.]*)\.(?: Takes in ([\d, ]*)\.)?$/m.exec(text) ?? [];
    const earlier = takesIn === '' ? [] : takesIn.split(', ').map(Number);
    return { file, text, number: Number(number), title, state, earlier };
  });
}

/** The page of the index, with the index of some records. */
export function withIndex(page, records) {
  const rows = records.flatMap(({ file, number, title, state, earlier }) => [
    { number, row: `| ${number} | [${title}](${file}) | ${state} |` },
    ...earlier.map((old) => ({ number: old, row: `| ${old} | | taken in by [${number}](${file}) |` })),
  ]);
  rows.sort((a, b) => a.number - b.number);
  const head = ['| number | title | state |', '| ------ | ----- | ----- |'];
  return `${page.split(MARK)[0]}${MARK}\n${[...head, ...rows.map(({ row }) => row)].join('\n')}\n`;
}
