import { describeArguments } from '../testing/arguments/describe-arguments.js';
import { instances } from '../testing/arguments/instances.js';
import { table } from '../testing/arguments/table.js';

// `checking` is what others check with, `internals` is for hot loops, and what `messages` take is checked by their types.
const trusting = ['./checking', './internals', './messages', './messages/de', './messages/zh-hans'];

await describeArguments({ home: new URL('../../', import.meta.url), table, instances, trusting });
