import { expect, test } from 'vitest';
import { families } from '../families.js';
import { seededRandom } from '../random.js';
import { degreesIn, distancesTo, graphSpace, randomGraph } from '../testing/graph-space.js';
import { samples } from '../testing/samples.js';
import { explore, goalDistances } from './explore.js';
import { Surveyor } from './surveyor.js';

test('one surveyor finds in space after space what exploring each of them finds', () => {
  const surveyor = new Surveyor();
  for (const family of families) {
    for (const position of [...samples(family, 'small', 12), ...samples(family, 'small', 3)]) {
      for (const { id: metric } of family.metrics) {
        const space = family.space(position, metric);
        const exploration = explore(space);
        const distances = goalDistances(space, exploration);
        const survey = surveyor.survey(space, 50_000)!;
        expect(survey.size).toBe(exploration.states.size);
        expect(survey.distances[0]).toBe(distances[0]);
        expect([...survey.distances].sort()).toEqual([...distances].sort());
        expect(survey.hardest).toBe(Math.max(...distances));
        expect(survey.distances[survey.hardestState]).toBe(survey.hardest);
        // The key is that of a position of the distance.
        const key = new Int32Array(space.keyWords);
        survey.read(survey.hardestState, key, 0);
        const there = space.positionAt(key, 0);
        expect(goalDistances(family.space(there, metric), explore(family.space(there, metric)))[0]).toBe(
          survey.hardest,
        );
        expect(surveyor.survey(space, survey.size - 1)).toBeUndefined();
      }
    }
  }
});

test('one surveyor for graphs of any size, with keys of one word and of three, in lists of any length', () => {
  const random = seededRandom(1);
  const surveyor = new Surveyor();
  // The large ones outgrow the tables: one with narrow keys after wide ones, the other with wide keys.
  for (const [i, nodes] of [20, 300, 5000, 40, 700, 9000, 60].entries()) {
    for (const words of nodes === 9000 ? [3, 1] : [1, 3]) {
      const graph = randomGraph(random, nodes, 2 * nodes);
      const space = graphSpace(graph, words, i % 2 === 0 ? undefined : 2, true);
      const fromStart = distancesTo(graph, [graph.start]);
      const toGoal = distancesTo(graph, graph.goals);
      const reached = [...fromStart.keys()].filter((node) => fromStart[node]! >= 0);
      const { size, distances, hardest, hardestState, read } = surveyor.survey(space, reached.length)!;
      expect(size).toBe(reached.length);
      const key = new Int32Array(1 + words);
      const found = Array.from(distances, (distance, state) => {
        read(state, key, 1);
        return `${key} ${distance}`;
      });
      const padding = '0,'.repeat(words);
      expect(found.sort()).toEqual(reached.map((node) => `${padding}${node} ${toGoal[node]}`).sort());
      expect(hardest).toBe(Math.max(...distances));
      expect(distances.indexOf(hardest)).toBe(hardestState);
      expect(surveyor.survey(space, 10)).toBeUndefined();
      expect(surveyor.explored).toBeLessThanOrEqual(10 + Math.max(...degreesIn(graph)));
    }
  }
});
