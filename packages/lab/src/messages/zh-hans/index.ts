/** What the laboratory says, in simplified Chinese. */
import { amount, count } from '@slidewise/core/messages/zh-hans';
import type { Translation } from '../translation.js';

const FORMATS = { png: 'PNG', apng: '动态 PNG' } as const;
const WHICH = {
  all: '能到达的局面太多：总数和弯路不明',
  shortest: '最短解附近的局面太多：除一个解之外都不明',
} as const;

const noneLonger = (width: number, height: number, family: string, longest: number, unit: string): string =>
  `这样的 ${width}×${height} ${family}棋盘没有超过 ${amount(longest, unit)}的`;

const list = (words: readonly string[]): string => words.join('、');

/** What levels are called, by their ids. */
export const levels: Readonly<Record<string, string>> = {
  beginner: '入门',
  easy: '简单',
  medium: '中等',
  hard: '困难',
  expert: '专家',
  master: '大师',
  open: '最短解未知',
  unsolvable: '已证明无解',
};

/** The sentences of messages by their codes, for `translate`. */
export const sentences: Translation = {
  'makes-no-boards': ({ family }) => `${family}不能生成新题`,
  'unknown-level': ({ id, known }) => `没有难度“${id}”：应为 ${list(known)}`,
  'range-empty': ({ what, least, most }) => `${what}不可能至少 ${count(least)} 又最多 ${count(most)}`,
  'solved-already': ({ unit }) => `${amount(0, unit)}的棋盘已经解开：应为 1 或更多`,
  'length-not-made': ({ width, height, family, longest, unit, least }) =>
    `${noneLonger(width, height, family, longest, unit)}，所以生成不了 ${count(least)} 的`,
  'level-not-made': ({ width, height, family, longest, unit, level, least }) =>
    `${noneLonger(width, height, family, longest, unit)}，而难度“${level}”从 ${count(least)} 开始，所以生成不了`,
  'level-contradiction': ({ level, least, most, unit }) => {
    const lengths = most === null ? `${amount(least, unit)}或更多` : `${count(least)} 到 ${amount(most, unit)}`;
    return `难度“${level}”的棋盘要 ${lengths}，与要求不符`;
  },
  'level-not-proved': ({ level, known }) => `生成的棋盘都有经证明的最短解，所以不会是“${level}”：应为 ${list(known)}`,
  'request-form': ({ text }) => `“${text}”不是题目：应为 类型-宽x高-步数-种子`,
  'not-shuffled': ({ family }) => `${family}的棋盘不能打乱`,
  'no-board-made': ({ width, height, moves, unit }) => `没能生成 ${amount(moves, unit)}的 ${width}×${height} 棋盘`,
  'making-cancelled': () => '已取消生成',
  'no-daily-boards': ({ family }) => `${family}没有每日一题`,
  'boards-not-loaded': ({ error }) => `无法加载棋盘：${error}`,
  'not-proved-shortest': () => '还没有证明这个解最短',
  'not-proved': () => '还没有得到证明',
  'optimum-not-known': ({ metric, why }, tell) => `以 ${metric} 计的最短解未知：${tell(why)}`,
  'no-memory-for-positions': ({ which }) => `内存不够：${WHICH[which]}`,
  'too-many-positions': ({ most, which }) => `超过 ${count(most)} 个局面：${WHICH[which]}`,
  'too-many-shortest': ({ most }) => `最短解经过超过 ${count(most)} 个局面：棋子的作用不明`,
  'too-many-to-see': () => '这个棋盘可走的步太多：玩家觉得有多难不明',
  'too-many-detours': () => '弯路太多：代价不明',
  'legal-moves-of-one': () => '合法走法按一个最短解沿途计算',
  'removals-not-known': () => '哪些可以去掉不明：去掉一部分的棋盘没能在限制之内解开',
  'rest-not-known': ({ why, activity }, tell) => `${tell(activity)}时${tell(why)}：其余不明`,
  solving: () => '正在求解',
  'solving-in': ({ metric }) => `正在以 ${metric} 求解`,
  'following-shortest': () => '正在追踪最短解',
  'following-one': () => '正在追踪一个最短解',
  'evaluating-beside': () => '正在评估最短解旁的走法',
  'looking-for-detours': () => '正在寻找弯路',
  'taking-pieces-away': () => '正在试着去掉棋子',
  'makes-no-tree': ({ algorithm, known }) => `“${algorithm}”不生成搜索树：应为 ${list(known)}`,
  'picture-too-wide': ({ format, most }) => `${FORMATS[format]} 最宽 ${most} 像素`,
  'picture-too-high': ({ format, most }) => `这个宽度的 ${FORMATS[format]} 会高于 ${most} 像素`,
  'game-too-long-to-review': ({ most, moves }) => `最多能复盘 ${count(most)} 步的对局，这一局有 ${count(moves)} 步`,
  'none-reached-solved': () => '能到达的局面中没有解',
  'exploring-positions': () => '正在探索局面',
  'looking-up-distances': () => '正在查询距离',
  'solving-position': ({ position, last }) => `正在求解第 ${position} 个局面，共 ${last} 个`,
  'comparing-moves': ({ position, last }) => `正在比较第 ${position} 个局面的走法，共 ${last} 个`,
  'no-moves': () => '一步也没有走。',
  'no-solution': () => '这个棋盘无解，所以走法没有好坏之分。',
  'nothing-lost': () => '每一步都在最短的路上。',
  'nothing-known': () => '没有发现吃亏的一步，但有几步无法检验。',
  'turning-point': ({ number, move, lost, unit, better, possible }, tell) =>
    `第 ${number} 步是转折点：${tell(move)} 亏了 ${amount(lost, unit)}${better === null ? '' : `；走 ${tell(better)} 仍只要 ${possible}`}。`,
  'turning-point-of-known': ({ number, move, lost, unit, better, possible }, tell) =>
    `在能检验的各步中，第 ${number} 步亏得最多：${tell(move)} 亏了 ${amount(lost, unit)}${better === null ? '' : `；走 ${tell(better)} 仍只要 ${possible}`}。`,
};
