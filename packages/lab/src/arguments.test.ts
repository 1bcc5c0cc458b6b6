import { describeArguments } from '../../core/src/testing/arguments/describe-arguments.js';
import type { Parameter } from '../../core/src/testing/arguments/parameter.js';
import { LEFT_OUT, number, text } from '../../core/src/testing/arguments/parameter.js';
import { instances } from './testing/arguments/instances.js';
import { makingTable } from './testing/arguments/tables/making.js';
import { studyTable } from './testing/arguments/tables/study.js';
import { supplyTable } from './testing/arguments/tables/supply.js';

const table: Record<string, readonly Parameter[]> = {
  ...makingTable,
  ...studyTable,
  ...supplyTable,
  'collection hasNamePart': [
    { good: { name: 'bricks/klotski' }, bad: [...LEFT_OUT, null, {}, { name: 'x', chinese: [7] }] },
    text('klotski'),
  ],
  'collection isCalled': [
    { good: { name: 'bricks/klotski', title: 'Klotski' }, bad: [...LEFT_OUT, null, 7] },
    text('klotski'),
  ],
  'collection levelOfScore': [number(12.5)],
};

await describeArguments({
  home: new URL('../', import.meta.url),
  table,
  trusting: ['./messages', './messages/de', './messages/zh-hans'],
  instances,
});
