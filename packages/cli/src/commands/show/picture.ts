import type { Family, Reading } from '@slidewise/core/contract';
import { drawSvg } from '@slidewise/core/draw';
import { writeOutput } from '../../output/output.js';
import { complain } from '../../terminal/complain.js';

export interface Shown {
  readonly label: string;
  readonly family: Family;
  readonly reading: Reading<unknown>;
}

/** A picture that is wanted, and the file that it goes to: true where it goes to standard output. */
export interface Picture {
  readonly option: '--svg' | '--png';
  readonly file: string | true;
}

/** Draws a board into a file or to standard output, and returns the exit code. */
export async function writePicture({ label, family, reading }: Shown, { option, file }: Picture): Promise<number> {
  if (option === '--png' && file === true && process.stdout.isTTY) {
    return complain('a PNG cannot be shown on a terminal: name a file (--png FILE.png), or redirect it (> FILE.png)');
  }
  const svg = drawSvg(family.scene(reading.position), { title: `${family.title}: ${label}` });
  const picture = option === '--svg' ? svg : await paint(svg);
  return writeOutput(picture, file);
}

/** Loaded only here: nothing else needs pixels. */
async function paint(svg: string): Promise<Buffer> {
  const [{ paintSvg }, { encodePng }] = await Promise.all([
    import('../../output/png/paint-svg.js'),
    import('../../output/png/encode.js'),
  ]);
  return encodePng(paintSvg(svg));
}
