import { shownAmount } from '@baize/money';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { StatementLine } from '../../ledger/index.ts';
import type { MemberAdminDependencies } from './dependencies.ts';
import { createMemberAdminStore } from './member-store.ts';

type Routes = HandlersOf<'staffMembers' | 'staffMember' | 'staffMemberTransactions'>;
type Lists = ListsOf<'staffMembers' | 'staffMemberTransactions'>;

const recentLines = 10;

const lineView = (brand: RequestBrand, line: StatementLine) => {
  const amount = (amountMinor: bigint) => shownAmount(amountMinor, brand.currency.exponent);
  return {
    id: line.id,
    movement: line.movement,
    amount: amount(line.amountMinor),
    balanceBefore: amount(line.balanceBeforeMinor),
    balanceAfter: amount(line.balanceAfterMinor),
    reference: line.reference,
    bookedAt: line.bookedAt.toISOString(),
  };
};

/** What staff reads about members; every reading is in the audit log. */
export function createMemberReading(deps: MemberAdminDependencies): { routes: Routes; lists: Lists } {
  const { clock, identity, ledger } = deps;
  const store = createMemberAdminStore(deps.database);

  const lists: Lists = {
    staffMembers: async (request) => {
      const search = request.data.search?.trim();
      const owners = search ? await identity.findByContact(request.staff.brandId, search) : [];
      const { search: _typed, ...data } = request.data;
      const asked = { ...request, data: search ? { ...data, search } : data };
      const { rows, total } = await store.page(asked, owners, clock.now());
      const shown = rows.map(({ registeredAt, lastLoginAt, ...row }) => ({
        ...row,
        registeredAt: registeredAt.toISOString(),
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
      }));
      return { rows: shown, total };
    },

    staffMemberTransactions: async ({ staff, brand, params, data }) => {
      if (!(await store.isOfBrand(staff.brandId, params.memberId))) return { rows: [], total: 0 };
      const { lines, total } = await ledger.statement({
        memberId: params.memberId,
        account: 'cash',
        pageNo: data.page,
        pageSize: data.pageSize,
        oldestFirst: data.direction === 'asc',
        from: data.from === undefined ? undefined : new Date(data.from),
        to: data.to === undefined ? undefined : new Date(data.to),
      });
      return { rows: lines.map((line) => lineView(brand, line)), total };
    },
  };

  return {
    lists,
    routes: {
      staffMembers: async (request) => {
        // What was searched for may be somebody's number: the log does not repeat it.
        const { search, page } = request.data;
        const subject = `members:${search ? 'search' : 'all'}:${page}`;
        await deps.noteReading(request, { kind: 'staff_read_list', subject });
        return ok(await lists.staffMembers(request));
      },

      staffMember: async ({ staff, brand, ip, params }) => {
        const member = await store.find(staff.brandId, params.memberId, clock.now());
        if (!member) return fail('not_found');
        const { memberId } = member;
        await deps.noteReading({ staff, ip }, { kind: 'staff_read_member', subject: `member:${memberId}` });
        const [contacts, coolingOff, standing, balance, limits, recent] = await Promise.all([
          identity.maskedContactsOf(memberId),
          identity.coolingOffUntil(memberId),
          identity.standingOf(memberId),
          ledger.balanceOf(memberId),
          store.limitsOf(staff.brandId, memberId),
          ledger.statement({ memberId, account: 'cash', pageNo: 1, pageSize: recentLines }),
        ]);
        const amount = (amountMinor: bigint) => shownAmount(amountMinor, brand.currency.exponent);
        const orNull = (amountMinor: bigint | null) => (amountMinor === null ? null : amount(amountMinor));
        return ok({
          ...member,
          registeredAt: member.registeredAt.toISOString(),
          lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
          blockedAt: member.blockedAt?.toISOString() ?? null,
          betsBlockedAt: member.betsBlockedAt?.toISOString() ?? null,
          withdrawalsBlockedAt: member.withdrawalsBlockedAt?.toISOString() ?? null,
          bonusesBlockedAt: member.bonusesBlockedAt?.toISOString() ?? null,
          mobileMasked: contacts.mobile ?? '',
          emailMasked: contacts.email ?? '',
          coolingOffUntil: coolingOff?.toISOString() ?? null,
          rankLevel: standing.rankLevel,
          rankName: standing.rankName,
          labels: [...standing.labels],
          labelColour: standing.labelColour,
          balance: {
            cash: amount(balance?.cashMinor ?? 0n),
            bonus: amount(balance?.bonusMinor ?? 0n),
            locked: amount(balance?.lockedMinor ?? 0n),
            currency: brand.currency.code,
          },
          limits: limits.map(({ kind, amountMinor, brandAmountMinor }) => ({
            kind,
            amount: orNull(amountMinor),
            brandAmount: orNull(brandAmountMinor),
          })),
          recentLines: recent.lines.map((line) => lineView(brand, line)),
        });
      },

      staffMemberTransactions: async (request) => {
        const { memberId } = request.params;
        if (!(await store.isOfBrand(request.staff.brandId, memberId))) return fail('not_found');
        await deps.noteReading(request, { kind: 'staff_read_member', subject: `member:${memberId}` });
        return ok(await lists.staffMemberTransactions(request));
      },
    },
  };
}
