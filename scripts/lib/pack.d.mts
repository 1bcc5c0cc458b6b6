export const publishedPackages: readonly string[];
export function packAll(destination: string, version?: string): Promise<string[]>;
