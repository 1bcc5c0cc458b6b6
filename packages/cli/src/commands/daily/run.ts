import type { Family } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { type Problem, unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { PuzzleSupply } from '@slidewise/lab/supply';
import { aboutBoard } from '@slidewise/server/answers';
import { type OneBoard, unknownFamily } from '../../input/boards.js';
import { readShard } from '../../input/shards.js';
import { colors } from '../../terminal/colors.js';
import { complain } from '../../terminal/complain.js';
import { drawScene } from '../../terminal/draw.js';
import { mayAsk } from '../../terminal/interactive.js';
import { metricUnit, showAmount } from '../../terminal/units.js';
import { fitted } from '../../terminal/wrap.js';
import type { DailyFlags } from './options.js';

/** A board of the day, and the length of its shortest solution. */
interface DailyBoard extends OneBoard {
  readonly optimum: number;
  readonly metric: string;
}

/** Prints or plays the boards of a day, and returns the exit code. */
export async function run(flags: DailyFlags): Promise<number> {
  const { family: id, date = today(), play, json } = flags;
  const only = id === undefined ? undefined : familyById(id);
  if (id !== undefined && only === undefined) return complain(unknownFamily(id));
  if (play && !mayAsk()) return complain('there is no terminal to play on: leave out --play');
  const supply = new PuzzleSupply(readShard);
  const boards: DailyBoard[] = [];
  for (const family of only === undefined ? families : [only]) {
    const found = await boardOf(supply, family, date);
    if ('error' in found) return complain(found.error.message);
    boards.push(found.board);
  }
  if (play) return playOnTerminal(boards);
  process.stdout.write(
    json
      ? boards.map((board) => `${JSON.stringify(jsonOf(board, date))}\n`).join('')
      : `${boards.map(drawing).join('\n')}`,
  );
  return 0;
}

/** The day here, which need not be the one in Greenwich. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function boardOf(
  supply: PuzzleSupply,
  family: Family,
  date: string,
): Promise<{ readonly board: DailyBoard } | { readonly error: Problem }> {
  const found = await supply.daily(family, date);
  if (!found.ok) return { error: found.problem };
  const { id, moves: optimum, metric } = found.value;
  const { reading } = unwrap(readPositionId(id, [family]));
  return { board: { label: `${family.id} ${date}`, family, reading, optimum, metric } };
}

async function playOnTerminal(boards: readonly OneBoard[]): Promise<number> {
  const { playFullScreen } = await import('../../play/full-screen.js');
  const { graded } = await import('../../play/picker/catalogue.js');
  const { goOnOrBegin } = await import('../../play/game/begin.js');
  await playFullScreen(goOnOrBegin(boards[0]!, undefined), async () => graded(boards), {});
  return 0;
}

function jsonOf(board: DailyBoard, date: string): object {
  const { metric, optimum } = board;
  return { ...aboutBoard(board), date, metric, optimum };
}

function drawing({ label, family, reading, optimum, metric }: DailyBoard): string {
  const unit = metricUnit(family, metric);
  const facts = `${family.title} · ${showAmount(optimum, unit)} at least`;
  const scene = drawScene(family.scene(reading.position));
  return `${[colors.bold(label), ...scene, colors.dim(fitted(facts, process.stdout))].join('\n')}\n`;
}
