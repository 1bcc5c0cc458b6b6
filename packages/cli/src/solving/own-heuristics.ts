import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, createContext, Script } from 'node:vm';
import { type Family, type OwnHeuristic, withHeuristic } from '@slidewise/core/contract';
import { EXIT_BAD_INPUT } from '../terminal/complain.js';
import { EXIT_INTERRUPTED } from '../terminal/interruption.js';
import { Refusal } from '../terminal/refusal.js';
import { setGuard } from './guard.js';

/** A slice of work takes some milliseconds; estimates that make it take so many do not return, or are of no use. */
const LONGEST_SLICE = 5000;
const LARGEST = 1_000_000;

/** Whether a name of a heuristic is the path of a module. */
export function isModule(name: string): boolean {
  return /[\\/]/.test(name) || /\.[cm]?js$/i.test(name);
}

/** The heuristics of some modules, for any family. */
export class OwnHeuristics {
  private readonly families = new Map<Family, Family>();

  private constructor(
    private readonly modules: ReadonlyMap<string, Module>,
    private readonly isPromised: boolean,
  ) {}

  /** Loads the modules among some names of heuristics. What is wrong with one ends the program. */
  static async load(names: readonly string[] = [], { promised = true } = {}): Promise<OwnHeuristics> {
    const modules = new Map<string, Module>();
    for (const name of new Set(names.filter(isModule))) modules.set(name, await load(name));
    if (modules.size > 0) setGuard(guardOf([...modules.keys()].join(', ')));
    return new OwnHeuristics(modules, promised);
  }

  /** The id of a heuristic by its name, which may be a path. */
  id(name: string): string {
    return this.modules.get(name)?.id ?? name;
  }

  /** The family with the heuristics. What does not fit it ends the program. */
  familyWith(family: Family): Family {
    if (this.modules.size === 0) return family;
    let larger = this.families.get(family) ?? family;
    if (larger !== family) return larger;
    for (const [path, { promises, ...own }] of this.modules) {
      const promised = this.isPromised ? promises : {};
      const estimate: OwnHeuristic['estimate'] = (position, metric) => {
        const value = own.estimate(position, metric);
        if (!promised.admissible || value === 0 || !family.isSolved(position)) return value;
        throw refusal(path, `it says that it is admissible, but its estimate of a solved board is ${value}`);
      };
      try {
        larger = withHeuristic(larger, { ...own, ...promised, estimate } as OwnHeuristic) as Family;
      } catch (error) {
        throw refusal(path, (error as Error).message);
      }
    }
    this.families.set(family, larger);
    return larger;
  }
}

type Module = Omit<OwnHeuristic, 'admissible' | 'consistent'> & {
  readonly promises: Pick<OwnHeuristic, 'admissible' | 'consistent'>;
};

type Exported = Readonly<Record<string, unknown>>;

/** What a module exports. The bundle makes another function of `import()` in a source. */
async function exportsOf(file: string): Promise<Exported> {
  try {
    return createRequire(file)(file) as Exported;
  } catch (error) {
    // Early versions of Node 22 require no such modules, and none requires one that awaits.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ERR_REQUIRE_ESM', 'ERR_REQUIRE_ASYNC_MODULE'].includes(code)) throw error;
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    const importing = new Script('(url) => import(url)', { importModuleDynamically }).runInThisContext();
    return (importing as (url: string) => Promise<Exported>)(pathToFileURL(file).href);
  }
}

async function load(path: string): Promise<Module> {
  const file = resolve(path);
  if (!existsSync(file)) throw refusal(path, 'there is no such file');
  let exported: Exported;
  try {
    exported = await exportsOf(file);
  } catch (error) {
    const [first] = String((error as Error | undefined)?.message ?? error).split('\n');
    throw refusal(path, `it cannot be loaded: ${first}`);
  }
  const estimate = typeof exported === 'function' ? exported : (exported.default ?? exported.estimate);
  if (typeof estimate !== 'function') throw refusal(path, 'it exports no function: expected "export default"');
  const { id = basename(path), title, summary, metrics, admissible, consistent } = exported;
  const given = Object.fromEntries(
    Object.entries({ id, title, summary, metrics }).filter(([, value]) => value !== undefined),
  ) as Pick<Module, 'id'>;
  const promises = Object.fromEntries(
    Object.entries({ admissible, consistent }).filter(([, value]) => value !== undefined),
  );
  return { ...given, promises, estimate: checkedEstimate(path, estimate as OwnHeuristic['estimate']) };
}

/** The estimate, which says in a sentence what went wrong with it. */
function checkedEstimate(path: string, estimate: OwnHeuristic['estimate']): OwnHeuristic['estimate'] {
  return (position, metric) => {
    let value: unknown;
    try {
      value = estimate(position, metric);
    } catch (error) {
      throw refusal(path, `its estimate failed: ${(error as Error | undefined)?.message ?? String(error)}`);
    }
    if (typeof value === 'number' && value >= 0 && value <= LARGEST) return value;
    throw refusal(path, `its estimate is ${shown(value)}: expected a number from 0 to ${LARGEST}`);
  };
}

function shown(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'no number' : String(value);
}

function refusal(path: string, sentence: string): Refusal {
  return new Refusal(`${path}: ${sentence}`, EXIT_BAD_INPUT);
}

/** Runs work in a script that can be ended from outside, also while a function of the module does not return. */
export function guardOf(paths: string, longest = LONGEST_SLICE): <T>(work: () => T) => T {
  const script = new Script('work()');
  return <T>(work: () => T): T => {
    try {
      return script.runInContext(createContext({ work }), { timeout: longest, breakOnSigint: true }) as T;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED') throw new Refusal('it was interrupted', EXIT_INTERRUPTED);
      if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      throw refusal(paths, `its estimates take too long: more than ${longest / 1000} s for a few boards`);
    }
  };
}
