import { message } from '@slidewise/core/messages';
import { operationNamed } from '../operations/index.js';
import type { OperationWork } from '../operations/operation-work.js';
import type { Job, JobEnd } from './messages.js';
import { Cancelled, HandOver } from './thread-work.js';

const noPictureAsked = message('no-picture-asked', () => 'the answer has no picture: ask for one in "picture"');

/** Does an operation, and says what became of it. */
export async function workOn(
  { operation: name, input, media }: Omit<Job, 'id' | 'brief'>,
  work: OperationWork,
): Promise<JobEnd> {
  try {
    const operation = operationNamed(name)!;
    const answer = await operation.run(input as never, work);
    if (!answer.ok) return answer;
    if (!media) return { type: 'application/json', body: JSON.stringify(answer.value) };
    const found = operation.media?.(answer.value);
    return found === undefined ? { problem: noPictureAsked() } : { type: found.type, body: found.bytes };
  } catch (error) {
    if (error instanceof HandOver) return { handOver: true };
    if (error instanceof Cancelled) return { cancelled: true };
    return { fault: (error as Error).stack ?? String(error) };
  }
}
