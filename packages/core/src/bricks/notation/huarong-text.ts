import { same } from '../../contract/same.js';
import * as say from '../../messages/en/bricks.js';
import { ok, problem, type Result } from '../../result.js';
import { type Row, shorten } from '../../text/rows.js';
import { MASTER_NAME } from '../brick-names.js';
import { DIGITS, idOfLayout, layoutWithId } from '../huarong/layout-id.js';
import { layoutOfPosition, positionOfLayout } from '../huarong/layout-position.js';
import { LAYOUTS } from '../huarong/numbering.js';
import type { BricksPosition } from '../position.js';
import type { TextBoard } from './board-text.js';

const NAMED = /^huarong:\s*/i;

/** Whether a text says that it is the id of a layout: `huarong:4WVE1`. */
export function isNamedLayout(row: Row | undefined): boolean {
  return row !== undefined && NAMED.test(row.text.trim());
}

/** The layout of Huarong Dao with an id, with or without the name of the format before it. */
export function readHuarong([row, other]: readonly Row[], target?: string): Result<TextBoard> {
  if (other !== undefined) return problem(say.moreThanLayout(), other.line, 1);
  const text = row!.text.trim().replace(NAMED, '');
  const place = { line: row!.line, column: row!.column + row!.text.lastIndexOf(text) };
  const number = layoutWithId(text);
  if (number === undefined) {
    return problem(
      say.layoutIdForm({ id: shorten(text), digits: DIGITS, last: idOfLayout(LAYOUTS - 1) }),
      place.line,
      place.column,
    );
  }
  const { goals, ...setup } = positionOfLayout(number);
  if (target !== undefined && target !== MASTER_NAME) return problem(say.layoutMaster());
  return ok({ format: 'huarong', setup, goals, master: MASTER_NAME, locate: () => place });
}

/** The id of a layout. The caller checks that it reads back. */
export function drawHuarong(position: BricksPosition): Result<string> {
  const number = layoutOfPosition(position);
  if (number === undefined) return problem(say.noLayout());
  const named = same(positionOfLayout(number).bricks, position.bricks);
  return named ? ok(idOfLayout(number)) : problem(say.layoutNames());
}
