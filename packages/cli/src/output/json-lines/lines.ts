import type { Field } from './field.js';
import { WORDS, type Word } from './words.js';

/** A kind of line that a command prints with --json, or that a run has as a row. */
export interface LineKind {
  /** The commands, as they are called without the name of the program. */
  readonly commands: readonly string[];
  /** What there is a line for. */
  readonly about: string;
  /** How it may end, where it says so. */
  readonly statuses?: readonly string[];
  readonly fields: Readonly<Partial<Record<Word, Field>>>;
}

/** `length|null title?`: names of words, with a mark where a line has null or nothing in their place. */
function fieldsOf(names: string): LineKind['fields'] {
  const entries = names.split(' ').map((each) => {
    const [, name, mayBeNull, maybe] = /^(\w+)(\|null)?(\?)?$/.exec(each)!;
    const word: Field = WORDS[name as Word];
    return [name, { ...word, ...(mayBeNull && { nullable: true }), ...(maybe && { optional: true }) }];
  });
  return Object.fromEntries(entries);
}

/** A sentence, and what it is made of. */
const REASON = 'reason? reasonCode? reasonValues?';
const BOARD = 'board id text|null family format goal';
/** The same in rows of runs, where the text is what was read. */
const ROW = 'board text family format goal';
const SOLVED = ['solved', 'unsolvable', 'stopped'];
const CHECKED = 'metric status legal|null solved|null length|null shortest|null optimum|null lowerBound|null';
const RATED = `metric status optimum|null optima bounds score|null level features notes ${REASON}`;

function line(
  commands: string | readonly string[],
  about: string,
  names: string,
  statuses?: readonly string[],
): LineKind {
  const base = { commands: [commands].flat(), about, fields: fieldsOf(names) };
  return statuses === undefined ? base : { ...base, statuses };
}

/** All lines that there are. */
export const LINES: readonly LineKind[] = [
  line(
    'solve',
    'a board',
    `${BOARD} metric algorithm heuristic|null status optimal length|null lowerBound|null moves stats ${REASON}`,
    SOLVED,
  ),
  line(
    'hint',
    'the board',
    `${BOARD} metric status move|null length|null remaining|null optimal lowerBound|null ${REASON} why|null`,
    SOLVED,
  ),
  line('verify', 'the solution', `${BOARD} status legal solved moves firstBad|null lengths`, ['valid', 'invalid']),
  line(
    'review',
    'the game',
    `${BOARD} metric status solved length optimum|null moves points turningPoint|null finding ${REASON}`,
    ['reviewed', 'partial', 'unsolvable'],
  ),
  line('improve', 'the game', `${BOARD} metric moves length before proved complete`),
  line('animate', 'the solution', `${BOARD} scene moves motion`),
  line('measure', 'a board', `${BOARD} metric values status? optimal? length|null? lowerBound|null?`, SOLVED),
  line(
    'compare',
    'a method on a board',
    `${BOARD} metric algorithm|null heuristic|null planned status optimal length|null lowerBound|null stats|null ${REASON}`,
    [...SOLVED, 'skipped'],
  ),
  line(
    'compare --ties any',
    'a method on a board',
    `${BOARD} metric algorithm|null heuristic|null runs statuses bands ${REASON}`,
  ),
  line(
    'measure --check',
    'a heuristic on a board',
    `${BOARD} metric heuristic positions admissible consistent tooHigh|null tooSteep|null`,
  ),
  line('trace', 'an event of the search', 'event id text|null move? f? g? h?'),
  line('trace', 'its end', `event ${BOARD} status length|null optimal ${REASON}`, SOLVED),
  line('trace --against', 'the log', `${BOARD} status lines taken line|null found|null expected|null`, [
    'same',
    'different',
  ]),
  line(
    'tree',
    'the search',
    `${BOARD} metric algorithm heuristic|null weight? status length|null optimal expansions nodes ${REASON}`,
    [...SOLVED, 'searching'],
  ),
  line(
    'map',
    'the board',
    `${BOARD} metric status optimal length|null solutions|null complete limit? positions edges solvedPositions layers farthest hardest deadEnds articulationPoints blocks degrees identicalPieces symmetries`,
    SOLVED,
  ),
  line('rate', 'a board', `${BOARD} ${RATED}`, ['rated', 'unsolvable', 'stopped']),
  line('show', 'a board', `${BOARD} scene`),
  line('convert', 'a board', `${BOARD} readAs options renamed`),
  line(
    'list',
    'a board of the collection',
    `${BOARD} width height pieces title chinese? level|null? metric|null optimum|null? status? optimal? length|null? lowerBound|null? ${REASON}`,
    SOLVED,
  ),
  line('daily', 'a board of the day', `${BOARD} date metric optimum`),
  line('generate', 'a board', `${BOARD} metric optimum optima score|null level positions|null seed file?`),
  line(['enumerate', 'batch merge of enumerate'], 'a board', 'text metric length? positions distances diameter?'),
  line('enumerate --count', 'a count', 'counted metric positions distances components'),
  line('batch merge of count', 'a count of a part', 'shard counted metric positions distances components'),
  line(
    'grade',
    'a file',
    `student|null file board|null family|null metric|null status right legal|null solved|null length|null shortest|null optimum|null lowerBound|null excess|null firstBad|null ${REASON} error? errorCode? errorValues?`,
    ['valid', 'invalid', 'error'],
  ),
  line(
    'grade --by student',
    'a student',
    'student|null onRoster|null files boards rightBoards shortestBoards wrongBoards missing|null',
  ),
  line(
    'batch merge of solve',
    'a board',
    `${ROW} metric algorithm heuristic|null status optimal length|null lowerBound|null moves stats ${REASON}`,
    SOLVED,
  ),
  line('batch merge of rate', 'a board', `${ROW} ${RATED}`, ['rated', 'unsolvable', 'stopped']),
  line('batch merge of verify', 'a line', `${ROW} ${CHECKED} ${REASON}`, ['valid', 'invalid', 'stopped']),
  line(
    ['batch solve', 'batch rate', 'batch verify', 'enumerate --out'],
    'the run',
    'run kind complete items different? before chunks rows statuses ms',
  ),
  line(
    'batch status',
    'the run',
    'run kind inputs version complete isWhole chunks ofChunks damaged items ofItems different? rows statuses proved? process|null workers? resume? errors?',
  ),
  line('cache', 'a table', 'name path bytes modified'),
  line('doctor', 'a check', 'check status fact effect? advice? facts', ['good', 'slow', 'absent', 'broken']),
];

/** What stands in the place of a board that nothing can be done with; a row of a run has the place, too. */
export const ERROR_LINE = line(
  'all of them',
  'a board that cannot be read',
  'board status line? column|null? error errorCode? errorValues?',
  ['error'],
);
