import type { SentencesOf } from '../catalogue.js';
import type * as names from '../en/names.js';
import type * as plainFamilies from '../en/plain-families.js';
import type * as english from '../en/solving.js';
import type { ENGLISH_ONLY } from '../translation.js';
import { count, list, orList, quoted } from './words.js';

type Sentences = Omit<SentencesOf<typeof english & typeof names & typeof plainFamilies>, (typeof ENGLISH_ONLY)[number]>;

const LIMITS = { time: '时间', memory: '内存', expansions: '扩展次数' };
const OPTIONS = { size: '尺寸', target: '目标' };

export const solving: Sentences = {
  'limit-hit': ({ limit }) => `达到了${LIMITS[limit]}上限`,
  'depth-limit-hit': () => '在深度上限之内没有通向解法的路',
  'search-stuck': () => '搜索卡住了；换一种算法也许能找到解法',
  cancelled: () => '已取消',
  'none-solved': ({ positions, mirrored }) => {
    const mirror = mirrored ? '（镜像只算一次）' : '';
    return positions === 1
      ? `能到达的局面${mirror}只有 1 个，已经看过，不是解`
      : `能到达的全部 ${count(positions)} 个局面${mirror}都已看过，没有一个是解`;
  },
  'every-path-followed': () => '所有不重复局面的路都已走过，没有一条通向解',
  'every-position-seen': ({ positions }) => `能到达的 ${count(positions)} 个局面都已看过，没有一个是解`,
  'every-solvable-listed': ({ positions }) => `有解的 ${count(positions)} 个局面都已列出，其中没有这一个`,
  'building-tables': ({ percent }) => `正在建表，${percent}%`,
  'building-patterns': ({ percent }) => `正在建模式数据库，${percent}%`,
  'waiting-for-patterns': () => '正在等待模式数据库',
  'uses-no-heuristic': ({ algorithm }) => `${quoted(algorithm)}不使用启发函数`,
  'heuristic-not-in-metric': ({ heuristic, metric }) => `启发函数${quoted(heuristic)}不适用于 ${metric}`,
  'heuristic-not-usable': ({ algorithm, heuristic, known }) =>
    `${quoted(algorithm)}不能使用启发函数${quoted(heuristic)}：应为 ${list(known)}`,
  'takes-no-weight': ({ algorithm }) => `${quoted(algorithm)}没有权重`,
  'weight-out-of-range': ({ weight }) => `权重应为 1 到 1000 的数，不能是 ${weight}`,
  'goals-not-listed': ({ algorithm, family }) =>
    `${quoted(algorithm)}需要列出所有解的局面，而 ${family} 没有这样的列表`,
  'unknown-algorithm': ({ id, known }) => `没有算法${quoted(id)}：应为 ${list(known)}`,
  'unknown-family': ({ id, known }) => `没有类型${quoted(id)}：应为 ${list(known)}`,
  'unknown-format': ({ id, known }) => `没有格式${quoted(id)}：应为 ${list(known)}`,
  'unknown-goal': ({ id, known }) => `没有目标${quoted(id)}：应为 ${list(known)}`,
  'unknown-heuristic': ({ id, known }) => `没有启发函数${quoted(id)}：应为 ${list(known)}`,
  'unknown-letters': ({ id, known }) => `没有字母记法${quoted(id)}：应为 ${list(known)}`,
  'unknown-metric': ({ id, known }) => `没有计步方式${quoted(id)}：应为 ${list(known)}`,
  'unknown-option': ({ id, known }) => `没有选项${quoted(id)}：应为 ${list(known)}`,
  'family-says': ({ sentence }) => sentence,
  'move-not-legal-here': ({ move }) => `${quoted(move)}在这里不能走`,
  'no-board-of-size': ({ size, known }) => `没有尺寸为 ${size} 的棋盘：应为 ${orList(known)}`,
  'no-legal-move': ({ text, known, more }) =>
    `${quoted(text)}在这里不能走：${known.length === 0 ? '这里无步可走' : `应为 ${list(known)}`}${more ? ' …' : ''}`,
  'option-left-out': ({ option }) => `文本里已写明${OPTIONS[option]}：请去掉这个选项`,
  'position-not-solved': () => '这个局面还没有解开',
  'position-solved': () => '这个局面已经解开',
  'not-on-goal': ({ piece }) => `${piece} 不在目标上`,
  'on-goal': ({ piece }) => `${piece} 已在目标上`,
};
