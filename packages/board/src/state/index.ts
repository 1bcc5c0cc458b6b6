/** A board without a page: what pointers and keys do, and the words for screen readers. */
export { ARROWS, type BoardListener, BoardState } from './board-state.js';
export { type BoardWords, type Direction, english as englishWords } from './board-words.js';
export { Drag, type DragPorts } from './drag.js';
export { OwnGame } from './own-game.js';
export { emptyPlaces, type Place } from './places.js';
export { type Offset, Reach, shiftOf } from './reach.js';
export { directionsOf, goalWords, nameOf, neighbourOf, pieceWords, reservedWords } from './words.js';
