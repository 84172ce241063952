import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { standingBar } from '../../platform/play-bar.ts';
import { isSame, together } from './bar-rules.ts';
import { createBarStore } from './bar-store.ts';

/**
 * Excludes whoever proves a contact that an excluded member had, in the transaction of the proof: a new account, in whatever brand, is no way
 * round an exclusion.
 */
export const createContactBars =
  ({ clock, newId }: { clock: Clock; newId: () => string }) =>
  async (transaction: Database, proved: { memberId: string; brandId: string; lookup: Buffer }): Promise<void> => {
    const store = createBarStore(transaction);
    const now = clock.now();
    await store.lockContacts([proved.lookup]);
    const found = await store.exclusionOf(proved.lookup, now);
    const [member] = found ? await store.lock([proved.memberId]) : [];
    if (!found || !member) return;
    const before = standingBar(member.bar, now);
    const both = together(before, found.bar);
    if (isSame(before, both)) return;
    await store.insert(proved.brandId, {
      ...{ memberId: proved.memberId, id: newId(), kind: 'exclusion', length: found.length },
      ...{ startsAt: now, endsAt: found.bar.until },
      ...{ setBy: 'contact', reason: '' },
    });
    await store.put(proved.memberId, both);
  };
