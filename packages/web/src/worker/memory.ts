/** Bytes that a search may take: phones end pages that take much more. */
export const MEMORY = 512 * 2 ** 20;
