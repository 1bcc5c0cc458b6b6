/** Maps of all positions that can be reached from one: counts, distances, structure; steppable, and exported for other programs. */
export { GraphLayout, type LayoutOptions } from '../analysis/layout/graph-layout.js';
export type { Points } from '../analysis/layout/points.js';
export { type GraphFormatId, graphFormats, writeGraph } from './export/write-graph.js';
export type { MapFacts, MapSymmetries } from './facts.js';
export { type FoldedMap, foldSymmetries } from './fold.js';
export { type MapLimits, type MapOptions, Mapping, type MapStage, mapPositions } from './mapping.js';
export type { MapLimit, MapParts, StateMap } from './state-map.js';
