import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { BoardState } from './board-state.js';

/** A board on a game that plays what the board tells, as a page does. */
function boardOf(familyId: string, text: string) {
  const family = familyById(familyId)!;
  const session = Session.start(family, unwrap(family.parse(text, {})));
  const told: string[] = [];
  const label = (piece: number): string => session.scene.pieces[piece]!.label;
  const state: BoardState = new BoardState({
    move: (slide) => {
      told.push(`move ${session.inWords(slide.move)}`);
      unwrap(session.playSlide(slide));
      show();
    },
    select: (piece) => told.push(`select ${piece === undefined ? 'none' : label(piece)}`),
    announce: (sentence) => told.push(sentence),
    command: (command) => told.push(`command ${command}`),
    focus: (piece) => told.push(`focus ${label(piece)}`),
    bump: (piece, { rows, columns }) => told.push(`bump ${label(piece)} ${rows},${columns}`),
    change: () => {},
    offsets: () => {},
    cellSize: () => 10,
  });
  const show = (): void => {
    state.scene = session.scene;
    state.slides = session.handSlides();
  };
  show();
  const heard = (): string[] => told.splice(0);
  return { state, session, heard };
}

const JAM = '.....A\n.BB..A\nXXC..A\n..C...\n..D...\n..D...';

test('keys reach the target first; an arrow key moves the piece, and says what is in its way', () => {
  const { state, heard } = boardOf('rush-hour', JAM);
  expect(state.scene.pieces[state.current]!.role).toBe('target');
  expect(state.key('ArrowRight', false, 0)).toBe(true);
  expect(heard()).toEqual(['bump X 0,1', 'Target X is blocked that way']);
  state.key('b', false, 1000);
  expect(heard()).toEqual(['focus B']);
  state.key('ArrowRight', false, 2000);
  expect(heard()).toEqual(['move B right 1']);
});

test('a piece with several places shows them, and one with none says so', () => {
  const { state, heard } = boardOf('rush-hour', JAM);
  const piece = (label: string): number => state.scene.pieces.findIndex((each) => each.label === label);
  state.choose(piece('B'));
  expect(heard()).toEqual(['select B']);
  expect(state.places.map(({ row, column }) => [row, column])).toEqual(
    expect.arrayContaining([
      [1, 0],
      [1, 3],
      [1, 4],
    ]),
  );
  // The shortest move that covers the place.
  state.go(state.places.find(({ column }) => column === 3)!.slide);
  expect(heard()).toEqual(['select none', 'move B right 1']);
  state.choose(piece('X'));
  expect(heard()).toEqual(['bump X 0,0', 'Target X cannot move']);
});

test('with one gap, an arrow key pushes the tile beside it; with Shift it goes from tile to tile', () => {
  const { state, heard } = boardOf('tiles', '1 2 3\n4 0 6\n7 5 8');
  expect(state.oneGap).toBe(true);
  state.key('ArrowRight', false, 0);
  expect(heard()).toEqual(['move 4 right', 'focus 4']);
  state.key('ArrowRight', false, 0);
  expect(heard()).toEqual(['Nothing can move right']);
  state.key('ArrowUp', true, 0);
  expect(heard()).toEqual(['focus 2']);
  // Pressed, a tile beside the gap goes into it: there is no other place for it.
  state.choose(3);
  expect(heard()).toEqual(['move 4 left']);
});

test('letters that name no piece are commands, as far as the page has named them', () => {
  const { state, heard } = boardOf('rush-hour', JAM);
  expect(state.key('u', false, 0)).toBe(false);
  state.commands = ['undo'];
  expect(state.key('u', false, 0)).toBe(true);
  expect(heard()).toEqual(['command undo']);
  // A piece of that name comes first.
  state.commands = ['hint'];
  state.key('d', false, 5000);
  expect(heard()).toEqual(['focus D']);
});

test('a picture takes no moves, and a selection ends with them', () => {
  const { state, heard } = boardOf('rush-hour', JAM);
  state.choose(state.scene.pieces.findIndex(({ label }) => label === 'B'));
  state.slides = undefined;
  expect([state.interactive, state.selection, state.places]).toEqual([false, undefined, []]);
  heard();
  state.key('ArrowDown', false, 0);
  expect(heard().some((each) => each.startsWith('move'))).toBe(false);
});
