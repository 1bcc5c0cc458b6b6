import {
  aBoolean,
  aFunction,
  aList,
  aNumber,
  anObject,
  aTableCache,
  aText,
  objectWith,
  optional,
} from '@slidewise/core/checking';

// Checks of the parts of a search tree that callers pass.

/** The options of a tree; the weight is checked separately. */
export const someTreeOptions = objectWith({
  metric: optional(aText),
  algorithm: optional(aText),
  heuristic: optional(aText),
  memory: optional(aNumber),
  settings: optional(anObject),
  proveFirst: optional(aBoolean),
  tables: optional(aTableCache),
});

export const aRanking = objectWith({ gWeight: aNumber, hWeight: aNumber });

/** What `treeSearch` returns. */
export const aTreeSearch = objectWith({
  metric: aText,
  algorithm: aText,
  heuristic: optional(aText),
  ranking: aRanking,
  frontier: aText,
});

/** The readable part of a tree: a `SearchTree` or a `SearchReplay`. */
export const aTree = objectWith({ nodes: aList, position: aFunction, move: aFunction });
