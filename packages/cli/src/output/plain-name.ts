/** A text as part of the name of a file, on any system; empty if nothing of it can be. */
export function plainName(text: string): string {
  return text
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
}
