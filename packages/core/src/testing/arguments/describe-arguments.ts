import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Family } from '../../contract/family.js';
import { families } from '../../families.js';
import { type Instances, readExports } from './exported-functions.js';
import type { Parameter } from './parameter.js';

/** A package, and what the arguments of its functions must be. */
interface Subject {
  /** Its folder. */
  readonly home: URL;
  /** Every export by its entry point and name, with what it takes. Methods follow a `#`, static ones a dot. */
  readonly table: Readonly<Record<string, readonly Parameter[]>>;
  readonly instances: Instances;
  /** The entry points whose functions check nothing. */
  readonly trusting?: readonly string[];
}

/**
 * Every exported function is called with wrong arguments, one at a time. It must return a problem or throw a
 * TypeError that names what was expected. An export without a line in the table fails.
 */
export async function describeArguments({ home, table, instances, trusting = [] }: Subject): Promise<void> {
  const { entries, everything, functions } = await readExports(home, instances, trusting);

  test('the README names every entry point, and in its row every value that it exports, and no other', () => {
    const readme = readFileSync(new URL('README.md', home), 'utf8');
    const listed = new Map(
      [...readme.matchAll(/^\| (?:the (root)|`(\/[\w/-]+)`) +\|(.*)\|$/gm)].map(([, isRoot, topic, row]) => [
        isRoot ? '.' : `.${topic}`,
        [...new Set([...row!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))].sort(),
      ]),
    );
    expect([...listed.keys()].sort()).toEqual(entries.map(([entry]) => entry).sort());
    for (const [entry, exported] of entries) {
      const values = Object.keys(exported).sort();
      // (The row of the contract names types, too.)
      const named = listed.get(entry)!.filter((name) => entry !== './contract' || values.includes(name));
      expect(named, entry).toEqual(values);
    }
  });

  test('the root exports nothing that no topic does', () => {
    const [, root = {}] = entries.find(([entry]) => entry === '.') ?? [];
    const names = Object.entries(root).filter(([, value]) => !everything.has(value));
    expect(names.map(([name]) => name)).toEqual([]);
  });

  test('every function that is exported has a line in the table, and every line is of one', () => {
    const names = new Set(functions.map(([name]) => name));
    expect([...names].filter((name) => table[name] === undefined)).toEqual([]);
    const ofFamilies = /^(\S+) \1 /;
    expect(Object.keys(table).filter((name) => !names.has(name) && !ofFamilies.test(name))).toEqual([]);
  });

  describe.each(functions.filter(([name]) => table[name] !== undefined))('%s', (name, call) => {
    const parameters = table[name]!;
    const good = parameters.map((parameter) => parameter.good);

    test('takes what is right, and answers what is wrong', async () => {
      // (The one function whose work is to return problems is right when it does.)
      expect(await outcome(() => call(...good))).toBe(
        name === 'result problem' ? 'message must be an object, not undefined' : 'fine',
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
}

const SENTENCE = /^[\w.[\]-]+ (must|moves|is none of)\b|^(there is no|the limit on|the weight|the clock) /;

/** The result of a call: fine, a problem, or whatever it threw. */
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

/** The family of a position. */
function familyOf(value: unknown): Family | undefined {
  return families.find((family) => family.check(value).ok);
}

function show(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value)?.slice(0, 200) : String(value);
}
