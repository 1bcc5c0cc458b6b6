import type { code as german } from '../de/code.js';

/** Texts of the page about boards outside of the app, in simplified Chinese. */
export const code: Readonly<Record<keyof typeof german, string>> = {
  'This board cannot be read': '无法读取这个棋盘',
  'Another board': '另一个棋盘',
  'This board on your page, in your program, or in a terminal. No account and no key are needed.':
    '把这个棋盘放到你的网页、程序或终端里。不需要账号，也不需要密钥。',
  'More in the manual': '手册中有更多内容',
  'The lines are copied': '代码已复制',
  'Copy: {what}': '复制：{what}',
  'On a web page': '在网页上',
  'One script of 24 kB, and one line for each board.': '一个 24 kB 的脚本，每个棋盘一行。',
  'In a frame': '在框架中',
  'For wikis, blogs and course platforms that take no script.': '适用于不接受脚本的维基、博客和课程平台。',
  'In your program': '在你的程序中',
  'A typed library without dependencies, for Node, Deno and browsers.':
    '没有依赖的类型化库，适用于 Node、Deno 和浏览器。',
  'In a terminal': '在终端中',
  'The same answers for files of any length, with a proof.': '对任意长度的文件给出同样的答案，并附证明。',
  'Over HTTP': '通过 HTTP',
  'For programs in any language, and for language models.': '适用于任何语言的程序，也适用于语言模型。',
};
