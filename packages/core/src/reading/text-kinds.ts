import { assertArguments, aText } from '../check.js';
import { families } from '../families.js';

// What a text is, by how it starts. Boards in a notation begin in none of these ways.

/** Whether a text starts like the id of a position: by a family's name and a colon. */
export function looksLikeId(text: string): boolean {
  assertArguments(['text', text, aText]);
  return families.some(({ id }) => text.startsWith(`${id}:`));
}

/** Whether a text starts like a JSON object with something in it. */
export function looksLikeObject(text: string): boolean {
  assertArguments(['text', text, aText]);
  return /^\s*\{\s*"/.test(text);
}

/** Whether a text starts like a saved game: by a header. */
export function looksLikeGame(text: string): boolean {
  assertArguments(['text', text, aText]);
  return /^\s*\[[A-Z]\w* "/.test(text);
}

/** Whether a text is a link to the web app and nothing else, perhaps in brackets or quotes, as mail programs like it. */
export function looksLikeLink(text: string): boolean {
  assertArguments(['text', text, aText]);
  return linkIn(text) !== undefined;
}

/** A link is no longer than this; a longer text is one that mentions a link. */
const LONGEST_LINK = 100_000;
const LINK = /^\s*(?:[\w+.-]+:\/\/[^\s#]*)?(#\/[^\s<>"'`]*)\s*$/;
/** In brackets or quotes, behind which a stop may stand. A bare link may end in dots itself: they are empty cells. */
const ENCLOSED = /^\s*[<("'`]+([^<>"'`]*?)[>)"'`]+[.,;]*\s*$/;

/** The part of a link behind the address of the app, with its `#`. */
export function linkIn(text: string): string | undefined {
  if (text.length > LONGEST_LINK || !text.includes('#/')) return undefined;
  const [, enclosed = text] = ENCLOSED.exec(text) ?? [];
  return LINK.exec(enclosed)?.[1];
}

/** Whether a text holds a drawing as `slidewise show` makes it: by its upper edge. */
export function holdsDrawing(text: string): boolean {
  return text.includes('┌') && /^[ \t]*┌[─↑]+┐/m.test(text);
}

/** In a list, a number may stand before and behind an id. */
const LISTED_ID = /^(?:\d+\s+)?([a-z][a-z-]*:\S*)(?:\s+\d+)?$/;

/** The id that a line is, without the numbers of a list around it. */
export function idIn(line: string): string | undefined {
  const text = line.trim();
  const [, id = text] = LISTED_ID.exec(text) ?? [];
  return looksLikeId(id) ? id : undefined;
}

/** Whether a line is no board in a notation, and says itself what it is: an id, a link or a JSON object. */
export function saysItself(line: string): boolean {
  return looksLikeObject(line) || linkIn(line) !== undefined || idIn(line) !== undefined;
}
