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
