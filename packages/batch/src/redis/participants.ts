import { checkRedis, connect, type RedisPlace } from './connect.js';
import { type Participant, Presence } from './presence.js';

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
