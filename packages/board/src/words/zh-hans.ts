import { translate } from '@slidewise/core/messages';
import { sentences } from '@slidewise/core/messages/zh-hans';
import type { BoardWords } from '../state/board-words.js';

const DIRECTIONS = { left: '左', right: '右', up: '上', down: '下' };

const range = (unit: string, first: number, last: number): string =>
  first === last ? `第 ${first} ${unit}` : `第 ${first} 至 ${last} ${unit}`;

/** The words of a board in simplified Chinese. */
export const chinese: BoardWords = {
  piece: (label, isTarget) => `${isTarget ? '目标' : '棋子'} ${label}`,
  described({ piece, size, row, column, directions }) {
    const high = size === undefined ? '' : `，高 ${size.rows}，宽 ${size.columns}`;
    const freedom =
      directions.length === 0
        ? '不能移动'
        : `可以向${directions.map((direction) => DIRECTIONS[direction]).join('、')}移动`;
    return `${piece}${high}，第 ${row} 行，第 ${column} 列，${freedom}`;
  },
  cannotMove: (piece) => `${piece} 不能移动`,
  blockedThatWay: (piece) => `${piece} 在这个方向被挡住了`,
  nothingMoves: (direction) => `没有棋子可以向${DIRECTIONS[direction]}移动`,
  rows: (first, last) => range('行', first, last),
  columns: (first, last) => range('列', first, last),
  place: (rows, columns) => `${rows}，${columns}`,
  and: (places) => places.join('和'),
  goalOf: (label, place) => `${label} 到${place}`,
  board: (name = '棋盘', rows, columns) => `${name}：${rows} 行 ${columns} 列的棋盘`,
  help: '方向键移动棋子。按住 Shift 再按方向键可切换棋子，输入棋子的字母可选中它。按 Enter 显示它能到的位置；只有一个位置时直接移动。',
  gapHelp:
    '方向键把空格旁边的棋子推进空格。按住 Shift 再按方向键可切换棋子，输入字母或数字可选中棋子，按 Enter 把它推向空格。',
  tell: (said) => translate(said, sentences),
};
