import { type Message, message } from '@slidewise/core/messages';

// What the terminal says where it goes on like a message of the library.

export const fileNameEnding = message(
  'file-name-ending',
  ({ file, option, known, asked }: { file: string; option: string; known: string; asked: string | null }) =>
    `the file name for ${option} must end in ${known}${asked === null ? '' : `, or ${asked} says the format`}, but "${file}" does not`,
);
export const fileFormatTwice = message(
  'file-format-twice',
  ({ file, ending, option, format }: { file: string; ending: string; option: string; format: string }) =>
    `"${file}" ends in ${ending}, but ${option} says ${format}: leave one of them out`,
);

// Checkpoints.

export const noCheckpoint = message(
  'no-checkpoint',
  ({ file }: { file: string }) => `${file} is no checkpoint of slidewise, so it is left alone`,
);
export const checkpointDamaged = message(
  'checkpoint-damaged',
  ({ file }: { file: string }) => `${file} is damaged, so it is left alone: remove it to begin again`,
);
export const checkpointOfOther = message(
  'checkpoint-of-other',
  ({ file, board }: { file: string; board: string }) => `${file} is the checkpoint of another board, ${board}`,
);
export const checkpointHeuristic = message(
  'checkpoint-heuristic',
  ({ file, heuristic }: { file: string; heuristic: string }) =>
    `${file} is the checkpoint of a search with the heuristic "${heuristic}": give --heuristic ${heuristic} to go on`,
);
export const checkpointFolder = message(
  'checkpoint-folder',
  ({ file, folder }: { file: string; folder: string }) =>
    `${file}: there is no directory ${folder} to keep a checkpoint in`,
);
export const checkpointNoFile = message(
  'checkpoint-no-file',
  ({ file }: { file: string }) => `${file} is no file that can keep a checkpoint`,
);
/** What the system says. */
export const systemError = message('system-error', ({ error }: { error: string }) => error);

export const withTablesOption = message(
  'with-tables-option',
  ({ why }: { why: Message }, tell) => `${tell(why)} (--tables builds them)`,
);
