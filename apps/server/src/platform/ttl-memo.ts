import type { Clock } from './clock.ts';

export interface TtlMemoOptions<V> {
  clock: Clock;
  /** How long an answer counts as fresh. */
  lifeMs: number;
  load: (key: string) => Promise<V>;
}

export interface TtlMemo<V> {
  /** What `load` gave for the key not longer than `lifeMs` ago. Who asks while it loads waits for the same answer; a failure is not kept. */
  get(key: string): Promise<V>;
  /** Drops everything, also what is being loaded just now. */
  forget(): void;
}

/** Answers that many ask for and that may be some seconds old. The keys are few: nothing but time and `forget` drops one. */
export function createTtlMemo<V>({ clock, lifeMs, load }: TtlMemoOptions<V>): TtlMemo<V> {
  let entries = new Map<string, { loadedAtMs: number; value: Promise<V> }>();

  const get = (key: string): Promise<V> => {
    const nowMs = clock.now().getTime();
    const known = entries.get(key);
    const ageMs = known ? nowMs - known.loadedAtMs : Number.POSITIVE_INFINITY;
    if (known && ageMs >= 0 && ageMs < lifeMs) return known.value;
    const entry = { loadedAtMs: nowMs, value: load(key) };
    const holder = entries;
    holder.set(key, entry);
    entry.value.catch(() => {
      if (holder.get(key) === entry) holder.delete(key);
    });
    return entry.value;
  };

  return {
    get,
    forget: () => {
      entries = new Map();
    },
  };
}
