/** The width of a cell, in units of the drawing. */
export const CELL = 64;
