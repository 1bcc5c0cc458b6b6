import { positionId } from '@slidewise/core/session';
import { readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { fileOrBoard } from '../../output/output.js';
import { colors } from '../../terminal/colors.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { drawScene } from '../../terminal/draw.js';
import { showAmount } from '../../terminal/units.js';
import { fitted } from '../../terminal/wrap.js';
import type { ShowFlags } from './options.js';
import type { Picture, Shown } from './picture.js';

/** Draws all boards, in order, and returns the exit code. */
export async function run(given: readonly string[], flags: ShowFlags): Promise<number> {
  const wish = pictureWish(given, flags);
  if ('trouble' in wish) return complain(wish.trouble);
  const { paths, picture } = wish;
  if (paths.length === 0) return complain('no board was given (slidewise show --help says more)');
  if (picture !== undefined && flags.json) return complain(`${picture.option} and --json cannot be used together`);
  let code = 0;
  const shown: Shown[] = [];
  for await (const { label, family, reading, trouble, hushed } of readBoards(paths, flags.family, readOptions(flags))) {
    if (family === undefined || reading === undefined) code = complainAbout(label, trouble!, flags.json, hushed);
    else if (picture !== undefined) {
      shown.push({ label, family, reading });
      if (shown.length > 1) {
        return complain(`${picture.option} draws one board, but there are more: ${shown[0]!.label}, ${label}`);
      }
    } else {
      const board = { label, family, reading };
      process.stdout.write(flags.json ? jsonLine(board) : drawing(board, shown.length === 0));
      if (shown.length === 0) shown.push(board);
    }
  }
  if (picture === undefined || shown.length === 0) return code;
  const { writePicture } = await import('./picture.js');
  return Math.max(code, await writePicture(shown[0]!, picture));
}

/** What the arguments and options say together. */
function pictureWish(
  given: readonly string[],
  { svg, png }: ShowFlags,
): { paths: readonly string[]; picture?: Picture } | { trouble: string } {
  const [option, flag] = svg !== undefined ? (['--svg', svg] as const) : (['--png', png] as const);
  const sorted = fileOrBoard(option, option.replace('--', '.'), flag, given);
  if ('trouble' in sorted) return sorted;
  const { file, boards: paths } = sorted;
  return file === undefined ? { paths } : { paths, picture: { option, file } };
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
  const lines = [colors.bold(label), ...drawScene(scene), colors.dim(fitted(facts.join(' · '), process.stdout))];
  return `${first ? '' : '\n'}${lines.join('\n')}\n`;
}

function jsonLine({ label, family, reading }: Shown): string {
  const { format, goal, position } = reading;
  const id = positionId(family, position, format);
  return `${JSON.stringify({ board: label, family: family.id, format, goal, id, scene: family.scene(position) })}\n`;
}
