import { families } from '../../../families.js';
import { unwrap } from '../../../result.js';
import { rushHour } from '../../../rush-hour/index.js';
import { solve } from '../../../solving/solve.js';
import { at, board, family, newSession, scene } from '../given.js';
import {
  anything,
  count,
  fn,
  id,
  list,
  needed,
  number,
  omit,
  optional,
  options,
  type Parameter,
  text,
  thing,
} from '../parameter.js';

const solver = () => ({ answer: Promise.resolve(unwrap(solve(rushHour, board))), cancel: () => {} });

const nudge = newSession().nudges()[0]!;

export const someFamilies: Parameter = { ...list(families), bad: [...list([]).bad, [], [{ id: 'mine' }]] };

export const sessionTable: Record<string, readonly Parameter[]> = {
  'session hasOneFreeCell': [thing(scene)],
  'session handSlidesOf': [family, at],
  'session slideIntoGap': [list(newSession().nudges()), thing({ rows: 1, columns: 0 })],
  'session bareMoves': [text(newSession().save())],
  'session Session.start': [
    family,
    thing({ position: board, format: 'sfu', goal: 'exit', metric: 'steps', optimum: 2, name: 'A board' }),
  ],
  'session Session.restore': [text(newSession().save()), someFamilies],
  'session Session#nudges': [],
  'session Session#handSlides': [],
  'session Session#slides': [],
  'session Session#effect': [anything({ vehicle: 'B', by: 1 })],
  'session Session#explain': [],
  'session Session#moveMessage': [thing({ vehicle: 'B', by: 1 }, { vehicle: 'Z', by: 1 })],
  'session Session#inWords': [thing({ vehicle: 'B', by: 1 }, { vehicle: 'Z', by: 1 })],
  'session Session#loggedMessage': [count(0)],
  'session Session#loggedInWords': [count(0)],
  'session Session#print': [thing({ vehicle: 'B', by: 1 })],
  'session Session#play': [thing({ vehicle: 'B', by: 1 }), options({ join: true })],
  // The position of a slide that is not listed is not read: the rules judge its move.
  'session Session#playSlide': [{ ...thing(nudge), bad: thing(omit(nudge, 'position')).bad }, options({ join: true })],
  'session Session#playText': [text('BD1')],
  'session Session#slide': [number(1), number(1), number(0)],
  'session Session#undo': [],
  'session Session#redo': [],
  'session Session#restart': [],
  'session Session#goTo': [number(0)],
  'session Session#note': [text('well')],
  'session Session#takeHelp': [needed(id('hinted'))],
  'session Session#advise': [fn(solver)],
  'session Session#study': [fn(solver)],
  'session Session#save': [],
  'session Session#onChange': [fn(() => {})],
  'session KeyMap': [thing({ pieces: [{ label: 'A' }] })],
  'session KeyMap#meaning': [text('h'), text(''), list(['hint'])],
  'session KeyMap#shown': [needed(id('hint'))],
  'session KeyMap#all': [needed(id('hint'))],
  'session Hints': [
    thing(newSession(), { advise: 1 }),
    thing({ solver: () => solver, changed: () => {} }, { solver: 1, changed: 1 }),
  ],
  'session Hints#ask': [optional(id('move'))],
  'session Hints#cancel': [],
  'session Hints#dismiss': [],
  'session Hints#explain': [],
  'session Hints#follow': [],
  'session Hints#prepare': [],
  'session Hints#solution': [fn(() => {})],
  'session Listeners': [],
  'session Listeners#add': [fn(() => {})],
  'session Listeners#tell': [],
  'session Listeners#clear': [],
  'session positionId': [family, at, id('sfu')],
  'session readPositionId': [text('tiles:rows:1_2/3_0'), optional(someFamilies)],
  'session identify': [text('tiles:rows:1_2/3_0'), someFamilies],
};
