/** A Redis of one's own: on a port of its own, with its files in a folder of its own. */
export class RedisServer {
  constructor(folder: string, ...options: string[]);
  readonly url: string;
  start(): Promise<this>;
  kill(): Promise<void>;
  /** The answer to a command, as redis-cli prints it. */
  ask(...command: string[]): string;
}
/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number>;
