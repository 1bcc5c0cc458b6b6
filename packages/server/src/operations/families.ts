import { families as all } from '@slidewise/core/families';
import { ok } from '@slidewise/core/result';
import { algorithms } from '@slidewise/core/search';
import Type from 'typebox';
import { defineOperation } from './operation.js';
import { closed, oneOf } from './schemas.js';

const named = { id: Type.String(), summary: Type.String() };
const titled = { ...named, title: Type.String() };
const strategy = closed(titled);

export const families = defineOperation({
  name: 'families',
  summary: 'Lists the families of puzzles with their formats, goals, metrics, algorithms and heuristics',
  runs: 'at-once',
  path: 'families',
  input: closed({}),
  output: closed({
    families: Type.Array(
      closed({
        id: Type.String(),
        title: Type.String(),
        formats: Type.Array(closed(named)),
        goals: Type.Array(closed(titled)),
        metrics: Type.Array(closed({ ...titled, unit: Type.String() })),
        algorithms: Type.Array(strategy),
        heuristics: Type.Array(
          closed({
            ...titled,
            admissible: Type.Boolean(),
            consistent: Type.Boolean(),
            metrics: Type.Array(Type.String()),
          }),
        ),
        letters: Type.Array(closed(named)),
      }),
    ),
    algorithms: Type.Array(
      closed({
        ...titled,
        informed: Type.Boolean({ description: 'it uses a heuristic' }),
        weighted: Type.Boolean({ description: 'it takes a weight' }),
        complete: Type.Boolean({
          description: 'given time and memory, it finds a solution or proves that there is none',
        }),
        shortestIf: oneOf(
          ['always', 'admissible', 'consistent', 'never'],
          'what a heuristic must be for shortest solutions',
        ),
      }),
    ),
  }),
  run: () =>
    ok({
      families: all.map((family) => ({
        id: family.id,
        title: family.title,
        formats: family.formats.map(namedOf),
        goals: family.goals.map(titledOf),
        metrics: family.metrics.map((metric) => ({ ...titledOf(metric), unit: metric.unit })),
        algorithms: family.strategies.map(titledOf),
        heuristics: family.heuristics.map((heuristic) => ({
          ...titledOf(heuristic),
          admissible: heuristic.admissible,
          consistent: heuristic.consistent,
          metrics: heuristic.metrics,
        })),
        letters: (family.letters ?? []).map(namedOf),
      })),
      algorithms: algorithms.map((algorithm) => ({
        ...titledOf(algorithm),
        informed: algorithm.informed,
        weighted: algorithm.weighted,
        complete: algorithm.complete,
        shortestIf: algorithm.shortestIf,
      })),
    }),
});

interface Named {
  readonly id: string;
  readonly summary: string;
}

function namedOf({ id, summary }: Named): Named {
  return { id, summary };
}

function titledOf({ id, title, summary }: Named & { readonly title: string }) {
  return { id, title, summary };
}
