import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { families } from '@slidewise/core/families';
import { names as germanNames } from '@slidewise/core/messages/de';
import { names as chineseNames } from '@slidewise/core/messages/zh-hans';
import { LEVELS } from '@slidewise/lab/collection';
import { levels as germanLevels } from '@slidewise/lab/messages/de';
import { levels as chineseLevels } from '@slidewise/lab/messages/zh-hans';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { CATALOGUES, type Part } from './catalogues.js';
import { valueNames } from './format.js';

const SOURCES = new URL('../', import.meta.url).pathname;
/** Rooms that have texts of their own, loaded with them; all others use the texts of the frame. */
const ROOMS: readonly (readonly [folder: string, part: Part])[] = [
  ['views/collection/packs/', 'packs'],
  ['views/play/', 'play'],
  ['views/review/', 'review'],
  ['review/', 'review'],
  ['views/editor/', 'editor'],
  ['views/code/', 'code'],
  ['views/days/', 'days'],
  ['views/you/', 'you'],
  ['views/print/', 'print'],
  ['views/learn/', 'learn'],
  ['views/map/', 'map'],
  ['views/study/', 'study'],
];
/** What is the same everywhere, or read by programs. */
const UNTOLD = ['slidewise', 'Slidewise', 'SVG', 'PNG', 'PDF', 'GraphML', 'CSV', 'px', 'MP4', 'WebM'];

interface Source {
  readonly path: string;
  readonly part: Part;
  readonly tree: ts.SourceFile;
}

const sources: readonly Source[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\/|^texts\/(de|zh-hans)\/|\.d\.ts$/.test(path))
  .map((path) => ({
    path,
    part: ROOMS.find(([folder]) => path.startsWith(folder))?.[1] ?? 'frame',
    tree: ts.createSourceFile(path, readFileSync(join(SOURCES, path), 'utf8'), ts.ScriptTarget.Latest, true),
  }));

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The parts that use a text: by any literal that is the same. */
const users = new Map<string, Set<Part>>();
for (const { tree, part } of sources) {
  walk(tree, (node) => {
    if (ts.isStringLiteralLike(node)) users.set(node.text, (users.get(node.text) ?? new Set()).add(part));
  });
}

const place = ({ path, tree }: Source, node: ts.Node): string =>
  `${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText().trim()}`;

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !UNTOLD.includes(text.trim());

/** Texts of the app come as data, too: what the collection says, and what families and levels are called. */
const data = new Set<string>([
  ...families.map(({ title }) => title),
  ...LEVELS.map(({ title }) => title),
  ...collectionWords(),
]);

function collectionWords(): string[] {
  const puzzles = new URL('../../../../puzzles/', import.meta.url).pathname;
  const files = readdirSync(puzzles, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'));
  const notes = files.map((path) =>
    (/^(# .*\n)+/.exec(readFileSync(join(puzzles, path), 'utf8'))?.[0] ?? '')
      .replace(/^# */gm, '')
      .trim()
      .replace(/\s+/g, ' '),
  );
  const sentences = notes.map(
    (note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}${note.endsWith('.') ? '' : '.'}`,
  );
  const titles = files.flatMap((path) => basename(path, '.txt').split('-'));
  return [...sentences, ...titles.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)];
}

const LANGUAGES = ['de', 'zh-hans'] as const;

async function textsOf(language: (typeof LANGUAGES)[number]): Promise<readonly (readonly [Part, string, string])[]> {
  const { library: _, laboratory: __, ...parts } = await CATALOGUES[language]();
  const loaded = await Promise.all(
    Object.entries(parts).map(async ([part, load]) =>
      Object.entries<string>(await load()).map(([text, told]) => [part as Part, text, told] as const),
    ),
  );
  return loaded.flat();
}

test('every text stands in one part: in that of the room that uses it, or in the frame', async () => {
  const texts = await textsOf('de');
  expect(texts.length).toBeGreaterThan(500);
  expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  const misplaced = texts.filter(([part, text]) => {
    const parts = users.get(text);
    if (parts === undefined) return !data.has(text);
    return part !== 'frame' && !data.has(text) && [...parts].some((each) => each !== part);
  });
  expect(misplaced.map(([part, text]) => `${part}: ${text}`)).toEqual([]);
});

test.each(LANGUAGES)('%s: every text is there, with all of its values, and not in English', async (language) => {
  const flaws = (await textsOf(language)).filter(([, text, told]) => {
    const plural = valueNames(text).filter((name) => new RegExp(`\\{${name}\\}`).test(text));
    return told.trim() === '' || plural.some((name) => !valueNames(told).includes(name));
  });
  expect(flaws).toEqual([]);
  const same = (await textsOf(language)).filter(([, text, told]) => text === told).map(([, text]) => text);
  const allowed =
    language === 'de'
      ? /^(Rush Hour|Editor|Link|Name|Text|Notation|Version|Normal|Pause|Vibration|Plan: .*)$|\{/
      : /\{/;
  expect(same.filter((text) => !allowed.test(text) && text !== 'Letter')).toEqual([]);
});

test('families and levels are called as the library calls them', async () => {
  const library = [
    ['de', germanNames, germanLevels],
    ['zh-hans', chineseNames, chineseLevels],
  ] as const;
  for (const [language, names, levels] of library) {
    const frame: Readonly<Record<string, string>> = await (await CATALOGUES[language]()).frame();
    // A new family has its English title until somebody translates it.
    expect(families.map(({ title }) => frame[title])).toEqual(families.map(({ id }) => names.families[id]?.title));
    expect(LEVELS.map(({ title }) => frame[title])).toEqual(LEVELS.map(({ id }) => levels[id]));
  }
});

test('no view says anything that is in no catalogue', () => {
  const bare: string[] = [];
  const SAID = [
    'aria-label',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
    'label',
    'reason',
    'elsewhereTitle',
    'about',
  ];
  for (const source of sources) {
    walk(source.tree, (node) => {
      if (ts.isJsxText(node) && isWords(node.text)) bare.push(place(source, node));
      if (!ts.isJsxAttribute(node) || !SAID.includes(node.name.getText()) || node.initializer === undefined) return;
      walk(node.initializer, (part) => {
        const isText =
          ts.isStringLiteral(part) && !ts.isCallExpression(part.parent) && !ts.isBinaryExpression(part.parent);
        const isBare = ts.isTemplateHead(part) || ts.isTemplateMiddle(part) || ts.isTemplateTail(part);
        if ((isText || isBare) && isWords(part.text)) bare.push(place(source, part));
      });
    });
  }
  expect(bare).toEqual([]);
});

test('no text is told while a module is loaded: its catalogue may come later', () => {
  const early = sources.flatMap((source) => {
    const calls: string[] = [];
    walk(source.tree, (node) => {
      if (!ts.isCallExpression(node) || !/^(t|pieces|known|tell|amount)$/.test(node.expression.getText())) return;
      for (let around: ts.Node = node; ; around = around.parent) {
        if (ts.isFunctionLike(around) || ts.isPropertyDeclaration(around)) return;
        if (ts.isSourceFile(around)) break;
      }
      calls.push(place(source, node));
    });
    return calls;
  });
  expect(early).toEqual([]);
});
