import type { Family, Reading } from '@slidewise/core/family';
import { readBoards } from '../boards.js';
import { colors } from '../colors.js';
import { complain, complainAbout } from '../complain.js';
import { drawScene } from '../draw.js';
import { readOptions } from '../flags.js';
import { fileOrBoard, writeOutput } from '../output.js';
import { showAmount } from '../units.js';
import type { ShowFlags } from './show-options.js';

interface Shown {
  readonly label: string;
  readonly family: Family;
  readonly reading: Reading<unknown>;
}

/** Draws all boards, in order, and returns the exit code. */
export async function runShow(given: readonly string[], flags: ShowFlags): Promise<number> {
  const sorted = fileOrBoard('--svg', '.svg', flags.svg, given);
  if ('trouble' in sorted) return complain(sorted.trouble);
  const { file: svg, boards: paths } = sorted;
  if (paths.length === 0) return complain('no board was given (slidewise show --help says more)');
  if (svg !== undefined && flags.json) return complain('--svg and --json exclude one another');
  let code = 0;
  const shown: Shown[] = [];
  for await (const { label, family, reading, trouble } of readBoards(paths, flags.family, readOptions(flags))) {
    if (family === undefined || reading === undefined) code = complainAbout(label, trouble!, flags.json);
    else if (svg !== undefined) {
      shown.push({ label, family, reading });
      if (shown.length > 1) return complain(`--svg draws one board, and there are more: ${shown[0]!.label}, ${label}`);
    } else {
      const board = { label, family, reading };
      process.stdout.write(flags.json ? jsonLine(board) : drawing(board, shown.length === 0));
      if (shown.length === 0) shown.push(board);
    }
  }
  if (svg === undefined || shown.length === 0) return code;
  return Math.max(code, await writeSvg(shown[0]!, svg));
}

async function writeSvg({ label, family, reading }: Shown, file: string | true): Promise<number> {
  const { drawSvg } = await import('@slidewise/core/svg');
  const picture = drawSvg(family.scene(reading.position), { title: `${family.title}: ${label}` });
  return writeOutput(picture, file);
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
  const lines = [colors.bold(label), ...drawScene(scene), colors.dim(facts.join(' · '))];
  return `${first ? '' : '\n'}${lines.join('\n')}\n`;
}

function jsonLine({ label, family, reading }: Shown): string {
  const { format, goal, position } = reading;
  return `${JSON.stringify({ board: label, family: family.id, format, goal, scene: family.scene(position) })}\n`;
}
