import { showAmount, showCount } from '../../text/amounts.js';
import { showCharacter } from '../../text/rows.js';
import { type Message, message } from '../message.js';

// Boards of bricks: positions, their texts, their moves.

type Size = { width: number; height: number };
type Cell = { row: number; column: number };

/** A brick by its name, or a wall. */
const thing = (brick: string | null): string => (brick === null ? 'a wall' : `brick "${brick}"`);

// Positions.

export const sideTooLong = message(
  'side-too-long',
  ({ width, height, most }: Size & { most: number }) =>
    `a board of ${width}×${height} is too large: at most ${most}×${most} cells are allowed`,
);
export const brickOutside = message(
  'brick-outside',
  ({ brick, width, height }: { brick: string | null } & Size) =>
    `${thing(brick)} reaches outside the ${width}×${height} board`,
);
export const bricksOverlap = message(
  'bricks-overlap',
  ({ brick, other, row, column }: { brick: string | null; other: string | null } & Cell) =>
    `${thing(brick)} overlaps ${thing(other)} in row ${row}, column ${column}`,
);
export const brickName = message(
  'brick-name',
  ({ name, most }: { name: string; most: number }) =>
    `"${name}" is not a name for a brick: expected one visible character other than . # - /, or up to ${most} letters and digits`,
);
export const brickTwice = message('brick-twice', ({ brick }: { brick: string }) => `there are two bricks "${brick}"`);
export const brickEmpty = message('brick-empty', ({ brick }: { brick: string }) => `brick "${brick}" has no cells`);
export const brickFreedom = message(
  'brick-freedom',
  ({ brick, freedom }: { brick: string; freedom: string }) => `brick "${brick}" cannot be "${freedom}"`,
);
export const brickApart = message(
  'brick-apart',
  ({ brick }: { brick: string }) => `brick "${brick}" is in two parts; the second starts here`,
);
export const goalCellOutside = message('goal-cell-outside', () => 'a goal cell lies outside the board');
export const goalCellTwice = message('goal-cell-twice', () => 'a goal cell is listed twice');
export const onGoalCell = message(
  'on-goal-cell',
  ({ brick }: { brick: string | null }) => `${thing(brick)} stands on a cell that only goal bricks may enter`,
);
export const noGoal = message('no-goal', () => 'there is no goal');
export const noGoalInNumbers = message(
  'no-goal-in-numbers',
  () => 'there is no goal: expected -1 in the cells that the master must cover',
);
export const noGoalInGrid = message(
  'no-goal-in-grid',
  () =>
    'there is no goal: expected a line such as "goal: 3 1" above the rows, and "master: B" unless the master is X or 2',
);
export const noGoalInTray = message(
  'no-goal-in-tray',
  () => 'there is no goal: expected a line "goal" and the blocks that must be in place, below the others',
);
export const goalWithoutCells = message('goal-without-cells', () => 'a goal has no cells');
export const goalOutside = message('goal-outside', () => 'this goal reaches outside the board');
export const goalsOverlap = message('goals-overlap', () => 'two goals overlap');
export const goalWithoutBrick = message(
  'goal-without-brick',
  ({ brick }: { brick: string }) => `there is no brick "${brick}" to reach the goal`,
);
export const goalWithoutMaster = message('goal-without-master', () => 'there is no master to reach the goal');
export const brickWithTwoGoals = message(
  'brick-with-two-goals',
  ({ brick }: { brick: string }) => `brick "${brick}" has two goals`,
);

// Goals as texts.

export const goalTooLong = message(
  'goal-too-long',
  ({ most }: { most: number }) => `a goal has at most ${showCount(most)} characters, but this has more`,
);
export const goalEmpty = message('goal-empty', () => 'the goal is empty');
export const goalForm = message(
  'goal-form',
  ({ goal }: { goal: string }) => `the goal "${goal}" is not of the form "3 1", "B 0 2" or "B on 0 2, 0 3"`,
);
export const goalRowAlone = message(
  'goal-row-alone',
  ({ goal }: { goal: string }) => `the goal "${goal}" has a row without a column`,
);
export const inGoal = message('in-goal', ({ why }: { why: Message }, tell) => `in the goal: ${tell(why)}`);

// Texts.

export const sizeInText = message(
  'size-in-text',
  () => 'the text of the board says its size, so no other can be given',
);
export const trayWithoutMaster = message('tray-without-master', () => 'a tray has no master, only goals');
export const goalNotExpressed = message('goal-not-expressed', () => 'it cannot express the goal');

// Ids of layouts.

