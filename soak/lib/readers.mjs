// Everything that reads texts from outside. Each reader reads a text, and demands of what it makes of it all that can be known.

import { same } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import {
  isMeantAsBoard,
  MoveTextReader,
  mayBeBoards,
  readBoard,
  splitBoards,
  TextSplitter,
} from '@slidewise/core/reading';
import { bareMoves, positionId, readPositionId, Session } from '@slidewise/core/session';
import { commands } from '../../packages/cli/dist/commands/index.js';
import { parseBytes, parseMilliseconds } from '../../packages/cli/dist/terminal/units.js';
import { assertArguments, excerpt } from './account.mjs';

/** More boards of a text, or moves, than this are not looked at: reading them one by one is the caller's choice. */
const MOST_PARTS = 50;
/** Larger boards are read, but not written and read again in every format. */
const MOST_CELLS = 400;

/** The options whose values are numbers, units or ranges. */
const PARSED_OPTIONS = commands
  .flatMap(({ options = [] }) => options)
  .filter(({ value }) => value?.parse !== undefined);

/** By name; each takes a text and a `Setting`: a family, a position of it, and random numbers. */
export const readers = {
  boards(text, { family, random }) {
    const guessed = random.integer(3) === 0;
    const options = { read: readOptions(random, family, text), ...(guessed ? {} : { family: family.id }) };
    const parts = [...splitBoards(text, options)];
    const splitter = new TextSplitter(options);
    const size = 1 + random.integer(text.length + 1);
    const inPieces = [];
    for (let at = 0; at < text.length; at += size) inPieces.push(...splitter.push(text.slice(at, at + size)));
    inPieces.push(...splitter.end());
    assertArguments(same(parts, inPieces), `other boards are found in pieces of ${size} characters`);
    for (const part of parts.slice(0, MOST_PARTS)) {
      assertArguments(part.line >= 1, 'a board starts on no line');
      const read = readBoard(part, options);
      if (read.ok) checkPosition(read.value.family, read.value.reading);
      else checkProblem(read.problem);
    }
  },

  board(text, { family, random }) {
    const affinity = family.affinity(text);
    assertArguments(affinity >= 0 && affinity <= 1, `the affinity is ${affinity}`);
    const reading = family.parse(text, readOptions(random, family, text));
    if (reading.ok) checkPosition(family, reading.value);
    else checkProblem(reading.problem);
  },

  goal(text, { family, position, random }) {
    const format = random.pick(family.formats).id;
    const printed = family.print(position, format);
    if (!printed.ok) return checkProblem(printed.problem);
    const option = random.pick(['goal', 'target', 'size']);
    const reading = family.parse(printed.value, { ...family.readOptions(position), format, [option]: text });
    if (reading.ok) checkPosition(family, reading.value);
    else checkProblem(reading.problem);
  },

  data(text, { family }) {
    let value;
    try {
      value = JSON.parse(text);
    } catch {
      return;
    }
    const checked = family.check(value);
    if (checked.ok) checkPosition(family, { position: checked.value, format: family.formats[0].id, goal: 'some' });
    else checkProblem(checked.problem, true);
  },

  move(text, { family, position, random }) {
    const letters = random.integer(2) === 0 ? undefined : random.pick(family.letters ?? [{}]).id;
    const move = family.parseMove(position, text, letters);
    if (!move.ok) return checkProblem(move.problem);
    const played = family.play(position, move.value);
    if (!played.ok) return checkProblem(played.problem);
    const words = family.parseMove(position, family.moveInWords(position, move.value), letters);
    assertArguments(words.ok, 'the move reads, but in words it does not');
    for (const { id: format } of family.formats) {
      const printed = family.printMove(position, move.value, {
        format,
        letters,
        metric: random.pick(family.metrics).id,
      });
      const back = family.parseMove(position, printed, letters);
      assertArguments(back.ok, () => `the move reads, is printed as ${excerpt(printed)}, and that does not read`);
      assertArguments(
        same(family.play(position, back.value), played),
        () => `the move is printed as ${excerpt(printed)}, which leads elsewhere`,
      );
    }
  },

  moves(text, { family, position }) {
    const reader = new MoveTextReader(family, text);
    let at = position;
    for (let read = reader.next(at); read !== undefined; read = reader.next(at)) {
      assertArguments(read.line >= 1 && read.column >= 1, 'a move stands nowhere');
      if (!read.move.ok) return checkProblem(read.move.problem);
      const played = family.play(at, read.move.value);
      if (!played.ok) return checkProblem(played.problem);
      at = played.value;
    }
  },

  id(text) {
    const read = readPositionId(text);
    if (read.ok) checkPosition(read.value.family, read.value.reading);
    else checkProblem(read.problem);
  },

  game(text) {
    const bare = bareMoves(text);
    if (!bare.ok) checkProblem(bare.problem);
    const game = Session.restore(text, families);
    if (!game.ok) return checkProblem(game.problem);
    const saved = game.value.save();
    const again = Session.restore(saved, families);
    assertArguments(again.ok, () => `the game reads, but as it is saved, it does not: ${again.problem.message}`);
    assertArguments(again.value.save() === saved, 'a saved game is another when it is saved again');
    assertArguments(same(game.value.position, again.value.position), 'a saved game has another position');
  },

  amounts(text) {
    for (const parse of [parseMilliseconds, parseBytes]) {
      const amount = parse(text);
      assertArguments(amount === undefined || amount > 0, `the amount is ${amount}`);
    }
    const time = parseMilliseconds(text);
    assertArguments(time === undefined || (Number.isInteger(time) && time < 2 ** 31), `the time is ${time}`);
  },

  option(text, { random }) {
    const { name, value } = random.pick(PARSED_OPTIONS);
    // What is wrong is answered with what was expected, and nothing else goes wrong.
    assertArguments(/\S{3}/.test(value.expected), `nothing is said of what --${name} expects`);
    assertArguments(!Number.isNaN(value.parse(text)), `--${name} is no number`);
  },

  shape(text) {
    mayBeBoards(text, true);
    mayBeBoards(text, false);
    isMeantAsBoard(text);
  },
};

