import { and, type Code, constant, load, multiply, or, shiftLeft, shiftRight } from '../../wasm/code.js';

// A place is class × 32 + cell, as in all tables; an edge is the place that a brick leaves × 32 + the cell that it goes to.

export const placeBefore = (edge: Code): Code => shiftRight(edge, constant(5));

export const placeAfter = (edge: Code): Code => or(and(placeBefore(edge), constant(~31)), and(edge, constant(31)));

/** The word that a table has for a place, or for a cell if it is a class's part of the table. */
export const wordFor = (table: number, place: Code): Code => load(shiftLeft(place, constant(2)), table);

/** How far from the start of a table of keys the one for a place stands. */
export const keyOffset = (keyBytes: number, place: Code): Code => multiply(place, constant(keyBytes));
