import { unwrap } from '../../../result.js';
import { rushHour } from '../../../rush-hour/index.js';
import { at, board, family, newSession } from '../given.js';
import { fn, LEFT_OUT, OTHERS, optional, options, type Parameter, text, thing } from '../parameter.js';
import { someFamilies } from './session.js';

const grid = unwrap(rushHour.print(board, 'sfu'));
const reading = unwrap(rushHour.parse(grid));
const boardOptions: Parameter = {
  good: { family: 'rush-hour', read: { goal: 'exit' } },
  bad: [...OTHERS, 7, 'options', {}, { read: null }, { read: { goal: 7 } }, { read: {}, family: 'chess' }],
};
const splitOptions: Parameter = {
  good: { ...(boardOptions.good as object), byLine: true, puzzleNamed: () => undefined },
  bad: [...boardOptions.bad, { read: {}, byLine: 'yes' }, { read: {}, puzzleNamed: 'jam' }],
};
const bytes: Parameter = { good: Uint8Array.of(65), bad: [...LEFT_OUT, ...OTHERS, 7, 'bytes', [65]] };
const read: Parameter = thing(reading, { ...reading, format: 'chess' }, { ...reading, position: {} });

const style = options({ metric: 'moves' });

export const readingTable: Record<string, readonly Parameter[]> = {
  'reading readAddress': [text('#/play')],
  'reading writeAddress': [{ good: { view: 'play' }, bad: [...LEFT_OUT, ...OTHERS, 7, {}, { view: 7 }] }],
  'reading mayBeBoards': [text('AA.'), { good: true, bad: [...LEFT_OUT, null, 7, 'yes'] }],
  'reading isMeantAsBoard': [text('AA.\n..B')],
  'reading Decoder': [],
  'reading Decoder#decode': [bytes],
  'reading Decoder#end': [],
  'reading damageIn': [text('AA.')],
  'reading encodingOf': [bytes],
  'reading mayHoldBoards': [text('jam.txt')],
  'reading mayHoldMoves': [text('jam.sol')],
  'reading byNumber': [],
  'reading readAmong': [text('1 2 3 0'), someFamilies, optional(text('tiles'))],
  'reading guessFamily': [text('1 2 3'), options({ goal: 'exit' })],
  'reading gameOfLink': [text('#/play?board=tiles:rows:1_2/3_0'), optional(fn(() => undefined))],
  'reading namesInLinks': [text('#/play/rush-hour/jam-12')],
  'reading playMoves': [family, at, optional(text('BD1')), optional(text('1'))],
  'reading packMove': [text('X left,down')],
  'reading MoveTextReader': [family, text('BD1, CL2'), { good: undefined, bad: [7, {}, null, 'tile'] }],
  'reading MoveTextReader#next': [at],
  'reading readPlayedGame': [text(newSession().save()), splitOptions, optional(text('moves'))],
  'reading playMovesOn': [thing({ family: rushHour, reading }), text('BD1'), optional(text('moves'))],
  'reading readBoard': [
    { good: { line: 1, text: grid }, bad: [...LEFT_OUT, ...OTHERS, 7, grid, {}, { line: 0 }, { line: 1, text: 7 }] },
    boardOptions,
  ],
  'reading boardAndMoves': [text('1 2 3/4 5 6/7 0 8\tL')],
  'reading replaying': [family, read, text('BD1'), style],
  'reading replayText': [family, read, text('BD1'), style],
  'reading movesIn': [text('BD1')],
  'reading savedGameIn': [text(newSession().save())],
  'reading saysItself': [text('tiles:rows:0')],
  'reading splitBoards': [text(grid), splitOptions],
  'reading TextSplitter': [splitOptions],
  'reading TextSplitter#push': [text(grid)],
  'reading TextSplitter#end': [optional(thing({ code: 'cut-off', values: {}, message: 'the connection is lost' }))],
};
