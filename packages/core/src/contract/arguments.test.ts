import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { families } from '../families.js';
import { everything, found, imported, manifest } from '../testing/arguments/exported-functions.js';
import { table } from '../testing/arguments/table.js';
import type { Family } from './family.js';

// Every function that the package exports is called with arguments that are wrong, one at a time: it must return a problem or throw
// a TypeError, in a sentence that names what was expected. The table (`testing/arguments/`) says what is right; an export without a line in it fails.

test('the README names every entry point, and in its row every value that it exports, and no other', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const listed = new Map(
    [...readme.matchAll(/^\| (?:the (root)|`(\/[\w-]+)`) +\|(.*)\|$/gm)].map(([, isRoot, topic, row]) => [
      isRoot ? '.' : `.${topic}`,
      [...new Set([...row!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))].sort(),
    ]),
  );
  expect([...listed.keys()].sort()).toEqual(Object.keys(manifest.exports).sort());
  for (const [entry, { default: built }] of Object.entries(manifest.exports)) {
    const values = Object.keys(await imported(built)).sort();
    // (The row of the contract names types, too.)
    const named = listed.get(entry)!.filter((name) => entry !== './contract' || values.includes(name));
    expect(named, entry).toEqual(values);
  }
});

test('the root exports nothing that no topic does', async () => {
  const names = Object.entries(await imported(manifest.exports['.']!.default));
  expect(names.filter(([, value]) => !everything.has(value)).map(([name]) => name)).toEqual([]);
});

test('every function that is exported has a line in the table, and every line is of one', () => {
  const names = new Set(found.map(([name]) => name));
  expect([...names].filter((name) => table[name] === undefined)).toEqual([]);
  const ofFamilies = /^(\S+) \1 /;
  expect(Object.keys(table).filter((name) => !names.has(name) && !ofFamilies.test(name))).toEqual([]);
});

const SENTENCE = /^[\w.[\]-]+ (must|moves|is none of)\b|^(there is no|the limit on|the weight|the clock) /;

/** What came of a call: fine, the problem that it returned, or whatever it threw. */
async function outcome(call: () => unknown): Promise<string> {
  try {
    const result = await call();
    const failed = (result as { ok?: unknown } | undefined)?.ok === false;
    return failed ? (result as { problem: { message: string } }).problem.message : 'fine';
  } catch (error) {
    if (error instanceof TypeError && SENTENCE.test(error.message)) return error.message;
    return `threw ${String(error)}`;
  }
}

describe.each(found.filter(([name]) => table[name] !== undefined))('%s', (name, call) => {
  const parameters = table[name]!;
  const good = parameters.map((parameter) => parameter.good);

  test('takes what is right, and answers what is wrong', async () => {
    // (The one function whose work is to return problems is right when it does.)
    expect(await outcome(() => call(...good))).toBe(
      name === 'result problem' ? 'message must be a string, not undefined' : 'fine',
    );
    for (const [i, { good: right, bad }] of parameters.entries()) {
      const takesPosition = familyOf(right) !== undefined;
      for (const wrong of bad) {
        const said = await outcome(() => call(...good.with(i, wrong)));
        expect(said, `argument ${i + 1}: ${show(wrong)}`).not.toMatch(/^(fine|threw )/);
        expect(said, `argument ${i + 1}: ${show(wrong)}`).not.toMatch(
          /is not a function|Cannot |not iterable|undefined \(/,
        );
        const home = takesPosition ? familyOf(wrong) : undefined;
        if (home !== undefined) expect(said).toMatch(new RegExp(`must be one of .*, not of ${home.title}$`));
      }
    }
  });
});

/** The family of a position. */
function familyOf(value: unknown): Family | undefined {
  return families.find((family) => family.check(value).ok);
}

function show(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value)?.slice(0, 200) : String(value);
}
