import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

// Every piece of JavaScript and TypeScript in the docs compiles as strict TypeScript, runs, and prints what the comments right under
// its lines say. (A comment after an empty line is only a comment.) A piece that begins with `// NAME.ts` is a file for others of its page.

const root = fileURLToPath(new URL('../../../../', import.meta.url));

interface Snippet {
  /** The page, and the line on which its code starts. */
  readonly place: string;
  /** The file that it is written to, without its ending: the pieces of a page share a folder. */
  readonly file: string;
  readonly code: string;
}

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !/(^|[\\/])(node_modules|dist|bundle)[\\/]/.test(path))
  .sort();
const snippets = pages.flatMap(snippetsIn);

function snippetsIn(page: string): Snippet[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(?:js|ts|javascript|typescript)\n(.*?)^```$/gms)].map((match) => {
    const [code, line] = [match[1]!, text.slice(0, match.index).split('\n').length + 1];
    const name = /^\/\/ (\w+)\.ts\n/.exec(code)?.[1] ?? `line-${line}`;
    return { place: `${page}:${line}`, file: `${page.replaceAll(/[^\w]/g, '-')}/${name}`, code };
  });
}

/** What the comments of a snippet say that it prints. */
function promised(code: string): string {
  const lines = code.split('\n');
  const isComment = (line: string | undefined): boolean => line?.startsWith('//') === true;
  return lines
    .filter((line, i) => {
      const above = lines.findLastIndex((other, j) => j < i && !isComment(other));
      return isComment(line) && above >= 0 && lines[above] !== '' && !line.startsWith('// @');
    })
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

// Beside the packages, so that imports find them; one compiler and one process for all, since starting either takes longest.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'slidewise-snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
for (const { file, code } of snippets) {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, `${file}.ts`), `${code}\nexport {};\n`);
}

const config = join(folder, 'tsconfig.json');
writeFileSync(
  config,
  JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023'],
      module: 'NodeNext',
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
    },
  }),
);
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const { stdout: errors } = spawnSync(process.execPath, [tsc, '-p', config, '--pretty', 'false'], {
  cwd: folder,
  encoding: 'utf8',
});

/** Imports the files that it is given, one after another, and tells what each printed. */
const runner = `
  import { format } from 'node:util';
  const printed = [];
  for (const file of process.argv.slice(1)) {
    let said = '';
    console.log = (...values) => { said += format(...values) + '\\n'; };
    try {
      await import(file);
    } catch (error) {
      said += error.stack;
    }
    printed.push(said.trimEnd());
  }
  process.stdout.write(JSON.stringify(printed));
`;

/** What each snippet printed, or what it threw. */
const printed: string[] = JSON.parse(
  spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', runner, ...snippets.map(({ file }) => join(folder, `${file}.js`))],
    {
      encoding: 'utf8',
    },
  ).stdout,
);

test('the docs have snippets', () => {
  expect(snippets.length).toBeGreaterThan(15);
});

test('nothing is wrong but with a snippet', () => {
  expect(errors.replace(/^[\w-]+\/.*\n( .*\n)*/gm, '')).toBe('');
});

describe.each(snippets.map((snippet, i) => [snippet.place, snippet, i] as const))('%s', (_, { file, code }, i) => {
  test('compiles', () => {
    expect(errors.split(/\n(?! )/).filter((error) => error.startsWith(`${file}.ts(`))).toEqual([]);
  });

  test('prints what it says', () => {
    expect(printed[i]).toBe(promised(code));
  });
});
