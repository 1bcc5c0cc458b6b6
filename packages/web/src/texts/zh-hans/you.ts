import type { you as german } from '../de/you.js';

/** Texts of You, in simplified Chinese. */
export const you: Readonly<Record<keyof typeof german, string>> = {
  'Efficiency over the weeks': '每周效率',
  'The length of the shortest solution, divided by that of your game: 100 % is a game without a move too many.':
    '最短解的长度除以你的步数：100 % 表示没有多走一步。',
  'Week from': '周起始',
  '{n} {n:game|games}': '{n} 局',
  'Boards you have played': '玩过的棋盘',
  'Show more, {n} left': '显示更多，还有 {n} 个',
  'Imported: {n} new {n:game|games}.': '已导入：新增 {n} 局。',
  'Everything is deleted.': '已全部删除。',
  'On this device': '这台设备上',
  'Results, games and settings stay on this device and are sent nowhere.':
    '成绩、对局和设置只保存在这台设备上，不会发送到任何地方。',
  'The browser keeps them even when space runs short.': '即使空间不足，浏览器也会保留它们。',
  'A browser may delete them when space runs short: export them now and then.':
    '空间不足时浏览器可能会删除它们：请不时导出。',
  'This browser keeps nothing more: export them before the page is closed.':
    '此浏览器无法再保存数据：请在关闭页面前导出。',
  'Import …': '导入……',
  'Delete everything …': '全部删除……',
  'All results, games, packs and settings?': '所有成绩、对局、题包和设置？',
  'of the collection solved': '题库已解开',
  'of {n}': '共 {n}',
  'days in a row, a board of the day': '连续完成每日棋盘的天数',
  'beyond the collection': '题库之外',
  '{n} of a day': '其中每日棋盘 {n} 个',
  efficiency: '效率',
  'the shortest, by your moves': '最短步数 ÷ 你的步数',
  'Nothing is solved yet.': '还没有解开任何谜题。',
  'By family and level': '按类别和难度',
  All: '全部',
  '{n} {n:star|stars}': '{n} 星',
};
