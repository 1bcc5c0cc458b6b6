import type { RedisPlace } from '@slidewise/batch/redis';
import type { RequestLimits } from '../operations/operation-work.js';
import type { Folders } from '../threads/messages.js';

/** How a service is set up. */
export interface ServiceOptions {
  /** Where it listens, for the names that it answers to. */
  readonly host: string;
  readonly version: string;
  readonly folders: Folders;
  readonly limits: RequestLimits;
  /** Solving threads. */
  readonly threads: number;
  /** Requests that may wait for a thread. */
  readonly queue: number;
  /** Requests that one address may make in a minute; any number if left out. */
  readonly rate?: number;
  /** What each request must bring. */
  readonly token?: string;
  /** Origins whose pages may use the service. */
  readonly origins: readonly string[];
  /** The folder that keeps batches. */
  readonly batches: string;
  /** Where Redis is, if workers on other machines do the batches. */
  readonly redis?: RedisPlace;
  /** Whether `/mcp` serves tools for models. */
  readonly mcp?: boolean;
  /** Whether it has boards for programs that learn. */
  readonly gym?: boolean;
  /** The folder of the web app, if it is served, too. */
  readonly web?: string;
  /** Where log lines go; none are written if left out. */
  readonly log?: { write(line: string): void };
  /** Whether log lines have boards. */
  readonly logBoards?: boolean;
}
