import { survey } from '../../../generate/hard-positions.js';
import { makeOrder } from '../../../generate/order.js';
import { unwrap } from '../../../result.js';
import { rushHour } from '../../../rush-hour/index.js';
import { at, board, family, random, scene } from '../given.js';
import { count, id, LEFT_OUT, list, OTHERS, optional, options, type Parameter, thing, whole } from '../parameter.js';

const generating = options({
  moves: { least: 1, most: 3 },
  metric: 'moves',
  size: { width: 4, height: 4 },
  wishes: {},
  minimal: true,
  hardest: false,
  level: 'beginner',
  count: 1,
  seed: 1,
  details: true,
});
const order = thing(unwrap(makeOrder(rushHour)));

export const makingTable: Record<string, readonly Parameter[]> = {
  'generate seededRandom': [whole(1)],
  'generate seededRandom() integer': [{ ...count(1), bad: [...count(1).bad, 0] }],
  'generate seededRandom() pick': [{ good: [1], bad: [...LEFT_OUT, ...OTHERS, [], {}] }],
  'generate seededRandom() shuffle': [{ good: [1], bad: [...LEFT_OUT, ...OTHERS, {}] }],
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
