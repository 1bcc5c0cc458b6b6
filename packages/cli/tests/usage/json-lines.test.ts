import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindById } from '@slidewise/batch';
import { describe, expect, test } from 'vitest';
import { LINES } from '../../src/output/json-lines/lines.js';
import { jsonPage } from '../../src/output/json-lines/page.js';
import { WORDS } from '../../src/output/json-lines/words.js';
import { commands, longOptions } from '../support/command-pages.js';
import { kindsOf, wrongWith } from '../support/json-line.js';
import { folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const RUSH = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const boards = folderOf({
  'rush.txt': RUSH,
  'stuck.txt': 'aab\n..b\n..b\n',
  'tiles.txt': '1 2 3\n4 5 6\n0 7 8\n',
  'odd.txt': '2 1 3\n4 5 6\n7 8 0\n',
  'large.txt': '15 14 8 12\n10 11 9 13\n2 6 5 1\n3 7 4 0\n',
  'bricks.txt': '5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,2,2,1,\n1,1,1,1,1,\n',
  'walled.txt': 'master: X\ngoal: 0 2\nX#.\n',
  'bad.txt': 'aab\n.bb\n...\n',
  'whole.log': 'take ...b../...b../aa.b.d/..cccd/....../......\n',
  'other.log': 'take ...b../...b../aa.b../..cccd/.....d/......\n',
});
const at = (name: string): string => join(boards, `${name}.txt`);
const families = ['rush', 'tiles', 'bricks'].map(at);
const unsolvable = ['stuck', 'odd', 'walled'].map(at);
/** Options with which a command prints lines of another kind. */
const otherwise: readonly (readonly [kind: string, ...call: string[]])[] = [
  ['compare --ties any', ...families, at('odd'), at('bad'), '--orders', '1'],
  ['compare --ties any', at('stuck'), '--algorithm', 'astar', '--algorithm', 'bidirectional', '--search-anyway'],
  ['measure --check', at('rush'), at('odd'), at('bad')],
  ['trace --against', at('rush'), join(boards, 'whole.log')],
  ['trace --against', at('rush'), join(boards, 'other.log')],
  ['enumerate --count', 'rush-hour', '--size', '3x3'],
];
const limit = ['--time-limit', '1ms', '--memory-limit', '2k'];
const moves = { rush: 'd 1, c -2, b 3', tiles: 'LL', bricks: '(2,left) (4,down) (3,right) (2,up) (2,up)' };

/** Every command that prints JSON, on boards of all families: solved, unsolvable, stopped and unreadable ones. */
const calls: readonly (readonly string[])[] = [
  ['solve', ...families, ...unsolvable, at('bad')],
  ['solve', at('large'), ...limit],
  ['solve', at('rush'), '--algorithm', 'nonsense'],
  ...[...families, ...unsolvable, at('bad')].map((board) => ['hint', board]),
  ['hint', at('large'), ...limit],
  ...Object.entries(moves).map(([name, text]) => ['verify', at(name), text]),
  ['verify', at('rush'), 'd 9'],
  ['verify', at('bad'), 'd 9'],
  ...Object.entries(moves).map(([name, text]) => ['review', at(name), text]),
  ['review', at('odd'), 'L'],
  ...Object.entries(moves).map(([name, text]) => ['improve', at(name), text]),
  ['improve', at('bad'), 'd 9'],
  ['review', at('large'), 'R', ...limit],
  ['review', at('bad'), 'd 9'],
  ...[...families, at('bad')].map((board) => ['animate', board]),
  ['measure', ...families, ...unsolvable, at('bad')],
  ['measure', ...families, ...unsolvable, '--optimum'],
  ['compare', ...families, ...unsolvable, at('bad'), '--time-limit', '1s'],
  ['compare', at('large'), '--algorithm', 'bfs', ...limit],
  ...[...families, ...unsolvable, at('bad')].map((board) => ['tree', board]),
  ['tree', at('rush'), '--expansions', '2', '--algorithm', 'weighted-astar', '--weight', '2'],
  ...[...families, ...unsolvable, at('bad')].map((board) => ['map', board]),
  ['map', at('tiles'), '--most', '100'],
  ['rate', ...families, ...unsolvable, at('bad')],
  ['rate', at('large'), ...limit],
  ...[...families, ...unsolvable, at('bad')].map((board) => ['trace', board]),
  ['trace', at('rush'), '--algorithm', 'weighted-astar', '--weight', '1.5', '--search-anyway'],
  ['show', ...families, ...unsolvable, at('bad')],
  ['convert', ...families, at('bad'), '--to', 'id'],
  ['convert', at('rush'), at('bricks'), '--to', 'csv'],
  ['daily', '--date', '2026-11-18'],
  ['list'],
  ['list', 'tiles', '--level', 'beginner', '--optimum'],
  ...['rush-hour', 'tiles', 'bricks'].map((family) => [
    'generate',
    family,
    '--count',
    '1',
    '--seed',
    '1',
    '--moves',
    '3',
  ]),
  ['enumerate', 'rush-hour', '--size', '3x3'],
  ['enumerate', 'bricks', '--size', '3x3', '--shapes', '1x2,1x1*4'],
  ['cache'],
  ['doctor'],
];

describe('every line has the fields that the page of JSON says, and no others', () => {
  test.each(calls.map((call) => [call.join(' ').replaceAll(boards, ''), call] as const))('%s', (_, call) => {
    const { stdout } = slidewise([...call, '--json']);
    const lines = jsonLines(stdout);
    if (call[0] !== 'cache') expect(lines.length).toBeGreaterThan(0);
    expect(lines.flatMap((line) => wrongWith(line, kindsOf(call[0]!)))).toEqual([]);
  });

  test.each(otherwise)('%s', (kind, ...words) => {
    const [command, ...options] = kind.split(' ');
    const files = words.filter((word) => !word.endsWith('.log'));
    const logs = words.filter((word) => word.endsWith('.log'));
    const lines = jsonLines(slidewise([command!, ...files, ...options, ...logs, '--json']).stdout);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.flatMap((line) => wrongWith(line, kindsOf(kind)))).toEqual([]);
  });

  test('each command with --json is among these', () => {
    const tested = [...calls, ['grade']].map(([name]) => name);
    const missing = commands.filter(([name, , page]) => longOptions(page).includes('--json') && !tested.includes(name));
    expect(missing.map(([name]) => name)).toEqual(['batch solve', 'batch rate', 'batch verify', 'batch status', 'man']);
  });

  test.each([
    ['solve', ['solve', ...families, ...unsolvable, at('bad')]],
    ['rate', ['rate', ...families, ...unsolvable, at('bad')]],
    ['enumerate', ['rush-hour', '--size', '3x3']],
    ['count', ['rush-hour', '--size', '3x3', '--count']],
  ])('a run that does %s, how far it is, and its rows', (kind, words) => {
    const out = join(folderOf({}), 'run');
    const isClass = kind === 'enumerate' || kind === 'count';
    const call = isClass ? ['enumerate', ...words] : ['batch', ...words];
    const end = jsonLines(slidewise([...call, '--out', out, '--json', '--threads', '1']).stdout);
    expect(end.flatMap((line) => wrongWith(line, kindsOf(isClass ? 'enumerate --out' : `batch ${kind}`)))).toEqual([]);
    const status = jsonLines(slidewise(['batch', 'status', out, '--errors', '--json']).stdout);
    expect(status.flatMap((line) => wrongWith(line, kindsOf('batch status')))).toEqual([]);
    const rows = jsonLines(slidewise(['batch', 'merge', out]).stdout);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap((line) => wrongWith(line, kindsOf(`batch merge of ${kind}`)))).toEqual([]);
    if (kind !== 'solve') return;
    // What solve has written, verify reads.
    const solved = join(folderOf({ 'rows.jsonl': rows.map((row) => JSON.stringify(row)).join('\n') }), 'rows.jsonl');
    const check = join(folderOf({}), 'check');
    slidewise(['batch', 'verify', solved, '--out', check, '--json', '--threads', '1']);
    const checked = jsonLines(slidewise(['batch', 'merge', check]).stdout);
    expect(checked.flatMap((line) => wrongWith(line, kindsOf('batch merge of verify')))).toEqual([]);
    expect(checked.map(({ status: each }) => each)).toEqual([...Array(6).fill('valid'), 'error']);
  });

  test('grade, by file and by student', () => {
    const handedIn = folderOf({
      'ann/rush.sol': moves.rush,
      'ann/tiles.sol': moves.tiles,
      'ben/bricks.sol': moves.bricks,
      'ben/rush.sol': 'd 9',
      'ben/tiles.sol': Buffer.from([0]),
      'ben/nothing.sol': 'd 1',
    });
    const call = ['grade', handedIn, ...families.flatMap((board) => ['--boards', board]), '--json'];
    const files = jsonLines(slidewise(call).stdout);
    expect(files.map(({ status }) => status)).toEqual(['valid', 'valid', 'valid', 'error', 'invalid', 'error']);
    expect(files.flatMap((line) => wrongWith(line, kindsOf('grade')))).toEqual([]);
    const students = jsonLines(slidewise([...call, '--by', 'student']).stdout);
    expect(students).toHaveLength(2);
    expect(students.flatMap((line) => wrongWith(line, kindsOf('grade --by student')))).toEqual([]);
  });
});

