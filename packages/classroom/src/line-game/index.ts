/** A game by lines: commands from a stream, prompt, undo, hint; any family. */
export { type GameEnd, type GameTexts, type LineGame, playLines } from './play-lines.js';
