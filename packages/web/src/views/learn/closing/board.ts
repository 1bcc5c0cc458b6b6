/** The board on which closing too early shows, as it stands in the collection. */
export const BOARD_ID = 'rush-hour:usc:....d./hh..d./..aad./ii.gg./.bbc../ff.cee';
/** Consistent, and strong enough to lead the search astray. */
export const HEURISTIC = 'indirect';
