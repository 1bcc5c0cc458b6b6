import { kindById, type RunStatus, statusOf } from '@slidewise/batch';
import type { Participant } from '@slidewise/batch/redis';
import { resumeCommand } from '../../runs/command-line.js';
import { describeReadError } from '../../runs/describe-error.js';
import { inStatuses } from '../../runs/progress-text.js';
import { redisPlace, strayPrefix } from '../../runs/redis-place.js';
import { complain, visible } from '../../terminal/complain.js';
import { errorLine, errorRows } from './errors.js';
import type { StatusFlags } from './options.js';
import { statusLines } from './status-lines.js';

/** Prints how far a run has come, and returns the exit code. */
export async function run(dir: string, flags: StatusFlags): Promise<number> {
  try {
    const others = await participantsBy(flags);
    if (others !== undefined && 'error' in others) return complain(others.error);
    const status = await statusOf(dir);
    if (flags.json) {
      const errors = [];
      if (flags.errors) for await (const row of errorRows(dir)) errors.push(row);
      const all = { ...jsonOf(dir, status, others), ...(flags.errors ? { errors } : {}) };
      process.stdout.write(`${JSON.stringify(all)}\n`);
    } else {
      process.stdout.write(`${statusLines(dir, status, others).join('\n')}\n`);
      if (flags.errors) for await (const row of errorRows(dir)) process.stdout.write(`${visible(errorLine(row))}\n`);
    }
    return status.complete ? 0 : 1;
  } catch (error) {
    const message = describeReadError(error, dir);
    if (message === undefined) throw error;
    return complain(message);
  }
}

/** Who is there on a cluster, if that is asked for. */
async function participantsBy({
  redis,
  prefix,
}: StatusFlags): Promise<readonly Participant[] | { readonly error: string } | undefined> {
  if (redis === undefined) {
    const error = strayPrefix({ prefix });
    return error === undefined ? undefined : { error };
  }
  const place = await redisPlace({ redis, prefix });
  if ('error' in place) return place;
  const { participants } = await import('@slidewise/batch/redis');
  return participants(place);
}

function jsonOf(dir: string, status: RunStatus, others: readonly Participant[] | undefined): object {
  const { manifest, tally, holder, complete, isWhole, proved, ...counts } = status;
  const { kind: id, inputs, version, unique, begun } = manifest;
  const kind = kindById(id);
  const { rows = 0, ...statuses } = tally;
  return {
    ...{ run: dir, kind: id, inputs, version, complete, isWhole, ...counts },
    different: unique && kind !== undefined ? inStatuses(tally, kind) : undefined,
    rows,
    statuses,
    proved,
    process: holder === undefined ? null : { host: holder.host, pid: holder.pid },
    workers: others?.flatMap(({ role, id, threads }) => (role === 'worker' ? [{ id, threads }] : [])),
    resume: begun === undefined ? undefined : resumeCommand(begun, dir),
  };
}
