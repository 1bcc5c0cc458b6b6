/** What a text is: ids, links, JSON lines, saved games, lists, drawings and boards in every notation, for every entrance; and moves in free text. */
export { type Address, readAddress, writeAddress } from './address.js';
export { isMeantAsBoard, mayBeBoards } from './board-shape.js';
export type { BoardOptions, BoardRead, BoardText } from './board-text.js';
export { type Damage, Decoder, damageIn, encodingOf } from './decode.js';
export { byNumber, mayHoldBoards, mayHoldMoves } from './file-names.js';
export { readAmong } from './guess-among.js';
export { guessFamily } from './guess-family.js';
export {
  gameOfLink,
  type LinkedGame,
  type NamedPuzzle,
  namesInLinks,
  type PlayedMoves,
  type PuzzleNamed,
  packMove,
  playMoves,
} from './link.js';
export { type MoveRead, MoveTextReader } from './move-text.js';
export { boardAndMoves, type PlayedGame, playMovesOn, readPlayedGame } from './played-game.js';
export { readBoard } from './read-board.js';
export { type BadMove, type Replay, replaying, replayText } from './replay-text.js';
export { movesIn, savedGameIn } from './saved-game.js';
export { saysItself } from './text-kinds.js';
export { type BoardPart, type SplitOptions, splitBoards, TextSplitter } from './text-splitter.js';
