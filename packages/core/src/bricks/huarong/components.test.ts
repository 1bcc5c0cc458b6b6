import { expect, test } from 'vitest';
import { explore, goalDistances } from '../../search/explore.js';
import { type BricksIds, type BricksPosition, bricks } from '../index.js';
import { layoutSets } from './component-rows.js';
import { type Component, componentsOf, type LayoutSet } from './components.js';
import { framesOf } from './frames.js';
import { layoutOfPosition, positionOfLayout } from './layout-position.js';
import { LAYOUTS } from './numbering.js';

type Metric = BricksIds['metric'];

/** A component as the space of its positions has it. */
function explored(layout: number, metric: Metric): { numbers: number[]; distances: number[]; eccentricity: number } {
  const space = bricks.space(positionOfLayout(layout), metric);
  const exploration = explore(space);
  const { states, depths } = exploration;
  const positions = Array.from({ length: states.size }, (_, i) =>
    space.positionAt(states.keys, i * space.keyWords),
  ) as BricksPosition[];
  const distances: number[] = [];
  for (const distance of goalDistances(space, exploration)) {
    if (distance >= 0) distances[distance] = (distances[distance] ?? 0) + 1;
  }
  const numbers = positions.map((position) => layoutOfPosition(position)!);
  return { numbers, distances, eccentricity: depths.at(-1)! };
}

/** So few positions that a search from each of them takes no time. */
const FEW = 40;

test.each<[LayoutSet, Metric]>([
  [{ standing: 6, lying: 1, free: 2 }, 'steps'],
  [{ standing: 5, lying: 2, free: 2 }, 'slides'],
  [{ standing: 4, lying: 3, free: 2 }, 'moves'],
  [{ standing: 0, lying: 6, free: 3 }, 'moves'],
  [{ standing: 6, lying: 0, free: 4 }, 'slides'],
])('the components of %j are those of its spaces, in %s', (set, metric) => {
  const components = componentsOf(set, metric, { diameters: true });
  const seen = new Set<number>();
  for (const { layout, positions, distances, diameter } of components) {
    const { numbers, ...found } = explored(layout, metric);
    expect(numbers).toHaveLength(positions);
    for (const number of numbers) seen.add(number);
    expect(found.distances).toEqual(distances);
    expect(found.eccentricity).toBeLessThanOrEqual(diameter!);
    if (positions <= FEW) {
      const eccentricities = numbers.map((number) => explored(number, metric).eccentricity);
      expect(Math.max(...eccentricities)).toBe(diameter);
    }
  }
  expect(seen.size).toBe(components.reduce((sum, { positions }) => sum + positions, 0));
});

test('the pieces of Klotski: its component has the published figures', () => {
  const components = componentsOf({ standing: 4, lying: 1, free: 2 }, 'steps', { diameters: true });
  const [klotski, other] = components as [Component, Component];
  expect(components).toHaveLength(898);
  expect(klotski).toMatchObject({ positions: 25_955, diameter: 190 });
  expect(klotski.distances).toHaveLength(127);
  // The image upside down, whose goal is elsewhere.
  expect(other).toMatchObject({ positions: 25_955, diameter: 190 });
});

test('the sets have all layouts', () => {
  let layouts = 0;
  for (const { standing, lying, free } of layoutSets()) {
    if (free > 2) continue;
    const { count, rest } = framesOf(standing, lying);
    // All masks but those with one free cell or none.
    layouts += count * (2 ** rest - rest - 1);
  }
  expect(layouts).toBe(LAYOUTS);
});
