import type { days as german } from '../de/days.js';

/** Texts of the boards of the days, in simplified Chinese. */
export const days: Readonly<Record<keyof typeof german, string>> = {
  'There are no boards of this day': '这一天没有棋盘',
  'Boards are there from {day} on, up to today.': '从 {day} 到今天每天都有棋盘。',
  'The month before': '上个月',
  'The month after': '下个月',
  'Boards grow harder from Monday to Sunday. A ring marks a day on which a board of that day was solved.':
    '棋盘从周一到周日逐渐变难。圆环表示当天解开了当天的棋盘。',
};
