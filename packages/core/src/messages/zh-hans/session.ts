import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/session.js';
import { amount, count, list, quoted } from './words.js';

export const session: SentencesOf<typeof english> = {
  'id-too-long': ({ most }) => `局面编号最多 ${count(most)} 个字符，这里超出了`,
  'not-an-id': () => '这不是局面编号：应为 FAMILY:FORMAT:BOARD',
  'id-option': ({ option, known }) =>
    `编号中的${quoted(option)}没有意义：应为 ${list(known.map((each) => `${each}=…`))}`,
  'id-damaged': () => '编号中的棋盘已损坏：“%”后面应是字节的编码',
  'game-too-long': ({ most }) => `一局最多 ${count(most)} 个字符，这里超出了`,
  'not-a-game': () => '这不是保存的对局：应有表头如 [Family "…"]',
  'header-twice': ({ header }) => `表头${quoted(header)}出现了两次`,
  'no-board-header': () => '对局缺少作为开局的表头 [Board "…"]',
  'in-header': ({ header, why }, tell) => `表头${quoted(header)}：${tell(why)}`,
  'family-header': ({ said, family }) => `表头“Family”写的是${quoted(said)}，棋盘却属于 ${family}`,
  'header-value': ({ header, said, known }) => `表头${quoted(header)}写的是${quoted(said)}：应为 ${list(known)}`,
  'header-number': ({ header, said, most }) => `表头${quoted(header)}写的是${quoted(said)}：应为 0 到 ${most} 的整数`,
  'move-number-expected': ({ number }) => `这里应是第 ${number} 步，例如“${number}. …”`,
  'too-many-moves': ({ most }) => `一局最多 ${count(most)} 步，这里超出了`,
  'too-many-moves-of-board': ({ most }) => `这个棋盘上一局最多 ${count(most)} 步`,
  'move-of-game': ({ number, move, why }, tell) => `第 ${number} 步${quoted(move)}：${tell(why)}`,
  'no-solution-from-here': () => '从这里开始无解',
  'no-solution-found': () => '没有找到解法',
  'solver-failed': ({ error }) => error,
  'solves-the-board': () => '这一步就解开了。',
  'gets-done': ({ moves, done }, tell) => `${moves === 1 ? '走完后' : `${count(moves)} 步后`}，${tell(done)}。`,
  'leaves-less': ({ bound, before, unit }) => `走完后至少还要 ${amount(bound, unit)}，原来是 ${before}。`,
  'move-makes-way': ({ move, next, moves }, tell) =>
    `${tell(move)} 为${moves === 1 ? '' : ` ${count(moves)} 步后的 `}${tell(next)} 让路。`,
  'makes-way': ({ move, moves }, tell) => `它为 ${count(moves)} 步后的“${tell(move)}”让路。`,
};
