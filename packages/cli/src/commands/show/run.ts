import { positionId } from '@slidewise/core/session';
import { aboutBoard } from '@slidewise/server/answers';
import { readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { colors } from '../../terminal/colors.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { drawScene } from '../../terminal/draw.js';
import { showAmount } from '../../terminal/units.js';
import { fitted } from '../../terminal/wrap.js';
import type { ShowFlags } from './options.js';
import type { Picture, PictureWriter, Shown } from './picture.js';

const NO_BOARD = 'no board was given (slidewise show --help says more)';

/** Draws all boards, in order, and returns the exit code. */
export async function run(given: readonly string[], flags: ShowFlags): Promise<number> {
  if (flags.svg === undefined && flags.png === undefined) return print(given, flags);
  const { PictureWriter, picturesWanted } = await import('./picture.js');
  const wanted = picturesWanted(given, flags);
  if ('error' in wanted) return complain(wanted.error);
  const { paths, pictures } = wanted;
  if (paths.length === 0) return complain(NO_BOARD);
  const options = pictures.map(({ option }) => option);
  if (flags.json) return complain(`${options[0]} and --json cannot be used together`);
  if (flags.width !== undefined && !options.includes('--png')) return complain('--width is for --png');
  return draw(paths, flags, pictures, new PictureWriter(flags.width));
}

async function print(paths: readonly string[], flags: ShowFlags): Promise<number> {
  if (paths.length === 0) return complain(NO_BOARD);
  if (flags.width !== undefined) return complain('--width is for --png');
  let code = 0;
  let first = true;
  for await (const { label, family, reading, error, cause, hushed } of readBoards(
    paths,
    flags.family,
    readOptions(flags),
  )) {
    if (family === undefined || reading === undefined)
      code = complainAbout(label, { error: error!, ...(cause && { cause }) }, flags.json, hushed);
    else {
      const board = { label, family, reading };
      process.stdout.write(flags.json ? jsonLine(board) : drawing(board, first));
      first = false;
    }
  }
  return code;
}

/** Draws pictures: of one board, or of any number into directories. */
async function draw(
  paths: readonly string[],
  flags: ShowFlags,
  pictures: readonly Picture[],
  writer: PictureWriter,
): Promise<number> {
  const single = pictures.find(({ to }) => 'file' in to)?.option;
  let code = 0;
  let first: Shown | undefined;
  const write = async (board: Shown): Promise<void> => {
    for (const picture of pictures) code = Math.max(code, await writer.write(board, picture));
  };
  for await (const { label, family, reading, error, hushed } of readBoards(paths, flags.family, readOptions(flags))) {
    if (family === undefined || reading === undefined) code = complainAbout(label, { error: error! }, false, hushed);
    else if (single === undefined) await write({ label, family, reading });
    else if (first === undefined) first = { label, family, reading };
    else {
      const both = `${first.label}, ${label}`;
      return complain(
        `${single} draws one board, but there are more: ${both}; a directory takes all: ${single} pictures/`,
      );
    }
  }
  if (first !== undefined) await write(first);
  return code;
}

function drawing({ label, family, reading }: Shown, first: boolean): string {
  const scene = family.scene(reading.position);
  const facts = [
    family.title,
    `${scene.width}×${scene.height}`,
    showAmount(scene.pieces.length, 'piece'),
    `goal ${reading.goal}`,
    `format ${reading.format}`,
  ];
  // A drawing does not tell all rules. With the id below it, it can be read again.
  const id = positionId(family, reading.position, reading.format);
  const about = fitted(facts.join(' · '), process.stdout);
  const lines = [colors.bold(label), ...drawScene(scene), colors.dim(about), colors.dim(id)];
  return `${first ? '' : '\n'}${lines.join('\n')}\n`;
}

function jsonLine(board: Shown): string {
  const scene = board.family.scene(board.reading.position);
  return `${JSON.stringify({ ...aboutBoard(board), scene })}\n`;
}
