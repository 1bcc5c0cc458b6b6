import { aNumber, aTruth, demand, objectWith, oneOf, optional } from '../../check.js';
import type { IterationPart, Strategy, StrategyOptions } from '../search.js';
import type { Checks } from './checks.js';
import { aShelf, somePart } from './family-kinds.js';

const someOptions = objectWith({ memoryLimit: aNumber, tables: aShelf, untilLimit: aTruth });

/** Strategies for `defineBasics`, which makes them check their arguments. */
export function checkedStrategies<P extends object, M, Id extends string, HeuristicId extends string>(
  strategies: readonly Strategy<P, M, Id, HeuristicId>[],
): (checks: Checks<P>) => Strategy<P, M, Id, HeuristicId>[] {
  return ({ positions, counted }) => {
    const at = (position: P): P => positions.at(position);
    return strategies.map((own) => ({
      ...own,
      ...(own.usual && { usual: (position: P) => own.usual!(at(position)) }),
      ...(own.unfit && { unfit: (position: P, metric: string) => own.unfit!(at(position), counted(metric)) }),
      start(position, metric, options) {
        demand(['options', options, someOptions]);
        return own.start(at(position), counted(metric), options);
      },
      ...(own.splitting && {
        splitting: {
          ...own.splitting,
          start(position: P, options: StrategyOptions, part?: IterationPart) {
            demand(['options', options, someOptions], ['part', part, optional(somePart)]);
            demand(['options.heuristic', options.heuristic, objectWith({ id: oneOf(own.splitting!.heuristics) })]);
            return own.splitting!.start(at(position), options, part);
          },
        },
      }),
    }));
  };
}
