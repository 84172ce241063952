import { once } from 'node:events';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis, type RedisOptions } from 'ioredis';
import type { BetweenProcesses, OpenBetween } from './between-processes.ts';

const connectMs = 5_000;
const maxPauseMs = 2_000;
/** After a reconnection all of the adapter's connections come back within this time; what is heard after it is whole. */
const settledMs = 200;
/** How often a Redis that answers and takes nothing (full, read only) is tried again. */
const triedEveryMs = 2_000;
/** A hearer waits for news for five seconds at most, so a line that is silent for longer is dead. */
const silentMs = 15_000;
/** So many messages stay for who reads slowly; a busy second of tables has a few hundred. */
const maxKept = 10_000;
const readAtOnce = 500;

const shared = {
  connectTimeout: connectMs,
  keepAlive: 10_000,
  // A command that waits for its answer goes on waiting when the connection is back.
  maxRetriesPerRequest: null,
  retryStrategy: (tries: number) => Math.min(50 * 2 ** Math.min(tries, 10), maxPauseMs),
} satisfies RedisOptions;

/**
 * Carries messages between processes over a Redis or Valkey, once it has answered. Throws what keeps it from answering.
 * @param name of the installation: several may use one Redis, whose channels know no databases
 */
export async function connectBetweenByRedis(url: string, name: string): Promise<OpenBetween> {
  // What cannot be said at once is not said later, when it is no news: who missed it comes again and reads.
  const speaking = new Redis(url, { ...shared, lazyConnect: true, enableOfflineQueue: false });
  const refused = once(speaking, 'error').then(([error]) => Promise.reject(error));
  try {
    await Promise.race([speaking.connect(), refused]);
  } catch (error) {
    speaking.disconnect();
    throw error;
  }
  return (tools) => between(speaking, url, name, tools);
}

function between(
  speaking: Redis,
  url: string,
  name: string,
  { onFailure, onGap }: Parameters<OpenBetween>[0],
): BetweenProcesses {
  const hearing: Redis[] = [];
  let isAway = false;
  let isClosed = false;
  let settling: NodeJS.Timeout | undefined;
  let trying: NodeJS.Timeout | undefined;
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const lost = (error: Error): void => {
    if (isAway || isClosed) return;
    isAway = true;
    // What it was about to say is no business of the log.
    onFailure(new Error(error.message));
    trying = setInterval(tryAgain, triedEveryMs);
  };
  /** No connection was lost, perhaps: then nothing but an answer says that it takes news again. */
  const tryAgain = (): void => {
    if (!isWhole()) return;
    speaking.set(`baize:${name}:try`, '1', 'EX', 60).then(back, () => undefined);
  };
  const isWhole = () => [speaking, ...hearing].every(({ status }) => status === 'ready');
  const back = (): void => {
    if (!isWhole()) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      if (!isWhole() || isClosed) return;
      if (isAway) onGap();
      isAway = false;
      clearInterval(trying);
      markReady();
    }, settledMs);
  };
  const watch = (client: Redis): void => {
    client.on('error', lost);
    client.on('close', () => lost(new Error('the connection to Redis was lost')));
    client.on('ready', back);
  };
  watch(speaking);

  /** The adapter leaves some failures to nobody, which would end the process. */
  const reported =
    <A extends unknown[]>(say: (...words: A) => Promise<unknown>) =>
    (...words: A) =>
      say(...words).catch((error: Error) => {
        lost(error);
        return null;
      });
  const speaker = Object.create(speaking, {
    // Connections that it asks for connect by themselves, again and again.
    options: { value: { ...speaking.options, lazyConnect: false } },
    xadd: { value: reported(speaking.xadd.bind(speaking) as (...words: unknown[]) => Promise<unknown>) },
    publish: { value: reported(speaking.publish.bind(speaking) as (...words: unknown[]) => Promise<unknown>) },
    duplicate: {
      value: () => {
        const client = new Redis(url, { ...shared, socketTimeout: silentMs });
        watch(client);
        hearing.push(client);
        return client;
      },
    },
  });
  return {
    adapter: createAdapter(speaker, {
      ...{ streamName: `baize:${name}`, channelPrefix: `baize:${name}` },
      ...{ maxLen: maxKept, readCount: readAtOnce },
    }),
    ready,
    close: () => {
      isClosed = true;
      clearTimeout(settling);
      clearInterval(trying);
      for (const client of [speaking, ...hearing]) client.disconnect();
    },
  };
}
