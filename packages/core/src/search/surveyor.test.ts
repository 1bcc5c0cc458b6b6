import { expect, test } from 'vitest';
import { families } from '../families.js';
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
