import type { print as german } from '../de/print.js';

/** Texts of Print, in simplified Chinese. */
export const print: Readonly<Record<keyof typeof german, string>> = {
  'There is nothing to print': '没有可打印的内容',
  'Sliding puzzles': '滑块谜题',
  'The PDF is saved': 'PDF 已保存',
  Title: '标题',
  'Boards a page': '每页棋盘数',
  Paper: '纸张',
  Letter: 'Letter 信纸',
  Solutions: '解法',
  'Less ink': '省墨',
  'Solving {n} of {all} …': '正在求解 {n}/{all}……',
  'One page.': '共一页。',
  '{n} pages.': '共 {n} 页。',
  'The codes open the boards at this address.': '二维码会在此地址打开棋盘。',
  'No solution exists: proved.': '已证明无解。',
  'No solution was found in ten seconds.': '十秒内未找到解法。',
};
