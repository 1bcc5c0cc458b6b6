import type { Cell, Explanation, Reason } from '@slidewise/core/contract';
import { goalGroups } from '@slidewise/core/draw';
import type { Advice, HintState, KeyCommand, KeyMap, Session } from '@slidewise/core/session';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { capital } from '../../terminal/wrap.js';
import type { FooterKey } from '../screen/footer.js';
import { GOAL_MARK, RESERVED_MARK } from './picture.js';
import type { SolverState } from './solver-thread.js';

/** The keys for help, as they are shown. */
export interface HelpKeys {
  readonly hint: string;
  readonly solution: string;
}

/** A hint that is shown, at one of its steps. */
export type ShownHint = Extract<HintState, { kind: 'piece' | 'move' | 'plan' }>;

/** The most reasons that are listed: more would be a list of all that there is on the board. */
const MOST_REASONS = 12;

/** What the note of a move says that the solver has played. */
export const SHOWN = 'shown by the solver';

/** What is counted during a game. */
export function factsOf(
  session: Session,
  solver: SolverState | undefined,
  studied: Advice<unknown> | undefined,
): [string, string][] {
  const unit = unitOf(session);
  return [
    [`${capital(unit)}s`, showCount(session.length)],
    ['Shortest', shortest(session, solver, studied)],
    ['Time', showClock(session.elapsed)],
  ];
}

/** The length of a shortest solution, or as much as is known of it so far. */
function shortest(session: Session, solver: SolverState | undefined, studied: Advice<unknown> | undefined): string {
  if (session.optimum !== undefined) return showCount(session.optimum);
  if (session.advice?.status === 'unsolvable') return 'no solution';
  if (studied?.length !== undefined)
    return `at most ${showCount(studied.length)}, at least ${showCount(studied.lowerBound)}`;
  if (studied !== undefined) return `at least ${showCount(studied.lowerBound)} (${studied.reason?.message})`;
  if (solver === undefined || session.solved) return session.solved ? 'not known' : '…';
  if (solver.activity !== undefined) return `… ${activityOf(solver)}`;
  return 'lowerBound' in solver ? `at least ${showCount(solver.lowerBound)} …` : '…';
}

/** The solver's activity, unless it is searching. */
function activityOf({ activity }: SolverState): string | undefined {
  return typeof activity === 'object' ? activity.message : activity;
}

/** The message while a hint is being computed. */
export function searching(solver: SolverState | undefined): string {
  const stored = solver !== undefined && 'counts' in solver ? solver.counts.stored : 0;
  const so = (solver && activityOf(solver)) ?? (stored > 0 ? `${showCount(stored)} positions so far` : undefined);
  return `Looking for the shortest solution …${so === undefined ? '' : ` (${so})`}`;
}

