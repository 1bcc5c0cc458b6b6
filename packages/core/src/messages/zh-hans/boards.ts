import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/boards.js';
import { count, quoted } from './words.js';

export const boards: SentencesOf<typeof english> = {
  'size-not-whole': ({ size }) => `棋盘尺寸 ${size} 不是整数`,
  'board-too-small': ({ width, height, least }) => `${width}×${height} 的棋盘太小：至少需要 ${least}×${least} 格`,
  'board-too-large': ({ width, height, most }) => `${width}×${height} 的棋盘太大：最多 ${count(most)} 格`,
  'size-form': ({ size, example }) => `尺寸${quoted(size)}的写法不对，应类似 ${example}`,
  'board-empty': () => '棋盘是空的',
  'board-too-long': ({ most }) => `棋盘的文本最多 ${count(most)} 个字符，这里超出了`,
  'too-many-lines': ({ most }) => `棋盘最多 ${count(most)} 行，这里超出了`,
  'line-too-long': () => '这一行太长，不可能是棋盘',
  'row-length': ({ cells, first }) => `这一行有 ${count(cells)} 格，而第一行有 ${first} 格`,
  'cannot-write': ({ format, why }, tell) => `这个棋盘无法写成 ${format} 格式：${tell(why)}`,
  'move-number': ({ move, why }, tell) => `第 ${move} 步：${tell(why)}`,
};
