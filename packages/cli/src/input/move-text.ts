// `soak/lib/readers.mjs` finds the reader here.
export { MoveTextReader } from '@slidewise/core/collection';
