import type { Redis } from 'ioredis';
import { RunError } from '../run-error.js';
import { checkRedis, connect, type RedisPlace } from './connect.js';

/** A process that works on the queue, or collects from it. */
export interface Participant {
  /** Whether it works on chunks or collects results. */
  readonly role: 'worker' | 'collector';
  /** The machine and the process. */
  readonly id: string;
  /** The version of its program. */
  readonly version: string;
  /** How many threads it works with. */
  readonly threads: number;
  /** The run of a collector. */
  readonly run?: string;
}

/** How often one shows up, and after how long one counts as gone, in milliseconds. */
const PERIOD = 2000;
const GONE = 10_000;

/** Who is there: a sorted set of participants by the time, on the clock of Redis, at which they last showed up. */
export class Presence {
  private readonly key: string;
  /** Undefined for an observer. */
  private readonly me: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** The last time of showing up, which may be under way. */
  private showing: Promise<unknown> = Promise.resolve();
  private seen: readonly Participant[] = [];

  constructor(
    private readonly redis: Redis,
    prefix: string,
    private readonly participant?: Participant,
  ) {
    this.key = `${prefix}:present`;
    this.me = participant && JSON.stringify(participant);
  }

  /** Shows up from now on; fails if another process is of another version. `also` is done each time, too. */
  async enter(also: () => Promise<unknown> = async () => {}): Promise<void> {
    await this.look();
    const { version } = this.participant!;
    const other = this.seen.find((each) => each.version !== version);
    if (other !== undefined) {
      await this.leave();
      throw new RunError(
        `the ${other.role} ${other.id} is slidewise ${other.version}, and this is ${version}: all on one queue must be the same (another --prefix keeps them apart)`,
      );
    }
    await also();
    this.timer = setInterval(() => {
      // One after the other, so that the last one is all there is to wait for.
      this.showing = this.showing.then(() => this.look().then(also)).catch(() => {});
    }, PERIOD);
  }

  /** The threads of all workers that are there. */
  get threads(): number {
    return this.workers.reduce((sum, { threads }) => sum + threads, 0);
  }

  get workers(): readonly Participant[] {
    return this.seen.filter(({ role }) => role === 'worker');
  }

  /** All others as they were last seen. */
  get others(): readonly Participant[] {
    return this.seen;
  }

  /** When this returns, nothing is shown any more, and `also` is not done again. */
  async leave(): Promise<void> {
    this.rest();
    await this.showing;
    if (this.me !== undefined) await this.redis.zrem(this.key, this.me);
  }

  /** Does not show up any more, and leaves it to others to notice. */
  rest(): void {
    clearInterval(this.timer);
  }

  /** Shows up, and looks who else has. */
  async look(): Promise<void> {
    const [seconds = 0, micros = 0] = (await this.redis.time()).map(Number);
    const now = seconds * 1000 + Math.floor(micros / 1000);
    await this.redis.zremrangebyscore(this.key, 0, String(now - GONE));
    if (this.me !== undefined) {
      await this.redis.zadd(this.key, String(now), this.me);
      // No process is left to tidy up where the last one was killed.
      await this.redis.pexpire(this.key, GONE);
    }
    const others = (await this.redis.zrange(this.key, '0', '-1')).filter((each) => each !== this.me);
    this.seen = others.flatMap((each) => participantIn(each) ?? []);
    // An entry that names no process was put there by another program, and would stay as long as others show up.
    const strange = others.filter((each) => participantIn(each) === undefined);
    if (strange.length > 0) await this.redis.zrem(this.key, ...strange);
  }
}

/** The participant that an entry speaks of; undefined if it is none. */
function participantIn(entry: string): Participant | undefined {
  try {
    const read = JSON.parse(entry) as Partial<Participant> | null;
    const { role, id, version, threads } = read ?? {};
    const isOne = (role === 'worker' || role === 'collector') && Number.isSafeInteger(threads);
    return isOne && typeof id === 'string' && typeof version === 'string' ? (read as Participant) : undefined;
  } catch {
    return undefined;
  }
}

/** The workers and collectors that are there now. */
export async function participants(place: RedisPlace): Promise<readonly Participant[]> {
  await checkRedis(place);
  const redis = connect(place);
  try {
    const presence = new Presence(redis, place.prefix);
    await presence.look();
    return presence.others;
  } finally {
    redis.disconnect();
  }
}
