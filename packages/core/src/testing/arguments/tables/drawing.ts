import { motionOf } from '../../../analysis/motion.js';
import { rushHour } from '../../../rush-hour/index.js';
import { board, scene } from '../given.js';
import { list, number, options, type Parameter, thing } from '../parameter.js';

const motion = motionOf(rushHour, board, [{ vehicle: 'B', by: 1 }]);
const cells = list(scene.pieces[0]!.cells);

export const drawingTable: Record<string, readonly Parameter[]> = {
  'draw drawSvg': [thing(scene), options({ title: 'a', style: '', pieceClass: () => 'a' })],
  'draw goalGroups': [thing(scene)],
  'draw labelPlace': [{ ...cells, bad: [...cells.bad, []] }],
  'draw toneOf': [thing(scene.pieces[0]!)],
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
