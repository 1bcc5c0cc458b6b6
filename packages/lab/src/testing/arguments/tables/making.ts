import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { at, board, family, random, scene } from '../../../../../core/src/testing/arguments/given.js';
import {
  count,
  id,
  list,
  optional,
  options,
  type Parameter,
  thing,
  whole,
} from '../../../../../core/src/testing/arguments/parameter.js';
import { survey } from '../../../generate/hard-positions.js';
import { makeOrder } from '../../../generate/order.js';

const generating = options({
  moves: { least: 1, most: 3 },
  metric: 'moves',
  size: { width: 4, height: 4 },
  constraints: {},
  minimal: true,
  hardest: false,
  level: 'beginner',
  count: 1,
  seed: 1,
  details: true,
});
const order = thing(unwrap(makeOrder(rushHour)));

export const makingTable: Record<string, readonly Parameter[]> = {
  'generate survey': [family, at, id('moves'), optional(count(5000))],
  'generate positionAt': [family, thing(survey(rushHour, board)!), whole(1)],
  'generate makeOrder': [family, generating],
  'generate Generation.start': [family, generating],
  'generate Generation#step': [optional({ ...count(1), bad: [...count(1).bad, 0] })],
  'generate Generation#cancel': [],
  'generate islandsOf': [family, order, list([0, 7])],
  'generate Collector': [order],
  'generate Collector#add': [{ ...count(1), bad: [...count(1).bad, 8] }, thing({ made: [], last: false })],
  'generate Collector#ahead': [{ ...count(1), bad: [...count(1).bad, 8] }],
  'generate likenessOf': [thing(scene)],
  'generate evolve': [
    family,
    random,
    options({ metric: 'moves', size: { width: 4, height: 4 }, limit: 1, tries: 1, population: 1, accept: () => true }),
  ],
};
