export function slug(heading: string): string;
export function linksIn(text: string): string[];
export function withLinks(text: string, change: (target: string) => string | undefined): string;
export function anchorsIn(text: string): string[];
