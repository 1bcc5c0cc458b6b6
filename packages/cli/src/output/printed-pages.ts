import { type Paper, sheetStyle } from '@slidewise/lab/sheet';
import { EXIT_INTERRUPTED } from '../terminal/interruption.js';
import { type FileFlag, writeOutput } from './output.js';
import { htmlPage } from './pages/page.js';

/** Why a PDF is not written to a terminal. */
export const NO_PDF = 'a PDF cannot be shown on a terminal: name a file (--pdf FILE.pdf), or redirect it (> FILE.pdf)';

const STYLE = `
body{background:#cfc9bd}main{max-width:none;padding:8mm 4mm 0}
@media (prefers-color-scheme:dark){body{background:#26241f}}
@media print{body{background:#fff}main{padding:0}}
`;

/** Writes pages to print: as a PDF where that was asked for, else as a page in HTML. Returns the exit code. */
export async function writePages(
  pages: readonly string[],
  { title, paper }: { readonly title: string; readonly paper: Paper },
  target: { readonly html: FileFlag; readonly pdf: FileFlag },
  signal: AbortSignal,
): Promise<number> {
  if (target.pdf !== undefined) return writePdf(pages, title, target.pdf, signal);
  return writeOutput(htmlPage({ title, style: `${STYLE}${sheetStyle(paper)}`, body: pages }), target.html ?? true);
}

async function writePdf(
  pages: readonly string[],
  title: string,
  file: string | true,
  signal: AbortSignal,
): Promise<number> {
  const [{ pdfOf }, { deflater }] = await Promise.all([
    import('@slidewise/lab/picture'),
    import('@slidewise/node/deflater'),
  ]);
  try {
    return await writeOutput(await pdfOf(pages, { deflate: deflater(signal), title }), file);
  } catch (error) {
    if (signal.aborted) return EXIT_INTERRUPTED;
    throw error;
  }
}
