import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createPayoutHolds } from '../contacts/payout-holds.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createMemberStore } from '../member-store.ts';
import { endEverywhere } from '../sessions/session-opening.ts';
import { createGivenFactors } from './given.ts';

const hourMs = 3_600_000;

/** Staff takes the second factors of a member away who has lost them; nothing is paid out to him for a while. */
export const createSecondFactorReset =
  (tools: IdentityTools): HandlersOf<'staffMemberSecondFactorReset'>['staffMemberSecondFactorReset'] =>
  async ({ staff, ip, params: { memberId }, body: { reason } }) => {
    const { database, clock, secondFactors } = tools;
    if ((await createMemberStore(database).byId(memberId))?.brandId !== staff.brandId) return fail('not_found');
    const { contactCoolingOffHours } = await tools.brands.settingsOf(staff.brandId);
    const since = clock.now();
    const until = new Date(since.getTime() + contactCoolingOffHours * hourMs);
    const answer = await database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).lock(memberId);
      const store = secondFactors.within(transaction);
      const methods = await store.methodsOf(memberId);
      if (methods.length === 0) return fail('not_found');
      await store.removeAll(memberId);
      await createGivenFactors(transaction).forget(memberId);
      await endEverywhere(transaction, memberId, since);
      const hold = { id: tools.newId(), member_id: memberId, reason: 'second_factor_reset', since, until } as const;
      await createPayoutHolds(transaction).add(hold);
      const act = { act: 'resetMemberSecondFactor', subject: `member:${memberId}`, reason };
      await tools.recordStaffAct(transaction, { staff, ip }, { ...act, before: { methods }, after: { methods: [] } });
      await tools.notifySecondFactor(transaction, { memberId, change: 'reset', reference: tools.newId() });
      return ok({ payoutsHeldUntil: until.toISOString() });
    });
    tools.cache.forget(memberId);
    return answer;
  };
