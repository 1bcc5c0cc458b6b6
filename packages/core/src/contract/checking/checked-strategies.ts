import { aBoolean, aNumber, assertArguments, type Check, objectWith, oneOf, optional } from '../../check.js';
import { traceNotTaken } from '../../messages/en/families.js';
import type { IterationPart, Strategy, StrategyOptions } from '../engine/search.js';
import type { Checks } from './checks.js';
import { aTableCache, aTrace, somePart } from './family-checks.js';

const means = { memoryLimit: aNumber, tables: aTableCache, untilLimit: aBoolean };
const withTrace = objectWith({ ...means, trace: optional(aTrace) });

function withoutTrace(id: string): Check {
  const trace: Check = (value, name) => (value === undefined ? undefined : traceNotTaken({ name, algorithm: id }));
  return objectWith({ ...means, trace });
}

type PartOptions = Omit<StrategyOptions, 'trace'>;

/** Strategies for `defineBasics`, which makes them check their arguments. */
export function checkedStrategies<P extends object, M, Id extends string, HeuristicId extends string>(
  strategies: readonly Strategy<P, M, Id, HeuristicId>[],
): (checks: Checks<P>) => Strategy<P, M, Id, HeuristicId>[] {
  return ({ positions, counted }) => {
    const at = (position: P): P => positions.at(position);
    return strategies.map((own) => {
      const someOptions = own.traceable ? withTrace : withoutTrace(own.id);
      return {
        ...own,
        ...(own.usual && { usual: (position: P) => own.usual!(at(position)) }),
        ...(own.unfit && { unfit: (position: P, metric: string) => own.unfit!(at(position), counted(metric)) }),
        start(position, metric, options) {
          assertArguments(['options', options, someOptions]);
          return own.start(at(position), counted(metric), options);
        },
        ...(own.splitting && {
          splitting: {
            ...own.splitting,
            start(position: P, options: PartOptions, part?: IterationPart) {
              assertArguments(
                ['options', options, withoutTrace(`${own.id} in parts`)],
                ['part', part, optional(somePart)],
              );
              assertArguments([
                'options.heuristic',
                options.heuristic,
                objectWith({ id: oneOf(own.splitting!.heuristics) }),
              ]);
              return own.splitting!.start(at(position), options, part);
            },
          },
        }),
      };
    });
  };
}
