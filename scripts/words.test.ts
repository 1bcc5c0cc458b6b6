import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const pages = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  // The change log names what was renamed.
  .filter((file) => file !== '' && file !== 'CHANGELOG.md' && !file.endsWith('words.test.ts'))
  .map((file) => [file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')] as const);

/** Words that stood for these: worker, spawn, handle, table cache, error, options, game, assert. */
const PRIVATE =
  /(?<![a-z])(crews?|hire[sd]?|obeys?|shel(f|ves)|troubled?s?|wish(es|ed)?|coach(es)?|seldom|quicken(s|ed)?|last-?will|farewell|sit-?down|a-?truth|trouble-?with)(?![a-z])/i;

test('private words stay away: the field has words for these things', () => {
  expect(pages.length).toBeGreaterThan(1500);
  const found = pages.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => {
      const words = line.replace(/([a-z])([A-Z])/g, '$1-$2');
      return PRIVATE.test(words) ? [`${file}:${i + 1}: ${line.trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test.each(['Slide', 'Command', 'Board', 'Task', 'Crew', 'Kind', 'Course', 'SolveOptions', 'Method', 'RunTask'])(
  '%s has one meaning',
  (name) => {
    const declared = new RegExp(`^export (abstract )?(interface|type|class|function|const) ${name}\\b`, 'm');
    const places = pages.filter(([file, text]) => /^packages\/\w+\/src\//.test(file) && declared.test(text));
    expect(places.map(([file]) => file).slice(1)).toEqual([]);
  },
);