test('rows that are printed are read again', () => {
  const printed = [
    slidewise(['generate', 'rush-hour', '--count', '1', '--seed', '1', '--moves', '3', '--json']).stdout,
    slidewise(['solve', ...families, '--json']).stdout,
    slidewise(['convert', at('rush'), '--to', 'id', '--json']).stdout,
  ].join('');
  const { stdout, stderr, code } = slidewise(['show', '-', '--json'], printed);
  expect([stderr, code]).toEqual(['', 0]);
  expect(jsonLines(stdout).map(({ id }) => id)).toEqual(jsonLines(printed).map(({ id }) => id));
});

const kinds = ['solve', 'rate', 'verify', 'enumerate', 'count'].map((id) => ({
  kind: id,
  columns: kindById(id)!.columns,
}));

test('columns of CSV and Parquet are fields, or numbers of an object that is one', () => {
  const inside = (type: object | string): string[] =>
    typeof type === 'object' && 'fields' in type ? Object.keys(type.fields as object) : [];
  const known = new Set(Object.entries(WORDS).flatMap(([name, { type }]) => [name, ...inside(type)]));
  const unknown = kinds.flatMap(({ columns }) => columns.map(({ name }) => name)).filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

test('every word is used, by a line or by a row of a run', () => {
  const used = new Set(['error', 'line', 'column', ...LINES.flatMap(({ fields }) => Object.keys(fields))]);
  for (const { columns } of kinds) for (const { name } of columns) used.add(name);
  expect(Object.keys(WORDS).filter((word) => !used.has(word))).toEqual([]);
});

test('docs/json.md says so (npm run docs writes it)', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/json.md', import.meta.url)), 'utf8');
  expect(page).toBe(jsonPage(kinds));
});
