/** What of a search can be counted, and what a title calls it. */
export const COUNTS = { expanded: 'positions expanded', generated: 'positions generated', stored: 'positions stored' };
export type Count = keyof typeof COUNTS;
