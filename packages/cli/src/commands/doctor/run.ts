import { RunError } from '@slidewise/batch';
import { redisPlace } from '../../runs/redis-place.js';
import { colors } from '../../terminal/colors.js';
import { complain } from '../../terminal/complain.js';
import { capital, fitted } from '../../terminal/wrap.js';
import { type Finding, findingsOn } from './findings.js';
import { lookAround } from './machine.js';
import { ANY_PREFIX, type DoctorFlags } from './options.js';

/** Prints what was found on this machine, and returns the exit code. */
export async function run({ redis, json }: DoctorFlags): Promise<number> {
  const place = redis === undefined ? undefined : await redisPlace({ redis, prefix: ANY_PREFIX });
  if (place !== undefined && 'error' in place) return complain(place.error);
  const machine = await lookAround(place).catch((error) => {
    if (error instanceof RunError) return error;
    throw error;
  });
  if (machine instanceof RunError) return complain(machine.message);
  const findings = findingsOn(machine);
  for (const finding of findings) {
    process.stdout.write(json ? `${JSON.stringify(finding)}\n` : `${fitted(inWords(finding), process.stdout)}\n`);
  }
  return findings.some(({ status }) => status === 'broken') ? 1 : 0;
}

const SIGNS: Readonly<Record<Finding['status'], string>> = { good: '✓', slow: '!', absent: '–', broken: '✗' };

/** A line for what there is, and one for what follows from it; columns are two blanks apart. */
function inWords({ check, status, fact, effect, advice }: Finding): string {
  const paint = { good: colors.green, slow: colors.yellow, absent: colors.dim, broken: colors.red }[status];
  const lines = [`${paint(SIGNS[status])}  ${check.padEnd(11)}  ${fact}`];
  const more = [effect, advice].filter((text) => text !== undefined).map(capital);
  if (more.length > 0) lines.push(`${' '.repeat(16)}${more.map((text) => `${text}.`).join(' ')}`);
  return lines.join('\n');
}
