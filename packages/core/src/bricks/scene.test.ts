import { describe } from 'vitest';
import type { Family } from '../contract/family.js';
import { unwrap } from '../result.js';
import { checkScenePage } from '../testing/contract/scene-page.js';
import { subjectOf } from '../testing/contract/subject.js';
import { bricks } from './index.js';

// On random boards every goal names its brick. Here any brick of the shape will do; on the first board, two bricks cover the place
// together, which is not enough.
const TEXTS = ['4 2\n2 1 0 0\n2 1 2 0\ngoal\n2 1 1 0', '3 3\n1 1 0 0\n1 1 0 2\ngoal\n1 1 2 0\n1 1 2 2'];

describe('the contract: goals for any brick of a shape', () => {
  const boards = TEXTS.map((text) => unwrap(bricks.parse(text)).position);
  checkScenePage(subjectOf(bricks as unknown as Family, boards));
});
