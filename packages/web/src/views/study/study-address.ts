import { type Family, same } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import type { Address } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId, readPositionId, Session } from '@slidewise/core/session';
import { type Puzzle, titleHere } from '../../collection/puzzle.js';
import * as messages from '../../messages.js';
import { boardOf as readBoard } from '../../share/puzzle-board.js';
import { known, t } from '../../texts/index.js';
import { completeMethod, readMethod, type StudiedBoard, type StudyMethod, writeMethod } from './methods.js';
import { MOST_STEPS } from './run.js';

// A study as an address, and back. What comes from an address is checked like any other input.

const MODES = ['one', 'race', 'compare', 'estimates'] as const;
export type Mode = (typeof MODES)[number];

/** What is studied, and how. */
export interface OpenStudy {
  readonly board: StudiedBoard;
  /** The text format in which the board and its moves are written. */
  readonly format: string;
  readonly title: string;
  /** The puzzle of the collection that the board comes from, if it does. */
  readonly puzzle?: Puzzle;
  readonly mode: Mode;
  /** The search that is watched, and the one that it races. */
  readonly methods: readonly [StudyMethod, StudyMethod];
  readonly step: number;
  /** It opens as in a lecture hall. */
  readonly presenting: boolean;
}

/** What finds puzzles by name, and games that were left unfinished. */
export interface StudyPorts {
  puzzleNamed(name: string): Puzzle | undefined;
  savedGame(puzzle: string): string | undefined;
  /** What is studied if the address does not say. */
  usual(): Puzzle;
}

export function openStudy({ name, parameters }: Address, ports: StudyPorts): Result<OpenStudy> {
  const { board: boardId, metric, mode = 'one', run, against, step = '0', present } = parameters;
  const found = findBoard(name, boardId, ports);
  if (!found.ok) return found;
  const { family, position, format, title, puzzle } = found.value;
  const counted = metric ?? family.metrics[0]!.id;
  if (!family.metrics.some(({ id }) => id === counted)) {
    return problem(messages.metricInAddress({ metric: counted, known: family.metrics.map(({ id }) => id) }));
  }
  const knownMode = MODES.find((each) => each === mode);
  if (knownMode === undefined) return problem(messages.modeInAddress({ mode, known: MODES }));
  if (!/^\d{1,9}$/.test(step)) return problem(messages.stepInAddress({ step }));
  const board = { family, position, metric: counted };
  const methods: StudyMethod[] = [];
  for (const text of [run ?? 'astar', against ?? 'bfs']) {
    const method = completeMethod(board, readMethod(text));
    if (!method.ok) return problem(messages.searchInAddress({ search: text, why: method.problem }));
    methods.push(method.value.method);
  }
  return ok({
    ...{ board, format, title, mode: knownMode, step: Math.min(Number(step), MOST_STEPS) },
    presenting: present !== undefined,
    methods: methods as unknown as readonly [StudyMethod, StudyMethod],
    ...(puzzle === undefined ? {} : { puzzle }),
  });
}

/** Where a study can be found again; what is as usual is left out. */
export function addressOf(open: OpenStudy): Address {
  const { board, format, puzzle, mode, methods, step, presenting } = open;
  const { family, position, metric } = board;
  return {
    view: 'study',
    name: puzzle?.name ?? '',
    parameters: {
      board: positionId(family, position, format),
      ...(mode === 'one' ? {} : { mode }),
      ...(metric === family.metrics[0]!.id ? {} : { metric }),
      ...(mode === 'compare' ? {} : { run: writeMethod(methods[0]) }),
      ...(mode === 'race' || mode === 'estimates' ? { against: writeMethod(methods[1]) } : {}),
      ...(mode === 'compare' || mode === 'estimates' || step === 0 ? {} : { step: String(step) }),
      ...(presenting ? { present: '1' } : {}),
    },
  };
}

interface Found {
  readonly family: Family;
  readonly position: unknown;
  readonly format: string;
  readonly title: string;
  readonly puzzle?: Puzzle;
}

function findBoard(name: string, boardId: string | undefined, ports: StudyPorts): Result<Found> {
  const puzzle = name === '' ? undefined : ports.puzzleNamed(name);
  if (boardId === undefined) {
    if (name !== '' && puzzle === undefined) return problem(messages.puzzleMissing({ name }));
    return puzzle === undefined ? lastBoard(ports) : boardOf(puzzle);
  }
  const read = readPositionId(boardId);
  if (!read.ok) return problem(messages.boardInAddress({ why: read.problem }));
  const { family, reading } = read.value;
  const { position, format } = reading;
  if (puzzle === undefined || puzzle.family !== family.id)
    return ok({ family, position, format, title: known(family.title) });
  return ok({ family, position, format, title: titleOf(puzzle, position), puzzle });
}

/** The board that was played last, as it stands. */
function lastBoard(ports: StudyPorts): Result<Found> {
  const puzzle = ports.usual();
  const saved = ports.savedGame(puzzle.name);
  const restored = saved === undefined ? undefined : Session.restore(saved, families);
  if (!restored?.ok) return boardOf(puzzle);
  const { family, position, format } = restored.value;
  return ok({ family, position, format, title: titleOf(puzzle, position), puzzle });
}

/** The title of a puzzle, and whether it stands as at its start. How it came to stand otherwise is not known: by play, or by editing. */
function titleOf(puzzle: Puzzle, position: unknown): string {
  const own = boardOf(puzzle);
  const title = titleHere(puzzle);
  return own.ok && same(own.value.position, position) ? title : t('{title}, another position', { title });
}

function boardOf(puzzle: Puzzle): Result<Found> {
  const board = readBoard(puzzle);
  if (!board.ok) return board;
  const { family, reading } = board.value;
  const { position, format } = reading;
  return ok({ family, position, format, title: titleHere(puzzle), puzzle });
}
