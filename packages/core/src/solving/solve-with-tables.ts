import { aFunction, argumentError, type Check, objectWith } from '../check.js';
import type { TableRequest } from '../contract/engine/tables.js';
import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import { problem, type Result } from '../result.js';
import type { PrepareOptions } from './options.js';
import { type Preparation, prepare } from './prepare.js';
import type { Solution } from './solution.js';
import type { Solving } from './solving.js';

/**
 * Brings large tables into the cache that the options name: from a disk, or by building them. Returns whether any came.
 * `wanted` may be asked again: a damaged file changes the plan.
 */
export type FetchTables = (family: string, wanted: () => readonly TableRequest[]) => Promise<boolean>;

/** What solving takes from the program around it. */
export interface SolvingPorts<P, M, I extends Ids = Ids> {
  /** Fetches or builds the large tables that solving needs. */
  readonly fetchTables: FetchTables;
  /** Runs the search to its end: in slices (`drive`), or at once (`finish`). */
  run(solving: Solving<P, M, I>, prepared: Preparation<P, M, I>): Solution<M, I> | Promise<Solution<M, I>>;
}

const somePorts: Check = objectWith({ fetchTables: aFunction, run: aFunction } satisfies Record<
  keyof SolvingPorts<unknown, unknown>,
  Check
>);

/** Decides how to solve a position once all that makes it fast is there: compiled searches and large tables. */
export async function prepareWithTables<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: PrepareOptions<I>,
  fetchTables: FetchTables,
): Promise<Result<Preparation<P, M, I>>> {
  const error = argumentError(['fetchTables', fetchTables, aFunction]);
  if (error !== undefined) return problem(error);
  const prepared = prepare(family, position, options);
  if (!prepared.ok) return prepared;
  // Spaces that are made before this do not have the compiled search.
  await family.loadCompiledSearch?.();
  const { tables, again } = prepared.value;
  if (tables.length === 0) return prepared;
  const wanted = (): readonly TableRequest[] => {
    const plan = again();
    return plan.ok ? plan.value.tables : [];
  };
  return (await fetchTables(family.id, wanted)) ? again() : prepared;
}

/** Solves a position with compiled searches and large tables, as far as the program around it can bring them. */
export async function solveWithTables<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: PrepareOptions<I>,
  ports: SolvingPorts<P, M, I>,
): Promise<Result<Solution<M, I>>> {
  const error = argumentError(['ports', ports, somePorts]);
  if (error !== undefined) return problem(error);
  const prepared = await prepareWithTables(family, position, options, ports.fetchTables);
  if (!prepared.ok) return prepared;
  const started = prepared.value.start();
  return started.ok ? { ok: true, value: await ports.run(started.value, prepared.value) } : started;
}