/** `0:07`, `12:34`, `1:02:03`. */
export function showClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pair = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(seconds % 60)}` : `${minutes}:${pair(seconds % 60)}`;
}

/** What has to be done, as far as a scene tells. */
export function goalOf({ scene, goal, family }: Session): string {
  const targets = scene.pieces.filter(({ role }) => role === 'target').map(({ label }) => label);
  const summary = family.goals.find(({ id }) => id === goal)?.summary;
  if (summary !== undefined)
    return `Goal: ${targets.length === 0 ? summary : summary.replace('the target', targets.join(', '))}.`;
  if (!scene.goals?.length) return `Goal: ${goal}.`;
  const only = scene.reserved?.length ? ` No other piece may enter those marked with ${RESERVED_MARK}.` : '';
  const places = goalGroups(scene).filter(({ isPlace }) => isPlace);
  const own = `Bring ${targets.join(', ')} to ${places.length === 0 ? 'the' : 'its'} cells marked with ${GOAL_MARK}.${only}`;
  if (places.length === 0) return own;
  const filled = `Put pieces of these sizes, any that fit, on the ${targets.length === 0 ? '' : 'other '}marked cells: ${places.map(({ cells }) => placeInWords(cells)).join('; ')}.`;
  return targets.length === 0 ? filled : `${own} ${filled}`;
}

/** Height and width of a place and its first cell: `1×2 at row 5, column 2`. */
function placeInWords(cells: readonly Cell[]): string {
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return `${Math.max(...rows) - top + 1}×${Math.max(...columns) - left + 1} at row ${top + 1}, column ${left + 1}`;
}

/** Why no move can be shown. */
export function noHintMessage(session: Session, { lowerBound, reason }: Advice<unknown>): string[] {
  const least = showAmount(lowerBound, unitOf(session));
  return [`No solution is known yet: ${reason?.message}. A solution has at least ${least} from here.`];
}

/** A step of a hint, and what the key tells next. */
export function hintMessage(session: Session, hint: ShownHint, { hint: key, solution }: HelpKeys): string[] {
  const { length, optimal, lowerBound } = hint.advice;
  const proof = optimal ? 'the fewest possible' : `but there may be a shorter one (at least ${showCount(lowerBound)})`;
  const toGo = `${showAmount(length!, unitOf(session))} to go, ${proof}.`;
  const whole = `${solution} plays the whole solution.`;
  if (hint.kind === 'piece') {
    const labels = hint.slide.shifts.map(({ piece }) => session.scene.pieces[piece]!.label);
    return [`Look at ${labels.join(' and ')}`, toGo, `${key} again tells where; ${whole}`];
  }
  if (hint.kind === 'move') return [`Next: ${hint.words.message}`, toGo, `${key} again tells why; ${whole}`];
  const { moves, reasons } = hint.plan;
  return [
    `Plan: ${moves.map(({ words }) => words.message).join(', ')}`,
    toGo,
    ...reasons.map(({ why }) => why.message),
    `${key} again plays ${hint.words.message}; ${whole}`,
  ];
}

/** The message after a hint was played. */
export function playedMessage(move: string, keys: HelpKeys): string[] {
  return [`Played: ${move}`, `${keys.hint} tells which piece is next.`];
}

/** The message before the whole solution is played, which the result will tell for good. */
export function solutionWarning({ solution }: HelpKeys): string {
  return `This plays the whole solution, and the result counts as shown. ${solution} again begins.`;
}

/** What still has to happen, a reason on each line. */
export function whyMessage(session: Session, why: Explanation): string[] {
  const listed = listedReasons(why).map(({ why: { message } }) => `${capital(message)}.`);
  const left = why.reasons.length - listed.length;
  const more = left === 0 ? [] : [`And ${showCount(left)} more like these.`];
  const least = showAmount(why.bound, unitOf(session));
  const bound = why.bound === 0 ? [] : [`At least ${least} from here${listed.length === 0 ? '.' : ':'}`];
  return [...bound, ...listed, ...more];
}

/** The reasons that are told, whose pieces are marked on the board. */
export function listedReasons({ reasons }: Explanation): readonly Reason[] {
  return reasons.slice(0, MOST_REASONS);
}

/** The message of a resumed game. */
export function resumedMessage(session: Session, anewKey: string): string[] {
  const { length, elapsed, log } = session;
  const undone = log.length > 0 && length === 0 ? ', back at the start' : '';
  const so = length === 0 ? '' : ` after ${showAmount(length, unitOf(session))}`;
  return [`Your game goes on${so} (${showClock(elapsed)})${undone}; ${anewKey} begins a new one.`];
}

/** A calm end. */
export function solvedMessage(session: Session): string[] {
  const { length, optimum, log, at, help } = session;
  const unit = unitOf(session);
  const best =
    optimum === undefined
      ? ''
      : optimum === length
        ? ', the fewest possible'
        : ` (the shortest solution has ${showCount(optimum)})`;
  const shown = log.slice(0, at).filter(({ note }) => note === SHOWN).length;
  const some = `${showCount(shown)} of them ${shown === 1 ? 'was' : 'were'} shown.`;
  const shownMessage = shown === at ? 'The whole solution was shown.' : some;
  const helped = {
    clean: [],
    hinted: ['It took a hint.'],
    shown: [shown === 0 ? 'Some of the way had been shown.' : shownMessage],
  }[help];
  return [`Solved in ${showAmount(length, unit)}${best}.`, ...helped];
}

/** The commands of the terminal: new puzzles are dealt in the browser. */
export type GameCommand = Exclude<KeyCommand, 'deal'>;

/** The words for a command on the last lines, and which of them are the first to go where room is short. */
const FOOTER: Record<GameCommand, Omit<FooterKey, 'text'> & { readonly name: string }> = {
  help: { name: 'help', expendable: 0 },
  quit: { name: 'quit', expendable: 1 },
  next: { name: 'next puzzle', short: 'next', expendable: 1 },
  hint: { name: 'hint', expendable: 3 },
  undo: { name: 'undo', expendable: 5 },
  other: { name: 'other puzzle', short: 'other', expendable: 6 },
  restart: { name: 'restart', expendable: 7 },
  save: { name: 'save', expendable: 8 },
  why: { name: 'why', expendable: 9 },
  solution: { name: 'solution', expendable: 12 },
  anew: { name: 'new game', short: 'new', expendable: 10 },
  redo: { name: 'redo', expendable: 11 },
};

/** The keys that do something now, each with what it does. */
export function keysOf(
  { solved, canUndo, canRedo }: Session,
  keyMap: KeyMap,
  commands: readonly GameCommand[],
  oneFreeCell: boolean,
  playing: boolean,
): FooterKey[] {
  if (playing) return [{ text: 'any key stops', expendable: 0 }];
  const useful = commands
    .filter((command) => (command !== 'undo' && command !== 'restart') || canUndo)
    .filter((command) => command !== 'redo' || canRedo)
    .filter((command) => command !== 'anew' || canUndo || canRedo);
  const select = { text: 'Tab, name or click select', short: 'Tab select', expendable: 4 };
  const slide = { text: `←↑↓→ or ${oneFreeCell ? 'click' : 'drag'} slide`, short: '←↑↓→ slide', expendable: 2 };
  const named = useful.map((command) => {
    const { name, short, expendable } = FOOTER[command];
    const key = keyMap.shown(command);
    return { text: `${key} ${name}`, ...(short === undefined ? {} : { short: `${key} ${short}` }), expendable };
  });
  return [...(solved ? [] : oneFreeCell ? [slide] : [select, slide]), ...named];
}

function unitOf({ family, metric }: Session): string {
  return metricUnit(family, metric);
}
