import { readdirSync, readFileSync } from 'node:fs';
import type { Family } from '../../contract/family.js';
import { families } from '../../families.js';
import { seededRandom } from '../../random.js';
import type { Algorithm } from '../../search/algorithms.js';
import { samples } from '../samples.js';
import { instances } from './instances.js';

export type Callable = (...given: unknown[]) => unknown;
type Class = new (...given: unknown[]) => object;

const sources = readdirSync(new URL('../..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
  .join('\n');

/** The functions in what an entry point exports, each with the way to call it; what is private shows in the source only. */
function* functionsIn(name: string, value: unknown): Generator<[string, Callable]> {
  if (typeof value === 'function') {
    const isClass = /^class\b/.test(Function.prototype.toString.call(value));
    if (isClass) yield* functionsOfClass(name, value as unknown as Class);
    else yield [name, value as Callable];
  } else if (Array.isArray(value)) {
    for (const item of value) yield* functionsIn(name, item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield* functionsIn(`${name} ${key}`, part);
    }
  }
}

function* functionsOfClass(name: string, type: Class): Generator<[string, Callable]> {
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

export const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, { default: string }>;
};
// The root hands on what the others have.
const { '.': _, ...topics } = manifest.exports;
export const imported = (built: string) =>
  import(
    /* @vite-ignore */ new URL(built.replace('./dist/', '../../').replace(/\.js$/, '.ts'), import.meta.url).pathname
  ) as Promise<Record<string, unknown>>;
/** Every function, with the way to call it. */
export const found: [string, Callable][] = [];
/** Every value that a topic exports. */
export const everything = new Set<unknown>();
for (const [entry, { default: built }] of Object.entries(topics)) {
  const exported = await imported(built);
  for (const [name, value] of Object.entries(exported)) {
    everything.add(value);
    // Families are walked one by one; what lists them is walked no second time.
    if (name === 'families') continue;
    const of = families.find(({ id }) => id === (value as Partial<Family>).id);
    const isAlgorithm = typeof value === 'object' && 'shortestIf' in (value as Partial<Algorithm>);
    const own = isAlgorithm ? 'search algorithms' : `${entry.slice(2)} ${name}`;
    // A family has the functions that it has without facets, and the list of algorithms those of each.
    for (const [path, call] of functionsIn(of === undefined ? own : `${of.id} ${of.id}`, value)) {
      if (!found.some((each) => each[0] === path && each[1] === call)) found.push([path, call]);
    }
  }
  // What functions return has functions, too.
  if (exported.seededRandom !== undefined) found.push(...functionsIn('generate seededRandom()', seededRandom(1)));
  if (exported.families !== undefined) {
    for (const each of families) {
      const space = each.space(samples(each, 'small', 1, 5)[0]);
      found.push([`${each.id} ${each.id} space() heuristic`, (wanted) => space.heuristic(wanted as string)]);
    }
  }
  if (exported.prepare !== undefined) {
    for (const name of ['Preparation', 'Solving']) {
      const methods = [...functionsOfClass(`solving ${name}`, instances[name]!().constructor as Class)];
      found.push(...methods.filter(([method]) => method.includes('#')));
    }
  }
}
