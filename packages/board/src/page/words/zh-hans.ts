import { chinese } from '../../words/zh-hans.js';
import type { PageWords } from '../page-words.js';

const page: PageWords = {
  buttons: {
    undo: '撤销',
    redo: '重做',
    restart: '重新开始',
    hint: '提示',
    first: '到开头',
    back: '后退',
    play: '播放',
    pause: '暂停',
    forward: '前进',
    last: '到结尾',
    step: '再扩展一个节点',
  },
  controls: '棋盘控制',
  thinking: '正在思考……',
  soFar: (length) => `目前：${length}`,
  solved: (length) => `已解，共 ${length}。`,
  next: (move) => `下一步：${move}`,
  shortest: (length) => `最短为 ${length}，请解开。`,
  unknown: '最短长度未知。',
  right: (left) => `正确：还剩 ${left}。`,
  wrong: (lost, left) => `多走了 ${lost}：还剩 ${left}。`,
  best: (length) => `已解，共 ${length}，这是最短的。`,
  longer: (length, optimum) => `已解，共 ${length}；最短只需 ${optimum}。`,
  place: (at, count, move) => `第 ${at} 步，共 ${count} 步${move === undefined ? '' : `：${move}`}`,
  tree: (algorithm, expanded, nodes, over) =>
    `${algorithm}：已扩展 ${expanded}，共 ${nodes} 个节点${over ? '。搜索已结束。' : ''}`,
};

export const words = { board: chinese, page };