export const layoutIdForm = message(
  'layout-id-form',
  ({ id, digits, last }: { id: string; digits: string; last: string }) =>
    `"${id}" is no Huarong Dao board: expected five of ${digits}, up to ${last}`,
);
export const moreThanLayout = message('more-than-layout', () => 'nothing can follow the id of a Huarong Dao board');
export const layoutMaster = message('layout-master', () => 'the master of a Huarong Dao board is X');
export const noLayout = message(
  'no-layout',
  () => 'it is for boards of Huarong Dao: 4×5 cells with one 2×2, any 1×2 and 1×1, and two free cells or more',
);
export const layoutNames = message(
  'layout-names',
  () => 'its 2×2 is X, and its other bricks are A, B, C … in reading order',
);

// Grids.

export const cellsHeader = message(
  'cells-header',
  ({ value }: { value: string }) => `the header "cells" can only say "words", not "${value}"`,
);
export const noRows = message('no-rows', () => 'there are no rows after the headers');
export const headerAfterRows = message('header-after-rows', () => 'headers must stand before the rows of the board');
export const notASign = message('not-a-sign', ({ sign }: { sign: string }) => {
  const shown = [...sign].length === 1 ? showCharacter(sign) : `"${sign}"`;
  return `${shown} cannot stand on a board`;
});
export const secondMaster = message('second-master', () => 'there is a second master');
export const masterMissing = message(
  'master-missing',
  ({ master }: { master: string }) => `the master "${master}" is not on the board`,
);
export const brickNotOnBoard = message(
  'brick-not-on-board',
  ({ brick }: { brick: string }) => `there is no brick "${brick}" on the board`,
);
export const brickListedTwice = message(
  'brick-listed-twice',
  ({ brick }: { brick: string }) => `brick "${brick}" is listed twice`,
);
export const goalHeaderForm = message('goal-header-form', () => 'a goal is a row and a column, such as "goal: 3 1"');
export const noMaster = message(
  'no-master',
  () => 'there is no master: expected a brick X or 2, or a header "master:"',
);
export const pairsHeader = message(
  'pairs-header',
  ({ header, value }: { header: string; value: string }) =>
    `the header "${header}" must say rows and columns, such as "3 1", not "${value}"`,
);

// Numbers with commas.

export const sbpHeader = message(
  'sbp-header',
  ({ line }: { line: string }) => `the first line is "${line}"; expected the width and height, such as "5,4,"`,
);
export const sbpMoreRows = message(
  'sbp-more-rows',
  ({ rows }: { rows: number }) => `there are more rows than the ${rows} of the first line`,
);
export const sbpFewerRows = message(
  'sbp-fewer-rows',
  ({ rows, found }: { rows: number; found: number }) => `the first line says ${rows} rows, but there are ${found}`,
);
export const sbpNoMaster = message(
  'sbp-no-master',
  ({ master }: { master: string }) => `there is no master brick "${master}"`,
);
export const sbpValues = message(
  'sbp-values',
  ({ found, width }: { found: number; width: number }) =>
    `this row has ${showAmount(found, 'value')}, but the width is ${width}`,
);
export const sbpCell = message(
  'sbp-cell',
  ({ text }: { text: string }) => `"${text}" is not a cell: expected -1, 0, 1 or the number of a brick`,
);
export const sbpName = message(
  'sbp-name',
  ({ brick, least }: { brick: string; least: number }) => `brick "${brick}" is not named by a number from ${least} up`,
);
export const freedomNotExpressed = message(
  'freedom-not-expressed',
  ({ brick }: { brick: string }) => `it cannot say that brick "${brick}" may not move freely`,
);
export const sbpMasterName = message(
  'sbp-master-name',
  ({ master }: { master: string }) => `no brick is called ${master}, as the master is`,
);
export const sbpCovered = message(
  'sbp-covered',
  ({ brick }: { brick: string }) => `brick "${brick}" stands on a goal cell, and a cell shows one of the two only`,
);
export const sbpGoalCells = message(
  'sbp-goal-cells',
  () => 'its goal cells are what the master must cover, and here they are not',
);

// Trays of blocks.

