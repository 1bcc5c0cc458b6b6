import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/moves.js';
import { WAYS } from './words.js';

export const moves: SentencesOf<typeof english> = {
  slides: ({ piece, way, cells }) => `${piece} ${WAYS[way]} ${cells}`,
  'goes-along': ({ piece, path }) => `${piece} ${path.map((way) => WAYS[way]).join('')}`,
  'tiles-pushed': ({ tile, others, way }) => `${tile}${others === 0 ? '' : ` 等 ${others + 1} 块`} ${WAYS[way]}`,
  shifts: ({ piece, down, right }) => {
    const rows = down === 0 ? [] : [`${down < 0 ? WAYS.up : WAYS.down} ${Math.abs(down)}`];
    const columns = right === 0 ? [] : [`${right < 0 ? WAYS.left : WAYS.right} ${Math.abs(right)}`];
    return [piece, ...rows, ...columns].join(' ');
  },
  together: ({ moves: all }, tell) => all.map(tell).join('，'),
  'in-own-words': ({ words }) => words,
};
