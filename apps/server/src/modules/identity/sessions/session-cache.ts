import { LRUCache } from 'lru-cache';
import type { SessionRow } from './session-store.ts';

/** Whether other processes' endings of sessions are certain to be heard, and the hearing of them. */
export interface SessionNews {
  isCurrent(): boolean;
  /** Gets a member's id, or null when something may have been missed. */
  onNews(listener: (memberId: string | null) => void): void;
}

const maxSessions = 50_000;

/**
 * Sessions of this process's latest requests. Used only while news of endings arrive for certain; without news every request reads the
 * database, so that a revocation is never seen later for it.
 */
export function createSessionCache(news: SessionNews | null) {
  const keysByMember = new Map<string, Set<string>>();
  const byKey = new LRUCache<string, SessionRow>({
    max: maxSessions,
    dispose: ({ memberId }, key) => {
      const keys = keysByMember.get(memberId);
      keys?.delete(key);
      if (keys?.size === 0) keysByMember.delete(memberId);
    },
  });
  /** Grows with every forgetting: what was read before it is not kept. */
  let generation = 0;

  /** Null: every member. */
  const forget = (memberId: string | null): void => {
    generation += 1;
    if (memberId === null) byKey.clear();
    else for (const key of [...(keysByMember.get(memberId) ?? [])]) byKey.delete(key);
  };
  news?.onNews(forget);

  const keep = (key: string, row: SessionRow): void => {
    byKey.set(key, row);
    const keys = keysByMember.get(row.memberId) ?? new Set();
    keysByMember.set(row.memberId, keys.add(key));
  };

  /** The session of a key (token hash or id), from memory or read now. */
  const read = async (
    key: string,
    load: () => Promise<SessionRow | undefined>,
    isGood: (row: SessionRow) => Promise<boolean>,
  ): Promise<SessionRow | undefined> => {
    const isCurrent = news?.isCurrent() ?? false;
    const held = isCurrent ? byKey.get(key) : undefined;
    // What looks dead may have been seen alive by another process: the database decides.
    if (held && (await isGood(held)) && byKey.get(key) === held) return held;
    const before = generation;
    const row = await load();
    byKey.delete(key);
    if (row && isCurrent && generation === before) keep(key, row);
    return row;
  };

  return { read, forget };
}
export type SessionCache = ReturnType<typeof createSessionCache>;
