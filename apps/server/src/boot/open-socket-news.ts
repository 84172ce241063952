import { createLookupHash } from '../platform/crypto/lookup-hash.ts';
import type { OpenBetween } from '../platform/sockets/between-processes.ts';
import { StartFailure } from './start-failure.ts';

const nameDigits = 16;

/** Connects to the Redis that carries sockets' news, where one is set; without one nothing is loaded. Throws StartFailure. */
export async function openSocketNews(redisUrl: string | null, secret: string): Promise<OpenBetween | null> {
  if (redisUrl === null) return null;
  const { connectBetweenByRedis } = await import('../platform/sockets/between-by-redis.ts');
  const name = createLookupHash(secret)('socket news').toString('hex').slice(0, nameDigits);
  try {
    return await connectBetweenByRedis(redisUrl, name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartFailure(`The Redis of REDIS_URL cannot be reached: ${message || code || 'no answer'}.`, {
      cause: error,
    });
  }
}
