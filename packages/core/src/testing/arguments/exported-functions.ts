import { readdirSync, readFileSync } from 'node:fs';
import type { Family } from '../../contract/family.js';
import { families } from '../../families.js';
import { seededRandom } from '../../random.js';
import type { Algorithm } from '../../search/algorithms.js';
import { samples } from '../samples.js';

type Callable = (...given: unknown[]) => unknown;
type Class = new (...given: unknown[]) => object;

/** What methods are called on, by the name of the class. */
export type Instances = Readonly<Record<string, () => object>>;

/** The entry points of a package, and what they export. */
export interface Exported {
  /** Every entry point with its values, the root among them. */
  readonly entries: readonly (readonly [entry: string, values: Readonly<Record<string, unknown>>])[];
  /** Every value that a topic exports. */
  readonly everything: ReadonlySet<unknown>;
  /** Every function that checks its arguments, with the way to call it. */
  readonly functions: readonly (readonly [name: string, call: Callable])[];
}

/** Reads the package in a folder; the functions of trusting entry points are left out. */
export async function readExports(home: URL, instances: Instances, trusting: readonly string[]): Promise<Exported> {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  const sources = readdirSync(new URL('src', home), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(`src/${path}`, home), 'utf8'))
    .join('\n');
  const entries: [string, Record<string, unknown>][] = [];
  for (const [entry, { default: built }] of Object.entries(exports)) {
    const source = new URL(built.replace('./dist/', 'src/').replace(/\.js$/, '.ts'), home).pathname;
    entries.push([entry, (await import(/* @vite-ignore */ source)) as Record<string, unknown>]);
  }
  const topics = entries.filter(([entry]) => entry !== '.');
  const everything = new Set(topics.flatMap(([, values]) => Object.values(values)));
  const checked = topics.filter(([entry]) => !trusting.includes(entry));
  return { entries, everything, functions: functionsOf(checked, new Finder(sources, instances)) };
}

/** Finds functions in values. */
class Finder {
  constructor(
    private readonly sources: string,
    private readonly instances: Instances,
  ) {}

  /** The functions in what an entry point exports, each with the way to call it; what is private shows in the source only. */
  *functionsIn(name: string, value: unknown): Generator<[string, Callable]> {
    if (typeof value === 'function') {
      const isClass = /^class\b/.test(Function.prototype.toString.call(value));
      if (isClass) yield* this.functionsOfClass(name, value as unknown as Class);
      else yield [name, value as Callable];
    } else if (Array.isArray(value)) {
      for (const item of value) yield* this.functionsIn(name, item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) yield* this.functionsIn(`${name} ${key}`, part);
    }
  }

  *functionsOfClass(name: string, type: Class): Generator<[string, Callable]> {
    const { sources, instances } = this;
    const body = sources
      .slice(sources.search(new RegExp(`^export class ${type.name}\\b|^class ${type.name}\\b`, 'm')))
      .split('\n}\n')[0]!;
    const hidden = new Set([...body.matchAll(/^ {2}private (?:async |\*)?(\w+)\(/gm)].map((match) => match[1]));
    if (!hidden.has('constructor')) yield [name, (...given) => new type(...given)];
    for (const key of Object.getOwnPropertyNames(type)) {
      const value = (type as unknown as Record<string, unknown>)[key];
      if (typeof value === 'function') yield [`${name}.${key}`, value.bind(type) as Callable];
    }
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(type.prototype))) {
      if (key === 'constructor' || typeof value !== 'function' || hidden.has(key)) continue;
      yield [`${name}#${key}`, (...given) => (value as Callable).apply(instances[type.name]!(), given)];
    }
  }

  /** The methods of a class that is not exported itself. */
  methodsOf(name: string, className: string): [string, Callable][] {
    const type = this.instances[className]!().constructor as Class;
    return [...this.functionsOfClass(name, type)].filter(([method]) => method.includes('#'));
  }
}

function functionsOf(entries: Exported['entries'], finder: Finder): Exported['functions'] {
  const found: [string, Callable][] = [];
  for (const [entry, values] of entries) {
    for (const [name, value] of Object.entries(values)) {
      // Families are walked one by one; what lists them is walked no second time.
      if (name === 'families') continue;
      const of = families.find(({ id }) => id === (value as Partial<Family>).id);
      const isAlgorithm = typeof value === 'object' && 'shortestIf' in (value as Partial<Algorithm>);
      const own = isAlgorithm ? 'search algorithms' : `${entry.slice(2)} ${name}`;
      // A family has the functions that it has without facets, and the list of algorithms those of each.
      for (const [path, call] of finder.functionsIn(of === undefined ? own : `${of.id} ${of.id}`, value)) {
        if (!found.some((each) => each[0] === path && each[1] === call)) found.push([path, call]);
      }
    }
    // What functions return has functions, too.
    if (values.seededRandom !== undefined) found.push(...finder.functionsIn('random seededRandom()', seededRandom(1)));
    if (values.families !== undefined) {
      for (const each of families) {
        const space = each.space(samples(each, 'small', 1, 5)[0]);
        found.push([`${each.id} ${each.id} space() heuristic`, (wanted) => space.heuristic(wanted as string)]);
      }
    }
    if (values.prepare !== undefined) {
      for (const name of ['Preparation', 'Solving']) found.push(...finder.methodsOf(`solving ${name}`, name));
    }
  }
  return found;
}
