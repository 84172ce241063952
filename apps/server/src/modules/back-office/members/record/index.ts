import { timelineKinds } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { HandlersOf, RequestStaff } from '../../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../../platform/http/list-of.ts';
import { permitStaff } from '../../../../platform/http/permissions.ts';
import { fail, ok } from '../../../../platform/result.ts';
import type { MemberAdminDependencies } from '../dependencies.ts';
import { createMemberAdminStore } from '../member-store.ts';
import { devicesOf, linkedMembers } from './links.ts';
import { searchMembers } from './search.ts';
import { readTimeline, type TimelineKind } from './timeline.ts';

type Routes = HandlersOf<'staffSearch' | 'staffMemberTimeline' | 'staffMemberBets' | 'staffMemberLinks'>;
type Lists = ListsOf<'staffMemberBets'>;

const minuteMs = 60_000;
/** Kinds that have a permission of their own. */
const guarded = {
  deposit: 'deposits.read',
  withdrawal: 'withdrawals.read',
  transfer: 'transfers.read',
} as const satisfies Partial<Record<TimelineKind, string>>;

const shownKinds = (staff: RequestStaff, asked: readonly TimelineKind[]): TimelineKind[] =>
  (asked.length === 0 ? timelineKinds : asked).filter(
    (kind) => !(kind in guarded) || permitStaff({ permission: guarded[kind as keyof typeof guarded] }, staff).ok,
  );

/** Everything about one member in one place, and how he is found. Each reading of a member is in the audit log. */
export function createMemberRecord(deps: MemberAdminDependencies): { routes: Routes; lists: Lists } {
  const { database, clock, identity } = deps;
  const store = createMemberAdminStore(database);

  const lists: Lists = {
    staffMemberBets: async ({ staff, brand, params, data }) => {
      const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
      const nothing = { rows: [], total: 0, sums: { stake: amount(0n), payout: amount(0n), net: amount(0n) } };
      if (!(await store.isOfBrand(staff.brandId, params.memberId))) return nothing;
      const { from, to, gameType, status } = data;
      const { lines, sums } = await deps.bets.record(
        {
          memberId: params.memberId,
          gameType,
          status,
          from: from === undefined ? undefined : new Date(from),
          to: to === undefined ? undefined : new Date(to),
        },
        { pageNo: data.page, pageSize: data.pageSize },
      );
      const rows = lines.map(({ id, stakeMinor, payoutMinor, placedAt, settledAt, ...line }) => ({
        betId: id,
        roundId: line.roundId,
        vendorCode: line.vendorCode,
        gameName: line.gameName,
        gameType: line.gameType,
        status: line.status,
        stake: amount(stakeMinor),
        payout: amount(payoutMinor),
        net: amount(payoutMinor - stakeMinor),
        placedAt: placedAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
        featureBet: line.featureBetMinor === null ? null : amount(line.featureBetMinor),
      }));
      const { stakeMinor, payoutMinor } = sums;
      return {
        rows,
        total: sums.count,
        sums: { stake: amount(stakeMinor), payout: amount(payoutMinor), net: amount(payoutMinor - stakeMinor) },
      };
    },
  };

  /** False for a member of another brand; else the reading is noted. */
  const opens = async (request: Parameters<typeof deps.noteReading>[0], memberId: string): Promise<boolean> => {
    if (!(await store.isOfBrand(request.staff.brandId, memberId))) return false;
    await deps.noteReading(request, { kind: 'staff_read_member', subject: `member:${memberId}` });
    return true;
  };

  return {
    lists,
    routes: {
      staffSearch: async ({ staff, ip, data }) => {
        // What was searched for may be somebody's number: the log does not repeat it.
        await deps.noteReading({ staff, ip }, { kind: 'staff_read_list', subject: 'members:search' });
        const ways = { database, findByContact: identity.findByContact, findPayees: deps.findPayees };
        return ok({ hits: await searchMembers(ways, staff, data.search) });
      },

      staffMemberTimeline: async ({ staff, brand, ip, params: { memberId }, data }) => {
        if (!(await opens({ staff, ip }, memberId))) return fail('not_found');
        // A minute on, so that what was written this moment by a clock ahead is there.
        const before = data.asOf === undefined ? new Date(clock.now().getTime() + minuteMs) : new Date(data.asOf);
        const question = { memberId, brandId: staff.brandId, kinds: shownKinds(staff, data.kinds), before };
        const rows = await readTimeline(database, { ...question, page: data.page, count: data.count });
        const orNull = (minor: bigint | null) =>
          minor === null ? null : shownAmount(BigInt(minor), brand.currency.exponent);
        const events = rows.slice(0, data.count).map(({ at, amountMinor, payoutMinor, ...row }) => ({
          ...row,
          at: at.toISOString(),
          amount: orNull(amountMinor),
          payout: orNull(payoutMinor),
        }));
        return ok({ events, asOf: before.toISOString(), hasMore: rows.length > data.count });
      },

      staffMemberBets: async (request) => {
        if (!(await opens(request, request.params.memberId))) return fail('not_found');
        return ok(await lists.staffMemberBets(request));
      },

      staffMemberLinks: async ({ staff, ip, params: { memberId } }) => {
        if (!(await opens({ staff, ip }, memberId))) return fail('not_found');
        const [devices, linked] = await Promise.all([
          devicesOf(database, memberId, clock.now()),
          linkedMembers(database, staff.brandId, memberId),
        ]);
        return ok({
          devices: devices.map(({ firstAt, lastAt, ...row }) => ({
            ...row,
            firstAt: firstAt.toISOString(),
            lastAt: lastAt.toISOString(),
          })),
          linked: linked.map(({ registeredAt, lastLoginAt, ...row }) => ({
            ...row,
            registeredAt: registeredAt.toISOString(),
            lastLoginAt: lastLoginAt?.toISOString() ?? null,
          })),
        });
      },
    },
  };
}
