import type { Failure, Host, OneBoard } from './host.js';

/**
 * The board of tiles behind a path, a name or an id, by default on standard input. The courses' programs read one number after another and ignore line ends; so as
 * many numbers as a square has are a square, however they are laid out.
 */
export async function readSquare(host: Host, path = '-'): Promise<OneBoard | Failure> {
  const found = await host.readBoard(path, [(text) => ({ family: 'tiles', ...squareOf(text) }), () => ({})]);
  if ('error' in found || found.family.id === 'tiles') return found;
  return { error: `${found.label}: this is a board of ${found.family.title}` };
}

/** The size of the square that the numbers of a text fill; none where another number of them is there, or a size stands in front. */
function squareOf(text: string): { readonly size?: string } {
  const numbers = text.replace(/#.*/g, '').match(/[^\s,/[\](){}\uFEFF]+/g) ?? [];
  const side = Math.sqrt(numbers.length);
  return Number.isInteger(side) && side > 0 ? { size: `${side}x${side}` } : {};
}
