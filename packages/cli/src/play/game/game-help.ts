import type { Scene } from '@slidewise/core/contract';
import type { KeyCommand, KeyMap } from '@slidewise/core/session';
import type { HelpSection } from '../screen/help-page.js';
import { GOAL_MARK, RESERVED_MARK } from './picture.js';

const COMMANDS: readonly (readonly [KeyCommand, string])[] = [
  ['undo', 'undo'],
  ['redo', 'redo'],
  ['hint', 'a hint: which piece; again where, then why; then plays it'],
  ['solution', 'plays the whole solution; the result counts as shown'],
  ['why', 'why it takes so many moves'],
  ['restart', 'back to the start; moves can be redone'],
  ['anew', 'a new game of this puzzle: no moves, no hints, 0:00'],
  ['save', 'save to a file'],
  ['other', 'another puzzle; this game is kept'],
  ['next', 'the next puzzle, once this one is solved'],
  ['quit', 'quit; the game is kept'],
];

/** All that keys and the mouse do on a board, and what its marks mean. */
export function gameHelp(scene: Scene, keyMap: KeyMap, oneFreeCell: boolean): HelpSection[] {
  const keys = COMMANDS.map(([command, what]) => [keyMap.all(command).join(' '), what] as const);
  const goals = scene.goals?.length ? [[GOAL_MARK, 'a goal cell, free or under a piece'] as const] : [];
  const reserved = scene.reserved?.length ? [[RESERVED_MARK, 'only the target may enter this cell'] as const] : [];
  return [
    { title: 'Moving', rows: oneFreeCell ? ONE_FREE_CELL : SELECTED },
    { title: 'Keys', rows: [...keys, ['Ctrl-Z', 'to the shell; fg comes back']] },
    { title: 'Marks', rows: [...goals, ...reserved, ...MARKS] },
  ];
}

const SELECTED: HelpSection['rows'] = [
  ['Tab, a name', 'select a piece; Shift-Tab goes back'],
  ['←↑↓→', 'slide it'],
  ['Enter, space', 'slide it, if it can go one way only'],
  ['click', 'select a piece'],
  ['drag', 'slide a piece'],
];

const ONE_FREE_CELL: HelpSection['rows'] = [
  ['←↑↓→', 'slide what can go that way'],
  ['a name, Enter', 'slide that piece'],
  ['click', 'slide a piece, with those in front of it'],
  ['drag', 'the same, by hand'],
];

const MARKS: HelpSection['rows'] = [
  ['═ ›', 'the selected piece'],
  ['━ »', 'the piece to move next, with arrows where it goes'],
];
