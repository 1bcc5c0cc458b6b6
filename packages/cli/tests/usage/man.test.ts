import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commands, program, tooWide } from '../support/command-pages.js';
import { expectRefusal, slidewise } from '../support/run-cli.js';

const docs = fileURLToPath(new URL('../../../../docs/commands/', import.meta.url));
const all = [['slidewise', [], program] as const, ...commands];

/** The file in docs/commands that tells about a command. */
const fileOf = (words: readonly string[]): string => `${words.join('-') || 'README'}.md`;

describe.each(all)('%s', (_, words, page) => {
  test('docs/commands says what the program says (npm run docs writes it)', () => {
    const { stdout } = slidewise(['man', ...words, '--markdown']);
    expect(readFileSync(docs + fileOf(words), 'utf8')).toBe(stdout);
  });

  test('the page holds all that the help holds', () => {
    const help = slidewise([...words, '--help']).stdout.replace(/\s+/g, ' ');
    const { stdout, code } = slidewise(['man', ...words, '--text']);
    expect(code).toBe(0);
    const text = stdout.replace(/\s+/g, ' ');
    const entries = [...page.options, ...page.globalOptions, ...page.arguments, ...page.exitCodes];
    expect(page.options.length).toBeGreaterThan(0);
    expect(page.examples.length).toBeGreaterThan(0);
    expect(page.exitCodes.length).toBeGreaterThan(0);
    for (const part of [page.usage, ...page.examples, ...entries.flatMap(({ term, text }) => [term, text])]) {
      expect([text.includes(part), help.includes(part), part]).toEqual([true, true, part]);
    }
    for (const note of page.notes) expect([text, help].map((all) => all.includes(note))).toEqual([true, true]);
    const rows = page.tables.flatMap(({ lines }) => lines).map((line) => line.trim().replace(/\s+/g, ' '));
    for (const row of rows) expect([text, help].map((all) => all.includes(row))).toEqual([true, true]);
    expect(tooWide(stdout)).toEqual([]);
  });

  test('the source for man: every line is a request that roff knows, or text', () => {
    const { stdout } = slidewise(['man', ...words]);
    expect(stdout).toMatch(/^\.TH SLIDEWISE/);
    for (const line of stdout.split('\n')) {
      expect(line).toMatch(/^(\.(TH|SH|TP|PP|BR|RS|RE|nf|fi)\b.*|[^.'].*|)$/);
      // A backslash begins one of the few escapes that are meant.
      expect(line.replace(/\\(?:e|-|&|fB|fR)/g, '')).not.toContain('\\');
    }
    // What man may not break fits its 80 columns; all else it breaks itself.
    const unbroken = [...stdout.matchAll(/^\.nf\n(.*?)^\.fi$/gms)].map(([, lines]) => lines!.replaceAll('\\-', '-'));
    expect(tooWide(unbroken.join('').replace(/^/gm, ' '.repeat(7)))).toEqual([]);
  });
});

test('docs/commands holds nothing else', () => {
  expect(readdirSync(docs).sort()).toEqual(all.map(([, words]) => fileOf(words)).sort());
});

test.each([
  [['man', 'slove'], "unknown command 'slove'; did you mean solve?"],
  [['man', 'solve', 'x'], "unknown command 'x'"],
  [['man', '--roff', '--text'], 'cannot be used with'],
])('%j: one sentence, exit code 2', (args, words) => {
  expectRefusal(args, words);
});
