import { families } from '@slidewise/core/families';
import { type Paper, type SheetBoard, type SheetOptions, sheetPages } from '@slidewise/lab/sheet';
import { defined } from '@slidewise/server/answers';
import { readBoards } from '../../input/boards.js';
import { ratings } from '../../input/collection.js';
import { readOptions } from '../../input/flags.js';
import { fileOrBoard } from '../../output/output.js';
import { NO_PDF, writePages } from '../../output/printed-pages.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { sheetBoard } from './board.js';
import type { SheetFlags } from './options.js';

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
  const target = { html: html.file, pdf: pdf.file };
  return Math.max(code, await writePages(sheetPages(boards, options), options, target, signal));
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
