// Every reader, with valid texts that were changed, with noise, and now and then with megabytes.
import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { positionId, Session } from '@slidewise/core/session';
import { Account, assertArguments, excerpt } from './lib/account.mjs';
import { smallBoard } from './lib/boards.mjs';
import { enlarged, mutated, noise } from './lib/mutate.mjs';
import { readers } from './lib/readers.mjs';

export const summary =
  'every reader with changed texts, noise and megabytes: no exception, linear time, what reads prints and reads back';

/** So many texts come from one board. */
const TEXTS = 200;
/** One text in so many is large. */
const LARGE_ONE_IN = 1000;
/** What reading may take of processor time: far more than it does, and far less than anything that is not linear takes. */
const MILLISECONDS = 150;
const MILLISECONDS_A_CHARACTER = 0.01;

/** One board, in all the forms that texts have. */
export function round(seed) {
  const random = seededRandom(seed);
  const account = new Account();
  const family = families[seed % families.length];
  const making = makingOf(family);
  const isUsual = random.integer(10) === 0;
  const position = isUsual ? making.random(random, making.sizes.usual) : smallBoard(random, family);
  const texts = textsOf(random, family, position);
  const all = Object.values(texts).flat();
  const names = Object.keys(readers);
  for (let i = 0; i < TEXTS; i++) {
    const name = random.pick(names);
    // Now and then a reader gets what is meant for another.
    const own = random.integer(12) === 0 ? all : (texts[name] ?? all);
    let text = random.integer(15) === 0 ? noise(random) : mutated(random, random.pick(own), all);
    if (random.integer(LARGE_ONE_IN) === 0) {
      text = enlarged(random, text);
      account.count('texts of up to 4 million characters');
    }
    // Reading again, to measure it, must make the same choices.
    const choices = random.integer(2 ** 31);
    const read = () => readers[name](text, { family, position, random: seededRandom(choices) });
    account.try(
      'texts',
      () => `${family.id}, ${name}, ${excerpt(text)}`,
      () => withinTime(text, read),
    );
  }
  return account;
}

/** Valid texts for each reader. */
function textsOf(random, family, position) {
  const prints = family.formats.map(({ id }) => family.print(position, id)).filter(({ ok }) => ok);
  const boards = prints.map(({ value }) => value);
  const game = playedGame(random, family, position);
  const moves = game.log.map(({ text }) => text);
  const metric = random.pick(family.metrics).id;
  const legal = family.moves(position, metric).slice(0, 20);
  const move = legal.flatMap((each) =>
    family.formats.map(({ id }) => family.printMove(position, each, { format: id, metric })),
  );
  const options = Object.values(family.readOptions(position)).filter((value) => value !== '');
  return {
    boards: [...boards, boards.join('\n\n'), boards.join('\n')],
    board: boards,
    goal: [...options, ...family.goals.map(({ id }) => id), '1 1', '3x3', 'X'],
    data: [JSON.stringify(position)],
    move: move.length > 0 ? move : ['X 1'],
    moves: [moves.join('\n'), moves.join(', '), moves.join(' ')],
    id: [positionId(family, position, random.pick(family.formats).id)],
    game: [game.save()],
    amounts: ['500ms', '10s', '1.5m', '2h', '500m', '2GiB', '1.5 GB', '7', '1e3s'],
    option: ['500ms', '2g', '1.5', '5', '10000', '65535', 'moves', 'astar', '6x6', 'down'],
    shape: boards,
  };
}

/** Some moves of the rules, some of them undone, with notes. */
function playedGame(random, family, position) {
  const format = random.pick(family.formats.filter(({ id }) => family.print(position, id).ok)).id;
  const metric = random.pick(family.metrics).id;
  const game = Session.start(family, { position, format, goal: 'some', metric, name: 'a "name" \\' });
  for (let i = random.integer(12); i > 0; i--) {
    const moves = family.moves(game.position, metric);
    if (moves.length === 0) break;
    game.play(random.pick(moves));
    if (random.integer(5) === 0) game.note(random.pick(['good', 'a } brace', '2. no move', '\\', 'two\nlines']));
  }
  for (let i = random.integer(4); i > 0; i--) game.undo();
  return game;
}

/** Others keep the machine busy: only where it seems to take long, the processor time of two more runs tells. */
function withinTime(text, read) {
  const allowed = MILLISECONDS + MILLISECONDS_A_CHARACTER * text.length;
  const startedAt = performance.now();
  read();
  if (performance.now() - startedAt <= allowed) return;
  const taken = Math.min(processorTime(read), processorTime(read));
  assertArguments(taken <= allowed, `it takes ${Math.round(taken)} ms for ${text.length} characters`);
}

function processorTime(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
