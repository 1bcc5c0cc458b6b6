import type { Space } from '../../contract/space.js';
import type { RushHourPosition } from '../position.js';
import type { Slide } from '../rules.js';
import { LineSpace } from './line-space.js';
import { WideSpace } from './wide-space.js';

export function createSpace(position: RushHourPosition, metric: string): Space<Slide, RushHourPosition> {
  return LineSpace.create(position, metric) ?? new WideSpace(position, metric);
}
