import pg from 'pg';
import type { Clock } from '../clock.ts';

/** News of other processes over one channel of the database (LISTEN). */
export interface Notifications {
  /** True while every notification is certain to arrive: the connection answered just now. */
  isCurrent(): boolean;
  /** `null`: something may have been missed. */
  onNews(listener: (payload: string | null) => void): void;
  close(): Promise<void>;
}

/** How often the connection must answer, and after which silence it no longer counts. */
const beatMs = 500;
const silenceMs = 1_500;
const reconnectMs = 1_000;

/** A connection of its own, made again whenever it breaks. While it is broken `isCurrent` is false: nobody relies on what he missed. */
export function listenTo(options: {
  connectionString: string;
  channel: string;
  clock: Clock;
  onFailure: (error: unknown) => void;
}): Notifications {
  const listeners: ((payload: string | null) => void)[] = [];
  let client: pg.Client | null = null;
  let answeredAtMs = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const nowMs = () => options.clock.now().getTime();
  const notify = (payload: string | null) => {
    for (const listener of listeners) listener(payload);
  };

  const drop = (broken: pg.Client): void => {
    if (client === broken) client = null;
    answeredAtMs = Number.NEGATIVE_INFINITY;
    void broken.end().catch(() => undefined);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
    });
    fresh.on('error', () => drop(fresh));
    fresh.on('notification', ({ payload }) => notify(payload ?? null));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(options.channel)}`);
    } catch (error) {
      drop(fresh);
      throw error;
    }
    client = fresh;
    notify(null);
    answeredAtMs = nowMs();
  };

  const beat = async (): Promise<void> => {
    const asked = client;
    if (!asked) return connect();
    try {
      await asked.query('select 1');
      if (client === asked) answeredAtMs = nowMs();
    } catch (error) {
      drop(asked);
      throw error;
    }
  };

  let beating: Promise<void> = Promise.resolve();
  const next = (delayMs: number): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      beating = beat().then(
        () => next(beatMs),
        (error) => {
          options.onFailure(error);
          next(reconnectMs);
        },
      );
    }, delayMs);
  };
  next(0);

  return {
    isCurrent: () => {
      const silentMs = nowMs() - answeredAtMs;
      return silentMs >= 0 && silentMs < silenceMs;
    },
    onNews: (listener) => void listeners.push(listener),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await beating;
      await client?.end().catch(() => undefined);
    },
  };
}
