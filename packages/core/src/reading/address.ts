import { anObject, assertArguments, aText, objectWith, optional } from '../check.js';

const anAddress = objectWith({ view: aText, name: optional(aText), parameters: optional(anObject) });

/** A place in the app: the view, its subject and further values. It is the part of the URL behind `#`. */
export interface Address {
  /** `collection`, `play`, … */
  readonly view: string;
  /** What stands after the view: the name of a puzzle, a page. */
  readonly name: string;
  /** What stands behind the `?`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** `#/play/rush-hour/jam-12?moves=…`; an address without a view is the collection's. */
export function readAddress(hash: string): Address {
  assertArguments(['hash', hash, aText]);
  const [path = '', query = ''] = splitOnce(hash.replace(/^#?\/?/, ''), '?');
  const [view = '', name = ''] = splitOnce(path, '/');
  const parameters: Record<string, string> = {};
  for (const part of query.split('&')) {
    const [key = '', value = ''] = splitOnce(part, '=');
    if (key !== '') parameters[decode(key)] = decode(value);
  }
  return { view: decode(view) || 'collection', name: decode(name), parameters };
}

/** An address as it stands behind the `#`, the `#` included. */
export function writeAddress(address: Partial<Address> & { readonly view: string }): string {
  assertArguments(['address', address, anAddress]);
  const { view, name = '', parameters = {} } = address;
  const query = Object.entries(parameters)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&');
  const home = view === 'collection' && name === '';
  const path = home ? '' : [view, ...(name === '' ? [] : [encode(name)])].join('/');
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}

/** Characters that are not escaped in an address, so that it stays readable. */
const PLAIN = /%(?:2C|2F|3A|3B|40|24)/gi;

function encode(text: string): string {
  // A lone half of a surrogate pair has no encoding.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(PLAIN, decodeURIComponent)
    .replace(/%20/g, '+');
}

/** An address with invalid escapes is taken literally. */
function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