/** None, as a rule; else some of what may stand beside a text. */
function readOptions(random, family, text) {
  const options = {};
  if (random.integer(2) === 0) options.format = random.pick(family.formats).id;
  if (random.integer(6) === 0)
    options.goal = random.pick([...family.goals.map(({ id }) => id), '1 1', text.slice(0, 20)]);
  if (random.integer(10) === 0) options.target = random.pick(['X', 'A', 'a', '2', '', text.slice(0, 2)]);
  if (random.integer(10) === 0) options.size = random.pick(['3x3', '6x6', '0x0', '2x9999999', 'x']);
  return options;
}

/** A sentence that can be shown, and a place in the text. Only who writes programs may be told of undefined values. */
function checkProblem({ message, line, column }, ofCode = false) {
  assertArguments(/\S{3}/.test(message) && message.length < 400, () => `the problem is ${excerpt(message)}`);
  assertArguments(!/\p{Cc}|\p{Cs}/u.test(message), () => `the problem cannot be shown: ${excerpt(message)}`);
  // What it quotes may be any word.
  const own = message.replace(/".*"/s, '');
  assertArguments(ofCode || !/undefined|\bNaN\b|\[object/.test(own), () => `the problem is ${excerpt(message)}`);
  for (const place of [line, column]) {
    assertArguments(
      place === undefined || (Number.isInteger(place) && place >= 1),
      `the problem is in line ${line}, column ${column}`,
    );
  }
}

/** What was read can be written in some format, and reads back. */
function checkPosition(family, { position, format, goal }) {
  assertArguments(
    family.formats.some(({ id }) => id === format),
    `the format is ${format}`,
  );
  assertArguments(typeof goal === 'string' && goal !== '', 'there is no goal');
  if (position.width * position.height > MOST_CELLS) return;
  const whole = JSON.stringify(position);
  const checked = family.check(JSON.parse(whole));
  assertArguments(
    checked.ok && same(checked.value, position),
    () => `what is read is not valid: ${whole.slice(0, 300)}`,
  );
  for (const { id } of family.formats) {
    const printed = family.print(position, id);
    if (!printed.ok) {
      checkProblem(printed.problem);
      continue;
    }
    const back = family.parse(printed.value, { ...family.readOptions(position), format: id });
    assertArguments(
      back.ok && same(back.value.position, position),
      () => `printed as ${id}, ${excerpt(printed.value)}, it reads back as ${JSON.stringify(back).slice(0, 300)}`,
    );
  }
  const id = positionId(family, position, format);
  const back = readPositionId(id);
  assertArguments(
    back.ok && same(back.value.reading.position, position),
    () => `the id ${excerpt(id)} is not the position`,
  );
  assertArguments(families.includes(back.value.family), 'the id is of no family');
}
