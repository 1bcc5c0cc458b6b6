import type { SentencesOf } from '../catalogue.js';
import type * as bricks from '../en/bricks-making.js';
import type * as rushHour from '../en/rush-hour-making.js';
import type { ENGLISH_ONLY } from '../translation.js';
import { count, orList, quoted } from './words.js';

type Sentences = Omit<SentencesOf<typeof bricks & typeof rushHour>, (typeof ENGLISH_ONLY)[number]>;

export const making: Sentences = {
  'shape-form': ({ shape }) => `${quoted(shape)}不是形状：应为矩形如 2x1，四个写作 4*2x1`,
  'brick-too-large': ({ shape, width, height }) => `${shape} 的棋子比 ${width}×${height} 的棋盘还大`,
  'master-needed': () => '没有主棋子就没有棋盘，所以至少要 1 个棋子',
  'too-many-shapes': ({ pieces, most }) => `这些形状有 ${count(pieces)} 个棋子，而最多要 ${most} 个`,
  'too-few-shapes': ({ pieces, least }) => `这些形状有 ${count(pieces)} 个棋子，而至少要 ${least} 个`,
  'bricks-leave-nothing-free': ({ width, height }) => `这么多棋子和墙，在 ${width}×${height} 的棋盘上不剩空格`,
  'lengths-too-short': ({ length }) => `不能生成长度为 ${length} 的车辆：长度应从 2 起`,
  'size-not-made': ({ most }) => `最多生成 ${most}×${most} 的棋盘：更大的局面太多`,
  'length-too-long': ({ length, width, height }) => `长度 ${length} 的车辆比 ${width}×${height} 的棋盘还长`,
  'target-too-long': ({ length, width, height }) => `长度 ${length} 的目标车在 ${width}×${height} 棋盘的一行里不能移动`,
  'goal-not-made': ({ goal, known }) => `不能生成目标为${quoted(goal)}的棋盘：应为 ${orList(known)}`,
  'target-needed': () => '没有目标车就没有棋盘，所以至少要 1 个棋子',
  'pieces-do-not-fit': ({ pieces, walls, width, height }) =>
    `${count(pieces)} 个棋子和 ${count(walls)} 面墙在 ${width}×${height} 的棋盘上放不下`,
};
