import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Family, Reading } from '@slidewise/core/contract';
import { drawSvg } from '@slidewise/core/draw';
import { ok, type Result } from '@slidewise/core/result';
import { makeFolder } from '@slidewise/node/files';
import { defined } from '@slidewise/server/answers';
import { type FileFlag, fileOrBoard, writeOutput } from '../../output/output.js';
import { plainName } from '../../output/plain-name.js';
import { complain } from '../../terminal/complain.js';
import type { ShowFlags } from './options.js';

export interface Shown {
  readonly label: string;
  readonly family: Family;
  readonly reading: Reading<unknown>;
}

type Option = '--svg' | '--png';

/** A picture that is wanted, and where it goes: true stands for standard output. */
export interface Picture {
  readonly option: Option;
  readonly to: { readonly file: string | true } | { readonly folder: string };
}

/** What the arguments and options say together: boards, and pictures of them. */
export function picturesWanted(
  given: readonly string[],
  { svg, png }: Pick<ShowFlags, 'svg' | 'png'>,
): { readonly paths: readonly string[]; readonly pictures: readonly Picture[] } | { readonly error: string } {
  let paths = given;
  const pictures: Picture[] = [];
  for (const [option, flag] of [['--svg', svg] as const, ['--png', png] as const]) {
    if (isFolderFor(flag, paths)) {
      pictures.push({ option, to: { folder: flag } });
      continue;
    }
    const sorted = fileOrBoard(option, option.replace('--', '.'), flag, paths);
    if ('error' in sorted) return sorted;
    paths = sorted.boards;
    if (sorted.file !== undefined) pictures.push({ option, to: { file: sorted.file } });
  }
  const printed = pictures.filter(({ to }) => 'file' in to && to.file === true);
  if (printed.length > 1) {
    return { error: '--svg and --png cannot both go to standard output: name a file for one of them' };
  }
  if (printed[0]?.option === '--png' && process.stdout.isTTY) {
    return {
      error: 'a PNG cannot be shown on a terminal: name a file (--png FILE.png), or redirect it (> FILE.png)',
    };
  }
  return { paths, pictures };
}

/** Whether what stands behind an option is a directory for pictures, and not one of boards. */
function isFolderFor(flag: FileFlag, boards: readonly string[]): flag is string {
  if (typeof flag !== 'string' || boards.length === 0) return false;
  return flag.endsWith('/') || statSync(flag, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Draws boards, and gives each picture in a directory a name of its own. */
export class PictureWriter {
  private readonly taken = new Set<string>();

  constructor(private readonly width: number | undefined) {}

  /** Writes a picture of a board, and returns the exit code. */
  async write({ label, family, reading }: Shown, { option, to }: Picture): Promise<number> {
    const svg = drawSvg(family.scene(reading.position), { title: `${family.title}: ${label}` });
    const picture = option === '--svg' ? ok(svg) : await png(svg, this.width);
    if (!picture.ok) return complain(`${label}: ${picture.problem.message}`);
    if ('file' in to) return writeOutput(picture.value, to.file);
    try {
      makeFolder(to.folder);
    } catch {
      // Then the file tells why it cannot be written.
    }
    return writeOutput(picture.value, this.nameFor(label, to.folder, option.replace('--', '.')));
  }

  private nameFor(label: string, folder: string, ending: string): string {
    const stem = plainName(basename(label).replace(/\.(txt|csv|tray|game)(?=:|$)/i, '')) || 'board';
    for (let number = 1; ; number++) {
      const file = join(folder, `${stem}${number === 1 ? '' : `-${number}`}${ending}`);
      if (this.taken.has(file)) continue;
      this.taken.add(file);
      return file;
    }
  }
}

/** Loaded only here: nothing else needs pixels. */
async function png(svg: string, width: number | undefined): Promise<Result<Uint8Array>> {
  const [{ pngOf }, { deflater }] = await Promise.all([
    import('@slidewise/lab/picture'),
    import('@slidewise/node/deflater'),
  ]);
  return pngOf(svg, { deflate: deflater(), ...defined({ width }) });
}
