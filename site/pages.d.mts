export const boards: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
