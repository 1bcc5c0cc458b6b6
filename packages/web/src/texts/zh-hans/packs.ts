import type { packs as german } from '../de/packs.js';

/** Texts of packs, in simplified Chinese. */
export const packs: Readonly<Record<keyof typeof german, string>> = {
  'There is no text yet.': '还没有文字。',
  'Board {n}': '棋盘 {n}',
  'This device has no room for so many boards.': '这台设备放不下这么多棋盘。',
  '{name} is added': '已添加 {name}',
  'Add boards': '添加棋盘',
  'Boards in any notation, as many as you like; or ids, one on each line. A comment above a board is its title.':
    '任意记法的棋盘，数量不限；也可以每行一个编号。棋盘上方的注释作为它的标题。',
  'Title of the pack': '题包标题',
  Boards: '棋盘',
  '{n} {n:board|boards}, and more that a pack has no room for.': '{n} 个棋盘，其余超出题包容量。',
  '{n} {n:board|boards}.': '{n} 个棋盘。',
  '{n} {n:other|others} cannot be read:': '另有 {n} 个无法读取：',
  'Line {line}: {why}': '第 {line} 行：{why}',
  Add: '添加',
  'Your packs': '我的题包',
  'Paste boards or open a file of them: they become a row of your own, rated and playable.':
    '粘贴棋盘或打开文件：它们会成为你自己的一排谜题，带评级、可直接玩。',
  'rating, {n} to go': '正在评级，还剩 {n} 个',
  '{n} to rate': '{n} 个待评级',
  Rename: '重命名',
};
