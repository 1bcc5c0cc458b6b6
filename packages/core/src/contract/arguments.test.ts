import { describeArguments } from '../testing/arguments/describe-arguments.js';
import { instances } from '../testing/arguments/instances.js';
import { table } from '../testing/arguments/table.js';

// `checking` is what others check with, and `internals` is for hot loops.
const trusting = ['./checking', './internals'];

await describeArguments({ home: new URL('../../', import.meta.url), table, instances, trusting });
