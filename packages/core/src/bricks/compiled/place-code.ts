import { and, type Code, constant, load, multiply, or, shiftLeft, shiftRight } from '../../wasm/code.js';

// A place is class × 32 + cell, as in all tables; an edge is the place that a brick leaves × 32 + the cell that it goes to.

export const placeBefore = (edge: Code): Code => shiftRight(edge, constant(5));

export const placeAfter = (edge: Code): Code => or(and(placeBefore(edge), constant(~31)), and(edge, constant(31)));

/** The entry of a table for a place, or for a cell if the table is that of one class. */
export const wordFor = (table: number, place: Code): Code => load(shiftLeft(place, constant(2)), table);

/** The offset of the entry for a place in a table of keys. */
export const keyOffset = (keyBytes: number, place: Code): Code => multiply(place, constant(keyBytes));
