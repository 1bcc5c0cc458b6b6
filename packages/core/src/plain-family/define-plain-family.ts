import { aFunction, anObject, assertArguments, aText, filledListOf, objectWith } from '../check.js';
import { type BasicsDefinition, defineBasics } from '../contract/checking/define-basics.js';
import { defineFamily, type FamilyDefinition } from '../contract/checking/define-family.js';
import type { Making } from '../contract/facets/making.js';
import type { Family } from '../contract/family.js';
import { type Explanation, type Reason, ZERO_HEURISTIC, zeroHeuristic } from '../contract/heuristics.js';
import type { Ids } from '../contract/ids.js';
import type { Scene } from '../contract/scene.js';
import * as say from '../messages/en/plain-families.js';
import { moveNotLegalHere } from '../messages/en/plain-families.js';
import { ok, problem } from '../result.js';
import { shorten } from '../text/rows.js';
import { checkPlain, MoveShape } from './plain-check.js';
import type { PlainDefinition, PlainIds } from './plain-family.js';
import { plainMaking } from './plain-making.js';
import { moveMessage, readMove } from './plain-moves.js';
import { type PlainRules, rulesOf } from './plain-rules.js';
import { plainSpaces } from './plain-space.js';
import { looksPlain, readPlain, SOLVED_GOAL, TEXT_FORMAT } from './plain-text.js';

/** The affinity of a readable text; a family that is sure of the text wins. */
const LIKELY = 0.9;

export type * from './plain-family.js';

const someBoards = filledListOf(aText);

const aDefinition = objectWith({
  id: aText,
  title: aText,
  boards: someBoards,
  parse: aFunction,
  print: aFunction,
  moves: aFunction,
  play: aFunction,
  isSolved: aFunction,
  scene: aFunction,
});

/** Members that `defineFamily` takes, and the facets. What replaces any other is for `defineBasics`. */
const OF_FAMILY =
  'affinity moveMessage parseMove straightParts explain estimateParts figures compareHardest mirrored loadCompiledSearch'.split(
    ' ',
  );
const FACETS = ['editing', 'making', 'enumerating'];

/**
 * A whole family from its rules, one text format and a scene. All else is derived, slow and right: breadth-first search, words for moves,
 * hints, new boards. Any given member replaces the derived one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function definePlainFamily<P extends object, M, I extends Ids = PlainIds>(
  definition: PlainDefinition<P, M, I>,
): Family<P, M, I> & { readonly making: Making<P> } {
  assertArguments(['definition', definition, aDefinition]);
  const { id, title, boards, parse, print, moves, play, isSolved, scene, ...others } = definition;
  const rules = rulesOf({ id, title, boards, parse, print, moves, play, isSolved, scene });
  const replaced = Object.entries(others).filter(([, member]) => member !== undefined);
  const choose = (isWanted: (name: string) => boolean): object =>
    Object.fromEntries(replaced.filter(([name]) => isWanted(name)));
  const isBasic = (name: string): boolean => !OF_FAMILY.includes(name) && !FACETS.includes(name);

  const basics = { ...derivedBasics(rules), ...choose(isBasic) };
  const textsOf = (position: P, move: M): readonly string[] => [
    family.printMove(position, move),
    family.moveInWords(position, move),
  ];
  const rest = { ...derivedRest(rules, textsOf), ...choose((name) => OF_FAMILY.includes(name)) };
  const facets = { making: plainMaking(rules), ...choose((name) => FACETS.includes(name)) };
  // Ids follow the members that the author has replaced.
  const family = defineFamily(
    defineBasics<P, M, I>(basics as unknown as BasicsDefinition<P, M, I>),
    rest as unknown as FamilyDefinition<P, M, I>,
    facets,
  );
  return family;
}

function derivedBasics<P extends object, M>(rules: PlainRules<P, M>): BasicsDefinition<P, M, PlainIds> {
  const { id, title, isLegal, isSolved } = rules;
  const moveShape = new MoveShape(() => rules.boards.flatMap(rules.moves));
  return {
    id,
    title,
    shapes: { position: anObject, move: moveShape.check },
    createPosition: (data) => checkPlain(rules, data),
    metrics: [
      { id: 'moves', title: 'Moves', unit: 'move', summary: 'each move counts 1', defaultHeuristic: ZERO_HEURISTIC },
    ],
    finestMetric: 'moves',
    moves: (position) => moveShape.learnFrom(rules.moves(position)),
    play(position, move) {
      if (isLegal(position, move)) return ok(rules.play(position, move));
      return problem(moveNotLegalHere({ move: shorten(JSON.stringify(move)) }));
    },
    isSolved,
    cost: () => 1,
    refute: () => undefined,
    formats: [TEXT_FORMAT],
    parse: (text, options) => readPlain(rules.parse, text, options),
    printMove(position, move) {
      if (!isLegal(position, move)) throw new TypeError('move must be legal in the position');
      return moveMessage(rules, position, move).message;
    },
    heuristics: [{ ...zeroHeuristic, metrics: ['moves'] }],
    space: plainSpaces(rules),
    plan: () => ({ algorithm: 'bfs', heuristic: ZERO_HEURISTIC }),
  };
}

function derivedRest<P extends object, M>(
  rules: PlainRules<P, M>,
  textsOf: (position: P, move: M) => readonly string[],
): FamilyDefinition<P, M, PlainIds> {
  const { parse, print, scene, isSolved } = rules;
  const isBoard = (text: string): boolean => readPlain(parse, text, {}).ok;
  return {
    goals: [SOLVED_GOAL],
    affinity: (text) => (looksPlain(isBoard, text) ? LIKELY : 0),
    print: (position) => ok(print(position)),
    readOptions: () => ({}),
    moveMessage: (position, move) => moveMessage(rules, position, move),
    parseMove: (position, text) => readMove(rules.moves(position), text, (move) => textsOf(position, move)),
    scene,
    explain: (position) => explainPlain(isSolved(position), scene(position)),
  };
}

/** Explains a position by the pieces that are not on their own goals. Claims nothing about the length. */
function explainPlain(isSolved: boolean, scene: Scene): Explanation {
  const reasons = isSolved ? [] : piecesOffGoals(scene);
  const usual = { why: say.positionNotSolved(), done: say.positionSolved(), pieces: [] };
  return { heuristic: ZERO_HEURISTIC, bound: 0, reasons: isSolved || reasons.length > 0 ? reasons : [usual] };
}

function piecesOffGoals({ pieces, goals = [] }: Scene): readonly Reason[] {
  return pieces.flatMap(({ label, cells }, piece) => {
    const own = goals.filter((goal) => goal.label === label);
    const covered = own.every(({ row, column }) => cells.some((cell) => cell.row === row && cell.column === column));
    if (covered) return [];
    return [{ why: say.notOnGoal({ piece: label }), done: say.onGoal({ piece: label }), pieces: [piece] }];
  });
}
