import { assertArguments, aText } from '../check.js';
import type { Basics } from '../contract/basics.js';
import { aFamilyToSolve } from '../contract/checking/family-checks.js';
import type { SearchSettings, Strategy } from '../contract/engine/search.js';
import type { TableCache } from '../contract/engine/tables.js';
import { type Heuristic, ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Plan } from '../contract/ids.js';
import { unknownHeuristic, unknownMetric } from '../messages/en/names.js';
import * as say from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { ok, problem, type Result } from '../result.js';
import { type Algorithm, algorithms as everyAlgorithm } from '../search/algorithms.js';
import { algorithmNamed, unknownAlgorithm } from '../search/common-names.js';
import type { PrepareOptions } from './options.js';

/** How a position is going to be solved. */
export interface Choice<P, M> {
  readonly metric: string;
  /** One of the two. */
  readonly strategy: Strategy<P, M> | undefined;
  readonly algorithm: Algorithm | undefined;
  /** What it is called, whichever it is. */
  readonly id: string;
  readonly heuristic: Heuristic;
  /** Whether the heuristic is used. */
  readonly informed: boolean;
  /** For algorithms that take one. */
  readonly weight: number;
  /** The further settings, all of which the algorithm takes. */
  readonly settings: SearchSettings;
  /** The metric by which ties between shortest solutions are broken, if they are. */
  readonly tieBreak: string | undefined;
}

const USUAL_WEIGHT = 1.5;

/** The id of a heuristic by any of its names: courses call the zero heuristic `bfs`, after the search that it makes of A*. */
export function heuristicId(name: string): string {
  assertArguments(['name', name, aText]);
  return name === 'bfs' ? ZERO_HEURISTIC : name;
}

/** The id of an algorithm or of one of the family's strategies, by any of its names. */
export function algorithmId<P, M>(family: Basics<P, M>, name: string): string {
  assertArguments(['family', family, aFamilyToSolve], ['name', name, aText]);
  return (algorithmNamed(name, family.strategies) ?? algorithmNamed(name, everyAlgorithm))?.id ?? name;
}

/** The choice by the options, with the family's plan as the default, among the family's strategies and some algorithms. */
export function choose<P, M>(
  algorithms: readonly Algorithm[],
  family: Basics<P, M>,
  position: P,
  { heuristic: chosen, ...others }: PrepareOptions,
  tables: TableCache,
  memoryLimit: number,
): Result<Choice<P, M>> {
  const options: PrepareOptions = chosen === undefined ? others : { ...others, heuristic: heuristicId(chosen) };
  const metric = options.metric ?? family.metrics[0]!.id;
  if (!family.metrics.some(({ id }) => id === metric)) return problem(unknownMetric(metric, family.metrics));
  const plan = family.plan(position, metric, tables, memoryLimit);
  const name = options.algorithm ?? algorithmFor(algorithms, family, plan, options);
  const strategy = algorithmNamed(name, family.strategies);
  const algorithm = strategy === undefined ? algorithmNamed(name, algorithms) : undefined;
  const id = (strategy ?? algorithm)?.id;
  if (id === undefined) return problem(unknownAlgorithm(name, [...family.strategies, ...algorithms]));
  const informed = algorithm?.informed ?? strategy!.heuristics.length > 0;
  if (options.heuristic !== undefined && !informed) return problem(say.usesNoHeuristic({ algorithm: id }));
  const asked = options.heuristic ?? heuristicFor(family, position, metric, plan, strategy ?? algorithm!);
  const heuristic = family.heuristics.find((candidate) => candidate.id === asked);
  if (heuristic === undefined) return problem(unknownHeuristic(asked, family.heuristics));
  if (!heuristic.metrics.includes(metric)) return problem(say.heuristicNotInMetric({ heuristic: asked, metric }));
  if (options.heuristic !== undefined && strategy !== undefined && !strategy.heuristics.includes(asked)) {
    return problem(say.heuristicNotUsable({ algorithm: id, heuristic: asked, known: strategy.heuristics }));
  }
  const { weight = USUAL_WEIGHT, tieBreak, settings = {} } = options;
  const choice = { metric, strategy, algorithm, id, heuristic, informed, weight, settings, tieBreak };
  const error =
    strategy?.unfit?.(position, metric) ??
    (informed ? heuristic.unfit?.(position) : undefined) ??
    meansError(algorithms, family, choice, options) ??
    foreignSetting(algorithms, choice) ??
    algorithm?.refuses?.(algorithm, settings, () => family.space(position, metric, tables));
  return error === undefined ? ok(choice) : problem(error);
}

