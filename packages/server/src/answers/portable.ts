/** Beside the formats of the families: a position as one portable line, which is read wherever boards are. */
export const PORTABLE = { id: 'id', summary: 'one portable line that every command takes' };
