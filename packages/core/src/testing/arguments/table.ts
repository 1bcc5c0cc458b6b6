import type { Parameter } from './parameter.js';
import { drawingTable } from './tables/drawing.js';
import { engineTable } from './tables/engine.js';
import { familiesTable } from './tables/families.js';
import { readingTable } from './tables/reading.js';
import { sessionTable } from './tables/session.js';
import { textsTable } from './tables/texts.js';

/** Every export by its entry point and name, with what it takes. Methods follow a `#`, static ones a dot. */
export const table: Record<string, readonly Parameter[]> = {
  ...engineTable,
  ...sessionTable,
  ...readingTable,
  ...textsTable,
  ...familiesTable,
  ...drawingTable,
};
