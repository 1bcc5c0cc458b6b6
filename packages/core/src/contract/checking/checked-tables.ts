import { assertArguments, aText } from '../../check.js';
import type { LargeTables } from '../engine/tables.js';
import type { Ids } from '../ids.js';
import type { Checks } from './checks.js';
import { someLookups } from './family-checks.js';

/** The facet for `defineBasics`, which makes it check its arguments. */
export function checkedTables<P extends object, I extends Ids = Ids>(
  tables: LargeTables<P, I>,
): (checks: Checks<P>) => LargeTables<P, I> {
  return ({ positions, counted }) => ({
    needed(position, metric, plan) {
      assertArguments(['plan', plan, someLookups]);
      return tables.needed(positions.at(position), counted(metric), plan);
    },
    build(id) {
      assertArguments(['id', id, aText]);
      return tables.build(id);
    },
  });
}