export const trayHeader = message(
  'tray-header',
  ({ line }: { line: string }) => `the first line is "${line}"; expected the height and width, such as "5 4"`,
);
export const noBlocks = message('no-blocks', () => 'there are no blocks');
export const notABlock = message(
  'not-a-block',
  ({ text }: { text: string }) => `"${text}" is not a block: expected four whole numbers`,
);
export const trayWithWalls = message('tray-with-walls', () => 'this board has walls, and a tray has none');
export const trayWithGoalCells = message(
  'tray-with-goal-cells',
  () => 'this board has cells that only goal bricks may enter, and a tray has none',
);
export const notARectangle = message(
  'not-a-rectangle',
  ({ brick }: { brick: string }) => `brick "${brick}" is not a rectangle`,
);
export const trayName = message(
  'tray-name',
  ({ brick, least }: { brick: string; least: number }) =>
    `its bricks are named by number, from ${least} up, and not "${brick}"`,
);

// Moves.

export const brickMissing = message('brick-missing', ({ brick }: { brick: string }) => `there is no brick "${brick}"`);
export const brickStays = message(
  'brick-stays',
  ({ brick }: { brick: string }) => `brick "${brick}" does not move at all`,
);
export const stepDirection = message(
  'step-direction',
  ({ direction }: { direction: string }) => `"${direction}" is not a direction`,
);
export const brickBlocked = message(
  'brick-blocked',
  ({ brick, direction, steps }: { brick: string; direction: string; steps: number }) =>
    `brick "${brick}" cannot move ${direction}${steps === 0 ? '' : ` after ${showAmount(steps, 'step')}`}`,
);
export const moveWithoutBrick = message(
  'move-without-brick',
  ({ text }: { text: string }) => `"${text}" does not start with the name of a brick`,
);
export const moveTooLong = message(
  'move-too-long',
  ({ text }: { text: string }) => `"${text}" is longer than any move`,
);
export const brickMoveForm = message(
  'brick-move-form',
  ({ text, brick }: { text: string; brick: string }) =>
    `"${text}" is not a move: expected a brick and its way, such as "${brick} left 2,down"`,
);

// Proofs that there is no solution. Without a brick, any of the right shape.

const who = (brick: string | null): string => (brick === null ? 'a brick of the right shape' : `brick "${brick}"`);

export const goalDoesNotFit = message(
  'goal-does-not-fit',
  ({ brick }: { brick: string | null }) => `the goal does not fit: ${who(brick)} cannot cover it anywhere on the board`,
);
export const brickHeld = message(
  'brick-held',
  ({ brick }: { brick: string }) => `${who(brick)} can never move, and it does not stand on its goal`,
);
export const goalOutOfReach = message(
  'goal-out-of-reach',
  ({ brick }: { brick: string | null }) =>
    `${who(brick)} could not get to its goal even if every brick that can move were out of the way`,
);
export const noBrickOfShape = message(
  'no-brick-of-shape',
  ({ row, column }: Cell) => `no brick has the shape of the goal in row ${row}, column ${column}`,
);
export const tooFewOfShape = message(
  'too-few-of-shape',
  ({ bricks, row, column }: { bricks: number } & Cell) =>
    `only ${bricks === 1 ? 'one brick has' : `${bricks} bricks have`} the shape of the goal in row ${row}, column ${column}, and more goals than that have it`,
);

// Drawings.

export const goalWithoutTarget = message('goal-without-target', () => 'no brick is the target of this goal');
export const targetWithoutGoal = message(
  'target-without-goal',
  ({ brick }: { brick: string }) => `brick "${brick}" is a target, but no goal is its own`,
);

// Why bricks must move, and when they have. A metric is the plural of what it counts.

const amountOf = (count: number, metric: string): string => showAmount(count, metric.slice(0, -1));

export const farFromGoal = message(
  'far-from-goal',
  ({ brick, count, metric }: { brick: string; count: number; metric: string }) =>
    `${brick} needs at least ${amountOf(count, metric)} to reach its goal`,
);
export const atGoal = message('at-goal', ({ brick }: { brick: string }) => `${brick} is at its goal`);
export const blocksEveryPath = message(
  'blocks-every-path',
  ({ brick, blocked }: { brick: string; blocked: string }) => `${brick} blocks every path that ${blocked} could take`,
);
export const leavesAPath = message(
  'leaves-a-path',
  ({ brick, blocked }: { brick: string; blocked: string }) => `${brick} leaves ${blocked} a path`,
);
export const standsBetween = message(
  'stands-between',
  ({ brick, blocked }: { brick: string; blocked: string }) => `${brick} stands between ${blocked} and its goal`,
);
export const sharedGoalsOpen = message(
  'shared-goals-open',
  ({ count, metric }: { count: number; metric: string }) =>
    `the goals that any brick of their shape may fill need at least ${amountOf(count, metric)}`,
);
export const sharedGoalsFilled = message(
  'shared-goals-filled',
  () => 'the goals that any brick of their shape may fill are filled',
);
