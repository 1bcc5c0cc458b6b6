/** Everything that is said in German: the texts of the frame, and the other parts when they are needed. */
import { frame } from './frame.js';

export const catalogue = {
  frame: async () => frame,
  play: async () => (await import('./play.js')).play,
  review: async () => (await import('./review.js')).review,
  packs: async () => (await import('./packs.js')).packs,
  code: async () => (await import('./code.js')).code,
  days: async () => (await import('./days.js')).days,
  print: async () => (await import('./print.js')).print,
  you: async () => (await import('./you.js')).you,
  editor: async () => (await import('./editor.js')).editor,
  learn: async () => (await import('./learn.js')).learn,
  map: async () => (await import('./map.js')).map,
  study: async () => (await import('./study.js')).study,
  library: async () => (await import('./library.js')).library,
  laboratory: async () => (await import('./laboratory.js')).laboratory,
};
