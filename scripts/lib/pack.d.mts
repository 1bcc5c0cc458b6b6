export const publishedPackages: readonly string[];
export function packAll(destination: string): Promise<string[]>;
