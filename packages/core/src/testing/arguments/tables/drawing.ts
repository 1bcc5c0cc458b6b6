import { scene } from '../given.js';
import { id, list, number, optional, options, type Parameter, thing } from '../parameter.js';

const motion = { start: scene, moves: [[[{ piece: 1, rows: 1, columns: 0 }]]] };
const cells = list(scene.pieces[0]!.cells);

const drawn = { plain: true, letters: false, scheme: 'rows', picture: 'a.png' };
const pieceOptions = options(drawn);

export const drawingTable: Record<string, readonly Parameter[]> = {
  'draw drawSvg': [thing(scene), options({ ...drawn, title: 'a', style: '', pieceClass: () => 'a' })],
  'draw drawBoard': [thing(scene), pieceOptions],
  'draw boardSize': [thing(scene)],
  'draw goalGroups': [thing(scene)],
  'draw labelPlace': [{ ...cells, bad: [...cells.bad, []] }],
  'draw tonesOf': [thing(scene), id('rows')],
  'draw lookOf': [thing(scene)],
  'draw shapeOf': [{ ...cells, bad: [...cells.bad, []] }],
  'draw drawTones': [optional(list([{ id: 'a', light: '#fff', body: '#fff', side: '#fff' }]))],
  'draw drawFloor': [thing(scene)],
  'draw drawPieces': [thing(scene), pieceOptions],
  'draw drawPiece': [thing(scene), { ...number(0), bad: [...number(0).bad, -1, 99, 0.5] }, pieceOptions],
  'draw hatching': [cells, number(48)],
  'draw outline': [cells, thing({ cell: 10, inset: 1, radius: 1 })],
  'draw keyFrames': [thing(motion), { ...number(1), bad: [...number(1).bad, 0, -1] }],
  'draw drawAnimatedSvg': [
    thing(motion, { ...motion, moves: [[[{ piece: 99, rows: 1, columns: 0 }]]] }),
    options({ title: 'a', secondsPerMove: 1 }),
  ],
  'draw layoutTree': [
    { ...list([[1], []]), bad: [...list([]).bad, [[1]], [[1], [1]], [['1'], []]] },
    { ...list([0]), bad: [...list([]).bad, [5], [0, 0]] },
  ],
};
