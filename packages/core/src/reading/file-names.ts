import { assertArguments, aText } from '../check.js';

// What files are by their names alone, and in which order they are listed.

/** What may lie beside boards and solutions in a directory: hidden, left behind by programs, and whatever is something else by its name. */
const SOMETHING_ELSE = /* @__PURE__ */ new RegExp(
  `^\\.|^(node_modules|__MACOSX)$|\\.(${[
    'md|rst|adoc|tex|html?|xml|svg|json|ya?ml|toml|ini|log|lock|map|pem|crt',
    '[cm]?[jt]sx?|css|py|pyi|rb|pl|pm|php|lua|c|cc|cpp|h|hpp|rs|go|java|kt|cs|swift|hs|sh|bash|ps1|bat|sql',
    'png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|mp[34]|zip|gz|xz|bz2|zst|tar|tgz|jar|exe|dll|so|a|o|pyc|class|wasm',
  ].join('|')})$`,
  'i',
);

/** True if a file of this name may hold boards. */
export function mayHoldBoards(fileName: string): boolean {
  return mayHoldMoves(fileName) && !/\.sol$/i.test(fileName);
}

/** True if a file of this name may hold moves. */
export function mayHoldMoves(fileName: string): boolean {
  assertArguments(['fileName', fileName, aText]);
  return !SOMETHING_ELSE.test(fileName);
}

/** The order in which 9 comes before 10. */
export function byNumber(): (a: string, b: string) => number {
  return new Intl.Collator('en', { numeric: true }).compare;
}
