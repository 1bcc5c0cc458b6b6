/** A link to a game in the web app: `http://…/#/play/rush-hour/jam-12?board=…`. */
const LINK = /^https?:\/\/[^#]*#\/[a-z]+(?:\/([^?]*))?(?:\?(.*))?$/;

/** What a link of the web app shows: the id of its board or the name of its puzzle; undefined for any other text. */
export function boardOfLink(given: string): string | undefined {
  const [, name = '', query = ''] = LINK.exec(given) ?? [];
  try {
    return new URLSearchParams(query).get('board') || decodeURIComponent(name) || undefined;
  } catch {
    return undefined;
  }
}

/** The moves of a game that a link of the web app shows, one on a line; undefined if it has none. */
export function movesOfLink(given: string): string | undefined {
  const [, , query = ''] = LINK.exec(given) ?? [];
  const { moves, at } = Object.fromEntries(new URLSearchParams(query));
  if (moves === undefined || moves === '') return undefined;
  // Commas stand between moves, and are written otherwise inside of them. Moves after the one that is shown were taken back.
  const all = moves.split(',').map((move) => move.replaceAll('~1', ',').replaceAll('~0', '~'));
  return all.slice(0, /^\d{1,9}$/.test(at ?? '') ? Number(at) : all.length).join('\n');
}

/** The link that shows a board of the collection, by its name, or any other, by its id. */
export function linkTo(base: string, board: { readonly name: string } | { readonly id: string }): string {
  return 'name' in board ? `${base}#/play/${escaped(board.name)}` : `${base}#/play?board=${escaped(board.id)}`;
}

/** What means nothing else in such a link stays as it is: codes of short links have fewer dots. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2C|2F|3A|3B|40|24)/g, decodeURIComponent);
}
