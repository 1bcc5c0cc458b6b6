/** So many boards on lines that are solved in no time; some cannot be read, and some cannot be solved. */
export function tinyBoards(count: number): string[];
