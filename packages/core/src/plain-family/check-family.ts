import { assertArguments, aText, listOf } from '../check.js';
import { aFamily } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import { identityOf, same } from '../contract/same.js';
import type { Cell, Scene } from '../contract/scene.js';
import { unwrap } from '../result.js';

/** So many positions are looked at from each board. */
const MOST_POSITIONS = 200;

const someTexts = listOf(aText);

/**
 * The first mistake of a family on some boards, as a sentence; undefined if there is none. Looks at the positions near each board and at
 * every move there, for the tests of your own family.
 */
export function checkFamily<P, M, I extends Ids>(
  family: Family<P, M, I>,
  boards: readonly string[],
): string | undefined {
  assertArguments(['family', family, aFamily], ['boards', boards, someTexts]);
  for (const text of boards) {
    const [flaw] = new FamilyCheck(family).flawsFrom(text);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

class FamilyCheck<P, M, I extends Ids> {
  constructor(private readonly family: Family<P, M, I>) {}

  *flawsFrom(text: string): Generator<string> {
    const { family } = this;
    const reading = family.parse(text);
    if (!reading.ok) return yield `the board ${shown(text)} cannot be read: ${reading.problem.message}`;
    const start = reading.value.position;
    const labels = family.scene(start).pieces.map(({ label }) => label);
    const seen = new Map([[identityOf(start), start]]);
    let solved = false;
    for (const position of seen.values()) {
      yield* this.flawsOfText(position);
      yield* this.flawsOfScene(position, labels);
      yield* this.flawsOfMoves(position);
      solved ||= family.isSolved(position);
      for (const after of family.moves(position).map((move) => unwrap(family.play(position, move)))) {
        if (seen.size < MOST_POSITIONS) seen.set(identityOf(after), after);
      }
    }
    if (!solved && seen.size < MOST_POSITIONS) yield `the board ${shown(text)} has no solution`;
  }

  private *flawsOfText(position: P): Generator<string> {
    const { family } = this;
    const format = family.formats.map(({ id }) => id).find((id) => family.print(position, id).ok);
    if (format === undefined) return yield `the position ${identityOf(position)} cannot be printed`;
    const text = unwrap(family.print(position, format));
    const back = family.parse(text, { ...family.readOptions(position), format });
    if (!back.ok) yield `the printed board ${shown(text)} cannot be read: ${back.problem.message}`;
    else if (!same(back.value.position, position)) {
      yield `the printed board ${shown(text)} reads back as ${identityOf(back.value.position)}, not ${identityOf(position)}`;
    }
  }

  private *flawsOfScene(position: P, labels: readonly string[]): Generator<string> {
    const scene = this.family.scene(position);
    const where = (): string => `the scene of ${this.name(position)}`;
    const own = scene.pieces.map(({ label }) => label);
    if (!same(own, labels)) yield `${where()} lists the pieces ${own.join(', ')}, not ${labels.join(', ')} as before`;
    const twice = own.find((label, i) => own.indexOf(label) < i);
    if (twice !== undefined) yield `${where()} has two pieces ${shown(twice)}`;
    const bare = scene.pieces.find(({ cells }) => cells.length === 0);
    if (bare !== undefined) yield `${where()} has no cells for ${shown(bare.label)}`;
    const taken = new Set<string>();
    for (const { row, column } of [...scene.walls, ...scene.pieces.flatMap(({ cells }) => cells)]) {
      const cell = `row ${row}, column ${column}`;
      if (!(row >= 0 && row < scene.height && column >= 0 && column < scene.width)) yield `${where()} has no ${cell}`;
      if (taken.has(cell)) yield `${where()} has two things in ${cell}`;
      taken.add(cell);
    }
    yield* this.flawsOfGoals(position, scene, where);
  }

  private *flawsOfGoals(position: P, scene: Scene, where: () => string): Generator<string> {
    const isSolved = this.family.isSolved(position);
    if (isSolved && !areGoalsCovered(scene))
      yield `${this.name(position)} is solved, but a goal of its scene is not covered`;
    if (isSolved || scene.exits.length > 0 || !scene.goals?.length) return;
    if (areGoalsCovered(scene)) yield `${where()} covers all goals, but the position is not solved`;
  }

  private *flawsOfMoves(position: P): Generator<string> {
    const { family } = this;
    const board = this.name(position);
    const moves = family.moves(position);
    if (!same(moves, family.moves(position))) yield `${board} has other moves when it is asked again`;
    const names = new Set<string>();
    for (const move of moves) {
      const json = `the move ${identityOf(move)}`;
      const played = family.play(position, move);
      if (!played.ok) return yield `${json} is listed for ${board}, but not played: ${played.problem.message}`;
      const after = played.value;
      if (same(after, position)) return yield `${json} changes nothing on ${board}`;
      const replies = family.moves(after).map((reply) => family.play(after, reply));
      if (!replies.some((back) => back.ok && same(back.value, position))) {
        return yield `${json} on ${board} cannot be taken back: no move of ${this.name(after)} leads there`;
      }
      yield* this.flawsOfShifts(position, after, json);
      const name = family.moveInWords(position, move);
      if (names.has(name)) yield `${board} has two moves with the name ${shown(name)}`;
      names.add(name);
      for (const text of [name, family.printMove(position, move)]) {
        const read = family.parseMove(position, text);
        if (!read.ok || !same(read.value, move)) yield `${json} is printed as ${shown(text)}, which is read as another`;
      }
    }
  }

  private *flawsOfShifts(before: P, after: P, move: string): Generator<string> {
    const scene = this.family.scene(before);
    const labels = scene.pieces.map(({ label }) => label);
    yield* this.flawsOfScene(after, labels);
    const what = (): string => `${move} on ${this.name(before)}`;
    let moved = 0;
    for (const [i, { cells }] of this.family.scene(after).pieces.entries()) {
      const own = scene.pieces[i]!.cells;
      const [rows, columns] = [cells[0]!.row - own[0]!.row, cells[0]!.column - own[0]!.column];
      const shifted = own.map(({ row, column }) => `${row + rows} ${column + columns}`);
      if (
        !same(
          shifted,
          cells.map(({ row, column }) => `${row} ${column}`),
        )
      ) {
        yield `${what()} changes the shape of ${labels[i]}, or the order of its cells`;
      }
      if (rows !== 0 && columns !== 0 && this.family.straightParts === undefined) {
        yield `${what()} shifts ${labels[i]} slantwise, but pieces slide along rows and columns`;
      }
      if (rows !== 0 || columns !== 0) moved++;
    }
    if (moved === 0) yield `${what()} shifts no piece of the scene`;
  }

  /** A board as it can stand in a sentence. */
  private name(position: P): string {
    const { formats, print } = this.family;
    const text = formats.map(({ id }) => print(position, id)).find(({ ok }) => ok);
    return text?.ok ? shown(text.value) : identityOf(position);
  }
}

/** A text of one or more lines, quoted. */
function shown(text: string): string {
  return `"${text
    .trim()
    .replace(/\s*\n/g, '/')
    .replace(/[\p{Cc}\p{Cs}]/gu, '·')}"`;
}

/** Whether all goals of a scene are covered by the pieces that they ask for. */
export function areGoalsCovered({ pieces, goals = [] }: Scene): boolean {
  return goals.every((goal) => {
    const piece = pieces.find(({ cells }) => cells.some((cell) => isSame(cell, goal)));
    if (piece === undefined) return false;
    if (goal.place === undefined) {
      return piece.role === 'target' && (goal.label === undefined || piece.label === goal.label);
    }
    const place = goals.filter((other) => other.place === goal.place);
    return place.length === piece.cells.length && place.every((cell) => piece.cells.some((own) => isSame(own, cell)));
  });
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}