/** Why an algorithm cannot be used with these options, if it cannot. */
function meansError<P, M>(
  algorithms: readonly Algorithm[],
  family: Basics<P, M>,
  { metric, algorithm, id, tieBreak }: Choice<P, M>,
  { weight }: PrepareOptions,
): Message | undefined {
  if (weight !== undefined && !algorithm?.weighted) return say.takesNoWeight({ algorithm: id });
  if (algorithm?.backwards && !family.backwards) {
    return say.goalsNotListed({ algorithm: id, family: family.title });
  }
  if (tieBreak === undefined) return undefined;
  if (algorithm?.breakTies === undefined) {
    const able = algorithms.filter(breaksTies).map((each) => each.id);
    return able.length === 0 ? say.noneBreaksTies() : say.breaksNoTies({ algorithm: id, able });
  }
  const able = family.metrics.find((each) => each.id === metric)!.tieBreaks ?? [];
  if (able.includes(tieBreak)) return undefined;
  return say.tiesNotBroken({ metric, tieBreak, able });
}

/** The first setting that the algorithm does not take, and all that it takes. */
function foreignSetting<P, M>(
  algorithms: readonly Algorithm[],
  { algorithm, id, settings }: Choice<P, M>,
): Message | undefined {
  const asked = (Object.keys(settings) as (keyof SearchSettings)[]).filter((name) => settings[name] !== undefined);
  const foreign = asked.find((name) => !algorithm?.settings.includes(name));
  if (foreign === undefined) return undefined;
  const able = algorithms.filter((each) => each.settings.includes(foreign)).map((each) => each.id);
  return say.takesNoSetting({ algorithm: id, setting: foreign, able });
}

function breaksTies({ breakTies }: Algorithm): boolean {
  return breakTies !== undefined;
}

/** The planned algorithm, unless it is not there, ties are to be broken, or a heuristic is wanted that it does not use. */
function algorithmFor<P, M>(
  algorithms: readonly Algorithm[],
  family: Basics<P, M>,
  plan: Plan,
  { tieBreak, heuristic }: PrepareOptions,
): string {
  const strategy = family.strategies.find(({ id }) => id === plan.algorithm);
  const planned = strategy ?? algorithms.find(({ id }) => id === plan.algorithm) ?? algorithms[0]!;
  if (tieBreak !== undefined) return algorithms.find(breaksTies)?.id ?? planned.id;
  if (heuristic === undefined) return planned.id;
  const fits = strategy?.heuristics.includes(heuristic) ?? (planned as Algorithm).informed;
  if (fits) return planned.id;
  const able = family.strategies.find(({ heuristics }) => heuristics.includes(heuristic));
  return able?.id ?? algorithms.find(({ informed }) => informed)?.id ?? planned.id;
}

/** The planned heuristic where the plan is followed or the strategy can use it, else the strategy's own or the one that the metric names. */
function heuristicFor<P, M>(
  family: Basics<P, M>,
  position: P,
  metric: string,
  plan: Plan,
  chosen: Algorithm | Strategy<P, M>,
): string {
  if (chosen.id === plan.algorithm) return plan.heuristic;
  const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
  if ('informed' in chosen) return chosen.informed ? defaultHeuristic : plan.heuristic;
  const candidates = [plan.heuristic, chosen.usual?.(position) ?? defaultHeuristic];
  return candidates.find((id) => chosen.heuristics.includes(id)) ?? plan.heuristic;
}
