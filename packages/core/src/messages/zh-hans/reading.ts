import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/reading.js';
import { count, quoted } from './words.js';

export const reading: SentencesOf<typeof english> = {
  'no-board-in-text': () => '里面没有棋盘',
  'several-boards': () => '这不止一个棋盘',
  'part-too-long': () => '从这里开始的内容太长，不可能是棋盘',
  'complete-in-itself': ({ option }) => `它本身已经完整，请去掉另外给出的 ${option}`,
  'not-of-family': ({ family, wanted }) => `这是 ${family} 的棋盘，不是 ${wanted} 的`,
  'zero-byte': () => '这不是文本：有值为零的字节',
  'not-encoded': ({ encoding }) => `这不是文本：不是有效的 ${encoding}`,
  'json-without-board': () => '这个 JSON 对象里没有棋盘：应有“text”“id”或“board”',
  'json-with-file-name': () => '这个 JSON 对象没有“text”，它的“board”是文件名',
  'not-json': ({ error }) => `这不是 JSON 对象：${error}`,
  'not-a-json-object': () => '这不是 JSON 对象',
  'drawing-not-closed': () => '这幅图没有下边框',
  'drawing-row': () => '图的每一行都要写在 │ 和 │ 之间',
  'drawing-not-read': ({ family }) => `无法读取 ${family} 的图`,
  'drawing-hides-goal': () => '棋子可能遮住了图中的目标：请给出目标，或图下方的几行',
  'drawing-no-board': () => '图中的棋盘不能玩',
  'drawing-other-id': () => '这幅图和它下方的编号不是同一个棋盘',
  'link-to-no-board': () => '这个链接不指向棋盘',
  'unknown-puzzle': ({ name }) => `题库里没有${quoted(name)}`,
  'address-move': ({ move, why }, tell) => `地址中的第 ${move} 步走不了：${tell(why)}`,
  'address-place': ({ at, moves }) => `地址说已走 ${at} 步，实际有 ${moves} 步`,
  'no-moves-in-text': () => '里面没有走法；请写在后面，或写在文件里',
  'too-many-moves-to-play': ({ most }) => `最多能走 ${count(most)} 步`,
  'move-of-text': ({ number, move, why }, tell) => `第 ${number} 步${quoted(move)}不合规则：${tell(why)}`,
};
