import { families } from '@slidewise/core/families';
import { type Paper, type SheetBoard, type SheetOptions, sheetPages, sheetStyle } from '@slidewise/lab/sheet';
import { defined } from '@slidewise/server/answers';
import { readBoards } from '../../input/boards.js';
import { ratings } from '../../input/collection.js';
import { readOptions } from '../../input/flags.js';
import { fileOrBoard, writeOutput } from '../../output/output.js';
import { htmlPage } from '../../output/pages/page.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { sheetBoard } from './board.js';
import type { SheetFlags } from './options.js';

const NO_PDF = 'a PDF cannot be shown on a terminal: name a file (--pdf FILE.pdf), or redirect it (> FILE.pdf)';

/** Makes pages of boards, and returns the exit code. */
export async function run(given: readonly string[], flags: SheetFlags): Promise<number> {
  const html = fileOrBoard('--html', '.html', flags.html, given);
  if ('error' in html) return complain(html.error);
  const pdf = fileOrBoard('--pdf', '.pdf', flags.pdf, html.boards);
  if ('error' in pdf) return complain(pdf.error);
  if (pdf.file === true && process.stdout.isTTY) return complain(NO_PDF);
  if (pdf.boards.length === 0) return complain('no board was given (slidewise sheet --help says more)');
  const signal = onInterrupt();
  const { boards, code, ids } = await collect(pdf.boards, flags, signal);
  if (signal.aborted) return EXIT_INTERRUPTED;
  if (boards.length === 0) return code;
  const options = sheetOptions(flags, boards.length, ids);
  const pages = sheetPages(boards, options);
  const written =
    pdf.file === undefined
      ? await writeOutput(page(pages, options), html.file ?? true)
      : await writePdf(pages, options.title, pdf.file, signal);
  return Math.max(code, written);
}

/** The boards as they stand on the sheet, the ids of their families, and the exit code so far. */
async function collect(paths: readonly string[], flags: SheetFlags, signal: AbortSignal) {
  const rated = await ratings();
  const boards: SheetBoard[] = [];
  const ids = new Set<string>();
  let code = 0;
  await withTables(async (tables) => {
    for await (const board of readBoards(paths, flags.family, readOptions(flags))) {
      const { label, family, reading, error, hushed } = board;
      if (family === undefined || reading === undefined) {
        code = complainAbout(label, { error: error! }, false, hushed);
        continue;
      }
      const one = await sheetBoard({ label, family, reading }, rated.get(label), flags, signal, tables);
      if (signal.aborted) return;
      if (!one.isKnown) code = Math.max(code, 1);
      boards.push(one.board);
      ids.add(family.id);
    }
  });
  return { boards, code, ids };
}

function sheetOptions(flags: SheetFlags, count: number, ids: ReadonlySet<string>): SheetOptions & { paper: Paper } {
  const { boards, columns, answers, plain } = flags;
  const usual = ([1, 2, 4, 6] as const).find((each) => each >= count) ?? 6;
  const titles = families.filter(({ id }) => ids.has(id)).map(({ title }) => title);
  return {
    title: flags.title ?? (titles.length === 1 ? titles[0]! : 'Sliding puzzles'),
    boards: boards === undefined ? usual : (Number(boards) as typeof usual),
    paper: flags.paper as Paper,
    ...defined({ columns, answers, plain }),
  };
}

const STYLE = `
body{background:#cfc9bd}main{max-width:none;padding:8mm 4mm 0}
@media (prefers-color-scheme:dark){body{background:#26241f}}
@media print{body{background:#fff}main{padding:0}}
`;

function page(pages: readonly string[], { title, paper }: SheetOptions & { paper: Paper }): string {
  return htmlPage({ title, style: `${STYLE}${sheetStyle(paper)}`, body: pages });
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
