import type { BarLength } from '@baize/contract';
import type { Database } from '../../platform/database/database.ts';
import { type PlayBar, standingBar } from '../../platform/play-bar.ts';
import { barFrom, isSame, together } from './bar-rules.ts';
import { type BarredMember, createBarStore } from './bar-store.ts';
import type { ProtectionDependencies } from './dependencies.ts';
import type { BarRow } from './schema.ts';

export interface NewBar {
  memberId: string;
  length: BarLength;
  setBy: 'member' | 'staff';
  reason: string;
}

/**
 * Bars a member's play at once, and ends his sessions; an exclusion bars every account of the same verified contact, in all brands. What
 * stands is never shortened: the later end holds. Resolves with what stands then.
 */
export function createBars(deps: Pick<ProtectionDependencies, 'database' | 'clock' | 'newId' | 'identity'>) {
  const { clock, newId, identity } = deps;

  return async (
    { memberId, length, setBy, reason }: NewBar,
    inSameTransaction?: (transaction: Database, before: PlayBar | null, after: PlayBar) => Promise<unknown>,
  ): Promise<PlayBar> => {
    const now = clock.now();
    const wanted = barFrom(length, now);
    const isExclusion = wanted.kind === 'exclusion';
    const samePerson = async () => (isExclusion ? await identity.samePerson(memberId) : { memberIds: [], lookups: [] });
    const { lookups } = await samePerson();
    let ids = [memberId];
    const after = await deps.database.transaction().execute(async (transaction) => {
      const store = createBarStore(transaction);
      const put = async (member: BarredMember, by: BarRow['setBy']): Promise<[PlayBar | null, PlayBar]> => {
        const before = standingBar(member.bar, now);
        const both = together(before, wanted);
        if (isSame(before, both)) return [before, both];
        const row = {
          memberId: member.id,
          id: newId(),
          kind: wanted.kind,
          length,
          startsAt: now,
          endsAt: wanted.until,
        };
        await store.insert(member.brandId, { ...row, setBy: by, reason });
        await store.put(member.id, both);
        await identity.endSessionsOf(transaction, member.id);
        return [before, both];
      };
      await store.lockContacts(lookups);
      // Whoever proved one of the contacts meanwhile belongs to it; whoever proves one later finds the exclusion.
      ids = [memberId, ...(await samePerson()).memberIds];
      const members = await store.lock(ids);
      const own = members.find(({ id }) => id === memberId);
      if (!own) throw new TypeError(`there is no member ${memberId}`);
      const [before, both] = await put(own, setBy);
      for (const other of members) if (other !== own) await put(other, 'contact');
      await store.noteContacts(memberId, lookups, now, both.until);
      await inSameTransaction?.(transaction, before, both);
      return both;
    });
    for (const id of ids) identity.forgetSessions(id);
    return after;
  };
}
