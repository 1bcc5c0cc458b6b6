import { Redis } from 'ioredis';
import { RunError } from '../run-error.js';

/** Where Redis is, and what the names of our keys begin with. */
export interface RedisPlace {
  /** The address. */
  readonly url: string;
  /** What the names of all keys begin with. */
  readonly prefix: string;
}

/** Milliseconds that the first connection may take. */
const PATIENCE = 5000;
/** The oldest version whose commands BullMQ needs without reservation. */
const OLDEST = [6, 2] as const;

/** A connection that comes back by itself when Redis does, and that waits meanwhile. */
export function connect({ url }: RedisPlace): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(100 * 2 ** Math.min(attempt, 6), 3000),
  });
  // Those that wait report it; without a listener, Node would end the program.
  redis.on('error', () => {});
  return redis;
}

/**
 * Looks whether Redis is there, lets us in and is set up as it must be: fails with a sentence that says what is wrong and how to mend it. Returns what is not wrong but should be
 * known.
 */
export async function checkRedis(place: RedisPlace): Promise<readonly string[]> {
  const where = shownUrl(place.url);
  const redis = new Redis(place.url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    disconnectTimeout: 100,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    enableReadyCheck: false,
  });
  let last: Error | undefined;
  redis.on('error', (error) => {
    last = error;
  });
  try {
    await redis.connect();
    await checkDatabase(redis, where);
    return notesOn(await redis.info(), where);
  } catch (error) {
    if (error instanceof RunError) throw error;
    throw new RunError(
      `${where}: ${whyNot(/^(NO|WRONG)/.test((error as Error).message) ? (error as Error) : (last ?? (error as Error)))}`,
    );
  } finally {
    redis.disconnect();
  }
}

/** Fails if there is no such database: a connection says nothing of it, and stays in database 0. */
async function checkDatabase(redis: Redis, where: string): Promise<void> {
  const { db = 0 } = redis.options;
  if (db === 0) return;
  try {
    await redis.select(db);
  } catch (error) {
    const { message } = error as Error;
    if (!/DB index|out of range|cluster mode/i.test(message)) throw error;
    throw new RunError(
      `${where}: this Redis has no database ${db} (${message}); name one that it has, or leave the number out for database 0`,
    );
  }
}

/** The address without what is secret in it; fails if it is none. */
export function shownUrl(url: string): string {
  let parsed: URL | undefined;
  try {
    parsed = new URL(url);
  } catch {
    // Reported below.
  }
  if (
    parsed === undefined ||
    !/^rediss?:$/.test(parsed.protocol) ||
    parsed.hostname === '' ||
    !/^(\/\d*)?$/.test(parsed.pathname)
  ) {
    throw new RunError('the address of Redis must be like redis://HOST:6379 or rediss://USER:PASSWORD@HOST:6379/0');
  }
  const { protocol, hostname, port, pathname } = parsed;
  return `${protocol}//${hostname}:${port || '6379'}${pathname === '/' ? '' : pathname}`;
}

function whyNot(error: NodeJS.ErrnoException): string {
  const { code = '', message } = error;
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing answers there; is Redis running?',
    ECONNRESET: 'the connection was closed; does it want TLS (rediss://), or not?',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'the name of the host cannot be looked up',
    EHOSTUNREACH: 'the host cannot be reached',
    ETIMEDOUT: 'nothing answers in time; does it speak TLS (rediss://), or not?',
  };
  if (/^WRONGPASS/.test(message)) return 'the user or the password is wrong';
  if (/^NOAUTH/.test(message)) return 'a password is needed (redis://:PASSWORD@HOST)';
  if (/^NOPERM/.test(message)) return `this user lacks rights: ${message}`;
  if (/certificate|self.signed/i.test(message)) {
    return `TLS fails: ${message}; NODE_EXTRA_CA_CERTS=FILE names a certificate authority of your own`;
  }
  if (/wrong version number|SSL/i.test(message)) return `TLS fails: ${message}`;
  return reasons[code] ?? `it cannot be used: ${message}`;
}

/** What is wrong with a Redis, by what it says about itself. */
function notesOn(info: string, where: string): readonly string[] {
  const facts = new Map(info.split('\r\n').map((line) => line.split(/:(.*)/, 2) as [string, string]));
  const version = facts.get('redis_version') ?? '0';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new RunError(`${where}: Redis ${OLDEST.join('.')} or later is needed; this is ${version}`);
  }
  const policy = facts.get('maxmemory_policy') ?? 'noeviction';
  if (policy !== 'noeviction') {
    throw new RunError(
      `${where}: this Redis throws keys away when its memory is full (maxmemory-policy ${policy}), and with them work; ` +
        'set it to noeviction, in redis.conf or by "redis-cli config set maxmemory-policy noeviction"',
    );
  }
  if (facts.get('role') === 'slave') throw new RunError(`${where}: this Redis is a replica; name the primary one`);
  if (facts.get('aof_enabled') === '1') return [];
  return [
    `${where}: without its append-only file (appendonly yes) Redis forgets what is in flight when it restarts; that is done again then`,
  ];
}
