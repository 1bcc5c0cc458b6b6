import type { GameNames } from '../translation.js';

/** Names of what players meet, in simplified Chinese. */
export const gameNames: GameNames = {
  families: {
    'rush-hour': { title: '汽车华容道' },
    tiles: { title: '数字华容道' },
    bricks: { title: '华容道' },
  },
  metrics: {
    'rush-hour/moves': { title: '步数', summary: '一次滑动不论多远都算 1 步' },
    'rush-hour/steps': { title: '格数', summary: '车辆每滑过一格算 1' },
    'tiles/stm': { title: '步数', summary: '每移动一个方块算 1 步' },
    'tiles/mtm': { title: '推数', summary: '一次推动一排方块算 1' },
    'bricks/moves': { title: '步数', summary: '一个棋子不论怎样连续移动都算 1 步' },
    'bricks/slides': { title: '推数', summary: '一个棋子沿直线移动算 1' },
    'bricks/steps': { title: '格数', summary: '棋子每移动一格算 1' },
  },
  goals: {
    'rush-hour/exit': { title: '到达出口', summary: '目标车到达右边缘' },
    'rush-hour/clear': { title: '让出去路', summary: '目标车与右边缘之间没有阻挡' },
    'tiles/blank-last': { title: '空格在末', summary: '1 2 3 … 依次排列，空格在最后一格' },
    'tiles/blank-first': { title: '空格在首', summary: '空格在第一格，然后是 1 2 3 …' },
    'tiles/BOARD': { title: '其他棋盘', summary: '任何同尺寸的棋盘，例如“1 2 3/8 0 4/7 6 5”' },
    'bricks/ROW COLUMN': {
      title: '左上角的位置',
      summary: '主棋子左上角应到的位置，从 0 数起；前面加 B 则指棋子 B',
    },
    'bricks/B on ROW COLUMN': {
      title: '要占的格子',
      summary: '棋子 B 必须占的格子，用逗号分隔；分号之后是另一个目标',
    },
  },
};
