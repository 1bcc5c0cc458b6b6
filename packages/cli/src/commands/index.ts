import type { CommandSpec } from '../usage/spec.js';
import { animate } from './animate/spec.js';
import { batch } from './batch/spec.js';
import { cache } from './cache/spec.js';
import { classroom } from './classroom/spec.js';
import { compare } from './compare/spec.js';
import { complete, completion } from './completion/spec.js';
import { convert } from './convert/spec.js';
import { daily } from './daily/spec.js';
import { doctor } from './doctor/spec.js';
import { enumerate } from './enumerate/spec.js';
import { generate } from './generate/spec.js';
import { grade } from './grade/spec.js';
import { help } from './help/spec.js';
import { hint } from './hint/spec.js';
import { improve } from './improve/spec.js';
import { list } from './list/spec.js';
import { man } from './man/spec.js';
import { map } from './map/spec.js';
import { mcp } from './mcp/spec.js';
import { measure } from './measure/spec.js';
import { play } from './play/spec.js';
import { rate } from './rate/spec.js';
import { review } from './review/spec.js';
import { serve } from './serve/spec.js';
import { sheet } from './sheet/spec.js';
import { show } from './show/spec.js';
import { solve } from './solve/spec.js';
import { trace } from './trace/spec.js';
import { tree } from './tree/spec.js';
import { verify } from './verify/spec.js';
import { web } from './web/spec.js';
import { worksheet } from './worksheet/spec.js';

/** All commands, in the order in which help lists them. */
export const commands: readonly CommandSpec[] = [
  solve,
  play,
  daily,
  web,
  list,
  show,
  sheet,
  worksheet,
  convert,
  verify,
  improve,
  review,
  grade,
  generate,
  hint,
  classroom,
  rate,
  compare,
  map,
  measure,
  batch,
  serve,
  mcp,
  tree,
  trace,
  animate,
  enumerate,
  cache,
  doctor,
  completion,
  man,
  help,
  complete,
];
