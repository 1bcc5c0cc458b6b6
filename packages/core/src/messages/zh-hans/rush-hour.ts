import type { SentencesOf } from '../catalogue.js';
import type * as english from '../en/rush-hour.js';
import { count, quoted, towards } from './words.js';

const named = (vehicle: string): string => `车辆${quoted(vehicle)}`;
/** A vehicle by its name, or a wall. */
const thing = (vehicle: string | null): string => (vehicle === null ? '墙' : named(vehicle));

export const rushHour: SentencesOf<typeof english> = {
  'goal-unknown': ({ goal }) => `目标${quoted(goal)}既不是“exit”也不是“clear”`,
  'outside-board': ({ vehicle, width, height }) => `${thing(vehicle)}超出了 ${width}×${height} 的棋盘`,
  overlap: ({ vehicle, other, row, column }) => `${thing(vehicle)}与${thing(other)}在第 ${row} 行第 ${column} 列重叠`,
  'vehicle-twice': ({ vehicle }) => `有两辆${named(vehicle)}`,
  'target-missing': ({ target }) => `没有目标车${quoted(target)}`,
  'target-vertical': ({ target }) => `目标车${quoted(target)}是竖放的；它必须横放`,
  'vehicle-name': ({ name, most }) => `${quoted(name)}不能作为车辆的名字：应为最多 ${most} 个字母或数字`,
  'vehicle-not-whole': ({ vehicle }) => `${named(vehicle)}的行、列和长度必须是整数`,
  'vehicle-too-short': ({ vehicle }) => `${named(vehicle)}的长度至少为 1`,
  'short-not-vertical': ({ vehicle }) => `${named(vehicle)}只占一格，必须竖放`,
  'names-mean-else': () => '它的车辆名字在那里另有含义',
  'name-too-long': ({ name }) => `名字${quoted(name)}在一格里写不下`,
  'line-not-one-word': () => '写成一行的棋盘必须是一个词，前后最多加一个数',
  'not-square': ({ cells }) => `一行里的 ${count(cells)} 格排不成正方形；请用“/”分行或指定尺寸`,
  'not-in-rows': ({ cells, width }) => `一行里的 ${count(cells)} 格排不成宽 ${width} 的行`,
  'too-many-cells': ({ cells }) => `${count(cells)} 格的棋盘太大`,
  'size-mismatch': ({ width, height, size }) => `棋盘是 ${width}×${height}，指定的尺寸却是 ${size}`,
  'not-a-cell': ({ character }) => `${quoted(character)}不能出现在棋盘上：应为字母、数字、“.”或“#”`,
  'no-vehicle': () => '棋盘上没有车辆',
  'vehicle-one-cell': ({ vehicle }) => `${named(vehicle)}只有一格；至少要两格`,
  'vehicle-apart': ({ vehicle }) => `${named(vehicle)}分成了两段；第二段从这里开始`,
  'vehicle-bent': ({ vehicle }) => `${named(vehicle)}在这里拐弯`,
  'csv-header': ({ line, expected }) => `第一行是${quoted(line)}；应为 ${expected}`,
  'csv-values': ({ values, columns, found }) => `应有 ${values} 个值（${columns}），实际有 ${found} 个`,
  'csv-orientation': ({ orientation }) => `方向${quoted(orientation)}不是 H 或 V`,
  'csv-number': ({ column, value }) => `${column} ${quoted(value)}不是 1 以上的整数`,
  'vehicle-missing': ({ vehicle }) => `没有${named(vehicle)}`,
  'slide-not-whole': ({ vehicle, by }) => `${named(vehicle)}不能移动 ${by}`,
  'vehicle-blocked': ({ vehicle, by, direction, free }) =>
    `${named(vehicle)}不能${towards(direction)}移动 ${by} 格：${free === 0 ? '没有空位' : `只有 ${free} 格空位`}`,
  'vehicle-across': ({ vehicle, horizontal, letter }) =>
    `${named(vehicle)}是${horizontal ? '横' : '竖'}放的，不能走 ${letter}`,
  'slide-without-vehicle': ({ text }) => `${quoted(text)}不是以车辆的名字开头`,
  'slide-form': ({ text, vehicle }) => `${quoted(text)}不是一步：应为车辆和移动的距离，例如“${vehicle} -2”`,
  'wall-in-front': ({ target }) => `目标车${quoted(target)}和出口之间有墙`,
  'vehicle-in-row': ({ vehicle, target }) =>
    `${named(vehicle)}与目标车${quoted(target)}同行，挡在它前面，而且永远不能离开这一行`,
  'column-too-short': ({ vehicle, target }) =>
    `${named(vehicle)}永远不能离开目标车${quoted(target)}所在的行：它那一列太短`,
  'stands-in-front': ({ vehicle, target }) => `${vehicle} 挡在 ${target} 前面`,
  'in-the-way': ({ vehicle, blocked }) => `${vehicle} 挡着 ${blocked}，而 ${blocked} 只能从那一边离开这一行`,
  'out-of-the-way': ({ vehicle, blocked }) => `${vehicle} 不再挡着 ${blocked}`,
  'nothing-in-front': ({ target }) => `${target} 前面没有车了：可以开到出口`,
  'target-at-exit': ({ target }) => `${target} 已到出口`,
  'drives-out': ({ vehicle }) => `${vehicle} 开到出口`,
  'vehicle-must-move': ({ vehicle }) => `${vehicle} 必须移动`,
  'others-must-move': ({ vehicle, vehicles }) => `无论 ${vehicle} 往哪边走，至少还有 ${vehicles} 辆必须移动`,
  'cells-to-edge': ({ vehicle, cells }) => `${vehicle} 离边缘 ${cells} 格`,
  'vehicle-in-the-way': ({ vehicle }) => `${vehicle} 挡路`,
  'no-target': () => '没有车辆是目标车',
  'two-targets': () => '只能有一辆目标车',
  'not-straight': ({ vehicle }) => `${named(vehicle)}的格子不在一条直线上`,
};
