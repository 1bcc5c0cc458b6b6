import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/tiles.js';
import { count, quoted, towards } from './words.js';

const BOARDS = { board: '棋盘', goal: '目标' } as const;
const LINES = { row: '行', column: '列' } as const;

export const tiles: SentencesOf<typeof english> = {
  'cell-count': ({ which, cells, width, height }) => `${BOARDS[which]}有 ${cells} 格，应为 ${width}×${height}`,
  'tile-out-of-range': ({ board, number, most }, tell) => `${tell(board)}里有 ${number}，而只能用 0 到 ${most}`,
  'tile-twice': ({ board, tile, missing }, tell) => {
    const second = tile === 0 ? '两个空格' : `两个 ${tile}`;
    return `${tell(board)}里有${second}，却没有${missing === 0 ? '空格' : ` ${missing}`}`;
  },
  'board-in-row': ({ which, row }) => `${BOARDS[which]}第 ${row} 行`,
  'board-of-size': ({ width, height }) => `${width}×${height} 的棋盘`,
  'not-a-tile': ({ text }) => `${quoted(text)}不是方块：应为整数，空格写 0、_ 或 .`,
  'too-many-numbers': ({ most }) => `数字超过了 ${count(most)} 个`,
  'number-count': ({ width, height, found }) =>
    `${width}×${height} 的棋盘需要 ${count(width * height)} 个数，这里有 ${count(found)} 个`,
  'numbers-in-row': ({ row, found, first }) => `第 ${row} 行有 ${count(found)} 个数，而第一行有 ${first} 个`,
  'numbers-not-square': ({ found, rows }) =>
    `${rows === 1 ? '一行里的 ' : ''}${count(found)} 个数排不成正方形：请在前面写行数和列数，或用 / 分行，或指定尺寸`,
  'not-a-goal': ({ goal, why }, tell) => `目标${quoted(goal)}不是 blank-last、blank-first，也不是棋盘：${tell(why)}`,
  'goal-size': ({ width, height, boardWidth, boardHeight }) =>
    `目标是 ${width}×${height} 格，棋盘却是 ${boardWidth}×${boardHeight} 格`,
  'tiles-have-no-target': () => '数字方块没有目标棋子',
  'not-a-direction': ({ direction }) => `方块的走法是 L、R、U 或 D，不是${quoted(direction)}`,
  'push-not-whole': ({ by }) => `不能推动 ${by} 个方块`,
  'push-too-long': ({ direction, by, most }) =>
    most === 0
      ? `那里没有方块可以${towards(direction)}推`
      : `那里只能${towards(direction)}推 ${count(most)} 个方块，不能推 ${by} 个`,
  'push-form': ({ text }) => `${quoted(text)}不是一步：应为 L、R、U 或 D，后面可以加数字`,
  'tile-blocked': ({ tile, direction }) => `方块 ${tile} 不能${towards(direction)}移动：那边不是空格`,
  'odd-inversions': ({ pairs }) =>
    `有 ${count(pairs)} 对方块顺序颠倒：这是奇数，而在宽度为奇数的棋盘上，任何一步都不能使它变成偶数（奇偶性）`,
  'odd-inversions-and-rows': ({ pairs, rows }) =>
    `有 ${count(pairs)} 对方块顺序颠倒，空格离它的位置 ${count(rows)} 行：两者之和是奇数，任何一步都不能使它变成偶数（奇偶性）`,
  'not-in-table': ({ positions }) => `已列出全部 ${count(positions)} 个有解的局面，其中没有这一个`,
  'tile-far-from-place': ({ tile, cells }) => `${tile} 离它的位置 ${count(cells)} 格`,
  'tile-in-place': ({ tile }) => `${tile} 已到位`,
  'linear-conflict': ({ line, number, tiles: wrong, aside, moves }) =>
    `第 ${number} ${LINES[line]}的 ${wrong.join('、')} 顺序颠倒：必须有 ${aside} 个让开，要多走 ${moves} 步`,
  'line-in-order': ({ line, number }) => `第 ${number} ${LINES[line]}不再有顺序颠倒的方块`,
  'tile-out-of-place': ({ tile }) => `${tile} 不在它的位置`,
  'lines-to-push': ({ line, cells, lines }) =>
    `各方块离所属的${LINES[line]}共 ${count(cells)} 格：至少 ${count(lines)} 推`,
  'tiles-to-lines': ({ line, moves }) => `把所有方块移到所属的${LINES[line]}，至少要 ${count(moves)} 步`,
  'pattern-share': ({ tiles: group, moves }) => `${group.join('、')} 组成的模式至少要 ${count(moves)} 步`,
  'labels-to-place': ({ slides }) => `把每种标记移到它的格子，至少要 ${count(slides)} 推`,
  'tile-not-one-cell': ({ tile }) => `方块${quoted(tile)}必须正好占一格`,
  'tile-outside': ({ tile, width, height }) => `方块${quoted(tile)}在 ${width}×${height} 的棋盘之外`,
  'tile-number': ({ tile, most }) => `${quoted(tile)}不是方块的编号：应为 1 到 ${most}`,
  'tile-on-tile': ({ tile }) => `方块${quoted(tile)}压在另一个方块上`,
  'table-too-large': ({ width, height, most }) =>
    `${width}×${height} 的棋盘局面太多，做不成完整的表：“complete-table”最多 ${most} 格`,
  'patterns-too-large': ({ kind, width, height }) =>
    `对 ${width}×${height} 的棋盘来说，${quoted(kind)}的模式数据库太大`,
  'no-labels': ({ heuristic }) => `${quoted(heuristic)}只用于空格归位于角上的 3×3 和 4×4 盘面`,
  'single-tiles-only': ({ algorithm, metric }) => `${quoted(algorithm)}只能用于 ${metric}`,
  'too-far-to-prove': ({ algorithm, most }) => `${quoted(algorithm)}永远不会结束：方块离目标超过 ${most} 步`,
};
