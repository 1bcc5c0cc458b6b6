import { join } from 'node:path';
import { english } from '@slidewise/core/messages';
import { type PddlFiles, pddlOf } from '@slidewise/lab/pddl';
import { makeFolder, writeWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { aboutBoard, defined, type Failure, failure } from '@slidewise/server/answers';
import { type InputBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { folderNameError } from '../../output/file-format.js';
import { fileNames } from '../../output/file-names.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { type ConvertFlags, PDDL } from './options.js';

/** Writes all boards for planners, in order, and returns the exit code. */
export async function runPddl(paths: readonly string[], flags: ConvertFlags): Promise<number> {
  const { out, json } = flags;
  const wrong = out === undefined ? undefined : folderNameError('--out', out);
  if (wrong !== undefined) return complain(wrong);
  const boards: { readonly label: string; readonly files: PddlFiles }[] = [];
  let [code, isFirst] = [0, true];
  for await (const board of readBoards(paths, flags.family, readOptions(flags))) {
    const files = filesOf(board, flags.metric);
    if ('error' in files) {
      code = Math.max(code, complainAbout(board.label, files, json, board.hushed));
      continue;
    }
    if (json) process.stdout.write(jsonLine(board, files));
    else if (out === undefined) process.stdout.write(`${isFirst ? '' : '\n'}${textOf(files)}`);
    else boards.push({ label: board.label, files });
    isFirst = false;
  }
  return out === undefined || boards.length === 0 ? code : Math.max(code, await write(out, boards));
}

function filesOf(
  { label, family, reading, error, cause }: InputBoard,
  metric: string | undefined,
): PddlFiles | Failure {
  if (family === undefined || reading === undefined) return { error: error!, ...(cause && { cause }) };
  if (metric !== undefined && !family.metrics.some(({ id }) => id === metric)) {
    return failure(label, english.unknownMetric(metric, family.metrics));
  }
  const files = pddlOf(family, reading.position, defined({ metric, name: label }));
  return files ?? { error: `${label}: boards of ${family.title} cannot be written as ${PDDL.id}` };
}

function textOf({ domain, problem }: PddlFiles): string {
  return `${domain}\n${problem}`;
}

function jsonLine({ label, family, reading }: InputBoard, files: PddlFiles): string {
  const object = {
    ...aboutBoard({ label, family: family!, reading: reading! }),
    text: textOf(files),
    format: PDDL.id,
    readAs: reading!.format,
    options: {},
    renamed: {},
  };
  return `${JSON.stringify(object)}\n`;
}

async function write(
  out: string,
  boards: readonly { readonly label: string; readonly files: PddlFiles }[],
): Promise<number> {
  const names = fileNames(
    boards.map(({ label }) => label),
    'board',
  );
  let path = out;
  try {
    makeFolder(out);
    for (const [i, { files }] of boards.entries()) {
      for (const part of ['domain', 'problem'] as const) {
        path = join(out, `${names[i]}-${part}.pddl`);
        await writeWhole(path, [files[part]]);
      }
    }
    return 0;
  } catch (error) {
    return complain(`${path}: ${describeSystemError(error, 'written')}`);
  }
}
