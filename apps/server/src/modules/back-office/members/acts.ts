import { parseAmount, shownAmount } from '@baize/money';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { MemberAdminDependencies } from './dependencies.ts';
import { type BlockedPart, createMemberAdminStore } from './member-store.ts';

type Routes = HandlersOf<'staffMemberLimit' | 'staffMemberBlock' | 'staffMemberStanding'>;

const acts = {
  block_bets: 'blockBets',
  unblock_bets: 'unblockBets',
  block_withdrawals: 'blockWithdrawals',
  unblock_withdrawals: 'unblockWithdrawals',
  block_bonuses: 'blockBonuses',
  unblock_bonuses: 'unblockBonuses',
} as const;

/** What staff does to members. Each act is in the audit log with how it stood before and after, or it did not happen. */
export function createMemberActs(deps: MemberAdminDependencies): Routes {
  const { database, clock, auditLog, identity, manualAdjustments } = deps;
  const store = createMemberAdminStore(database);

  /** Its sessions stay: he can still look, pay in and finish what is open. */
  const blockPart = (
    by: Parameters<typeof staffAct>[0],
    memberId: string,
    { what, isBlocked, reason }: { what: BlockedPart; isBlocked: boolean; reason: string },
  ) =>
    database.transaction().execute(async (transaction) => {
      const at = clock.now();
      const before = await createMemberAdminStore(transaction).setPartBlocked(memberId, what, isBlocked ? at : null);
      if ((before !== null) === isBlocked) return ok({});
      const act = isBlocked ? (`block_${what}` as const) : (`unblock_${what}` as const);
      const states = { before: { isBlocked: before !== null }, after: { isBlocked } };
      await auditLog.append(
        transaction,
        staffAct(by, at, { act: acts[act], subject: `member:${memberId}`, reason, ...states }),
      );
      return ok({});
    });

  return {
    staffMemberLimit: async ({ staff, brand, ip, params, body }) => {
      const { exponent } = brand.currency;
      const parsed = body.amount === null ? null : parseAmount(body.amount, exponent, 'notNegative');
      if (parsed && !parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
      if (!(await store.isOfBrand(staff.brandId, params.memberId))) return fail('not_found');
      const before = await manualAdjustments.setLimit({
        actor: { kind: 'staff', id: staff.id },
        ip,
        reason: body.reason,
        brandId: staff.brandId,
        memberId: params.memberId,
        kind: params.kind,
        amountMinor: parsed?.amountMinor ?? null,
      });
      return ok({ amountBefore: before === null ? null : shownAmount(before, exponent) });
    },

    staffMemberBlock: async ({ staff, ip, params, body }) => {
      const { memberId } = params;
      const { what, isBlocked, reason } = body;
      if (!(await store.isOfBrand(staff.brandId, memberId))) return fail('not_found');
      if (what !== 'all') return blockPart({ staff, ip }, memberId, { what, isBlocked, reason });
      const change = isBlocked ? identity.blockMember : identity.unblockMember;
      await change(memberId, async (transaction, wasBlocked) => {
        if (wasBlocked === isBlocked) return;
        const subject = `member:${memberId}`;
        const states = { before: { isBlocked: wasBlocked }, after: { isBlocked } };
        const act = { act: isBlocked ? 'blockMember' : 'unblockMember', subject, reason, ...states };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
      });
      return ok({});
    },

    staffMemberStanding: async ({ staff, ip, params, body }) => {
      const { memberId } = params;
      const { reason, ...given } = body;
      const change = {
        ...(given.rankLevel === undefined ? {} : { rankLevel: given.rankLevel }),
        ...(given.rankName === undefined ? {} : { rankName: given.rankName }),
        ...(given.labels === undefined ? {} : { labels: given.labels }),
        ...(given.labelColour === undefined ? {} : { labelColour: given.labelColour }),
      };
      return database.transaction().execute(async (transaction) => {
        if (!(await createMemberAdminStore(transaction).lock(staff.brandId, memberId))) return fail('not_found');
        const before = await identity.standingOf(memberId);
        await identity.setStanding(memberId, change, transaction);
        const states = { before, after: { ...before, ...change } };
        const act = { act: 'changeStanding', subject: `member:${memberId}`, reason, ...states };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
        return ok({});
      });
    },
  };
}
