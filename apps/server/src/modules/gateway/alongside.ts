import type { InSameTransaction } from '../ledger/index.ts';

/** Both, one after the other. */
export function together(one: InSameTransaction | null, other: InSameTransaction | null): InSameTransaction | null {
  if (!one || !other) return one ?? other;
  return async (run) => {
    await one(run);
    await other(run);
  };
}
