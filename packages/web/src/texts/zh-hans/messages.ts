import type { SentencesOf } from '@slidewise/core/messages';
import { amount, count } from '@slidewise/core/messages/zh-hans';
import type * as english from '../../messages.js';

/** Messages of the app, in simplified Chinese. */
export const messages: SentencesOf<typeof english> = {
  'challenge-form': () => '地址中的挑战无法读取：应为步数和秒数，例如 beat=12,75。',
  'no-puzzle-named': () => '地址没有指明谜题。',
  'puzzle-missing': ({ name }) => `题库中没有谜题“${name}”。`,
  'family-missing': ({ family }) => `没有“${family}”这一类。`,
  'help-in-address': ({ help, known }) => `地址中的帮助为“${help}”：应为 ${known.join('、')}。`,
  'board-in-address': ({ why }, tell) => `地址中的棋盘无法读取：${tell(why)}。`,
  'moves-in-address': ({ why }, tell) => `地址中的走法无法读取：${tell(why)}。`,
  'metric-in-address': ({ metric, known }) => `地址要求的计数方式为“${metric}”：应为 ${known.join('、')}。`,
  'mode-in-address': ({ mode, known }) => `地址要求“${mode}”：应为 ${known.join('、')}。`,
  'step-in-address': ({ step }) => `地址要求第“${step}”步：应为整数。`,
  'search-in-address': ({ search, why }, tell) => `地址中的搜索“${search}”无法运行：${tell(why)}。`,
  'no-editor-page': ({ name }) => `编辑器没有页面“${name}”。`,
  'lesson-missing': ({ name }) => `没有课程“${name}”。`,
  'supply-of-family': ({ family }) => `没有“${family}”这一类`,
  'names-no-puzzle': ({ name }) => `“${name}”不是谜题的名称`,
  'rating-cancelled': () => '评级已取消',
  'export-not-json': () => '这个文件不是 Slidewise 的导出：它不是 JSON',
  'no-export': () => '这个文件不是 Slidewise 的导出',
  'export-too-new': () => '这个文件来自更新版本的 Slidewise：请先更新应用',
  'move-not-played': ({ number, move }) => `第 ${number} 步“${move}”无法走`,
  'not-drawn-here': ({ family }) => `${family} 的棋盘不能在这里绘制`,
  'too-large-to-draw': ({ size, most }) => `${size} 的棋盘太大，不能在这里绘制：最多 ${most} 格`,
  'size-too-large-to-draw': ({ size }) => `${size} 的棋盘太大，不能在这里绘制`,
  'not-made-here': ({ family }) => `${family} 的新棋盘不能在这里生成`,
  'no-format-for-board': () => '没有记法能表示这个棋盘',
  'constraints-not-whole': () => '应为从 0 起的整数',
  'moves-backwards': ({ least, most }) => `从 ${count(least)} 到 ${amount(most, 'move')}：较小的数应在前`,
  'no-board-like-this': ({ everythingTried, nearest }) => {
    const tried = everythingTried ? '，已经全部试过' : '';
    return `无法生成这样的棋盘${tried}${nearest === null ? '' : `；最接近的需要 ${nearest}`}`;
  },
  'preparing-search': ({ percent }) => `正在准备搜索，${percent} %`,
  'nothing-to-print': () => '地址没有指明要打印的棋盘。',
  'no-board-to-print': ({ item }) => `题库中没有谜题“${item}”，它也不是棋盘编号。`,
  'no-film-without-solution': () => '已证明这个棋盘无解',
  'no-film-of-solved': () => '这个棋盘已经解开',
  'no-film-in-time': () => '半分钟内没有找到解法',
  'file-not-made': ({ error }) => `无法生成文件：${error}`,
};
