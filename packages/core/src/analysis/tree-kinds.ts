import { aFunction, aList, aNumber, aText, objectWith, optional } from '../check.js';
import { aShelf } from '../contract/family-kinds.js';

// What the things of a search tree must be like where they come from outside.

/** The options of a tree; its weight has a check of its own. */
export const someTreeOptions = objectWith({
  metric: optional(aText),
  algorithm: optional(aText),
  heuristic: optional(aText),
  memory: optional(aNumber),
  tables: optional(aShelf),
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

/** A tree to look at, whoever keeps it. */
export const aTree = objectWith({ nodes: aList, position: aFunction, move: aFunction });
