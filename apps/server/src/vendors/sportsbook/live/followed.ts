/** A thing that is followed: how it stands, and what its last change was. */
interface Stand<Value, Change> {
  value: Value;
  sequence: number;
  /** From the sequence before to this one; null: it has just been met. */
  change: Change | null;
}

interface Rules<Value, Change> {
  /** Null: nothing has changed. */
  changeOf(before: Value, after: Value): Change | null;
  whole(value: Value): Change;
}

/**
 * Things that somebody follows, with a number that counts their changes on. Only the last change is kept: who has heard the one before gets it,
 * everybody else gets the whole.
 */
export function createFollowed<Value, Change>({ changeOf, whole }: Rules<Value, Change>) {
  const stands = new Map<string, Stand<Value, Change>>();
  return {
    /** How a thing stands now. */
    read: (id: string, value: Value): void => {
      const before = stands.get(id);
      if (!before) {
        stands.set(id, { value, sequence: 1, change: null });
        return;
      }
      const change = changeOf(before.value, value);
      if (change !== null) stands.set(id, { value, sequence: before.sequence + 1, change });
    },
    /** What is sent to a follower who has had it up to `heard`; null: nothing. */
    newsSince: (id: string, heard: number | undefined): (Change & { sequence: number }) | null => {
      const stand = stands.get(id);
      if (!stand || stand.sequence === heard) return null;
      const { value, sequence, change } = stand;
      return { ...(change !== null && heard === sequence - 1 ? change : whole(value)), sequence };
    },
    /** Forgets what nobody follows any more. */
    keepOnly: (ids: ReadonlySet<string>): void => {
      for (const id of stands.keys()) if (!ids.has(id)) stands.delete(id);
    },
  };
}
