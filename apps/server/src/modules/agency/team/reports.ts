import { movementsOf } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { HandlersOf, RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { pathTo } from './branch.ts';
import type { TeamTools } from './dependencies.ts';
import { createNames } from './names.ts';
import { joinedByDay, teamCounts, teamMoney } from './overview.ts';
import { addPlay, noPlay, shownPlay, teamByDay, teamPlay } from './play.ts';
import { daysOfSpan, readSpan, shownSpan } from './span.ts';

/** Bets are thousands and stand in the play reports. */
const shownMovements = (['deposits', 'withdrawals', 'transfers', 'bonuses', 'corrections'] as const).flatMap(
  movementsOf,
);

/** What an agent reads of his team; never of anybody outside of it. */
export function createTeamReports(
  tools: TeamTools,
): HandlersOf<'agentOverview' | 'agentTeamPlay' | 'agentTeamTransactions'> {
  const { database, clock } = tools;
  const nameOf = createNames(tools);
  const spanOf = async (brand: RequestBrand, asked: Parameters<typeof readSpan>[0]) =>
    readSpan(asked, clock.now(), (await tools.brands.settingsOf(brand.id)).timeZone);

  /** The agent of the branch that is asked about; null when it is not the caller's. */
  const branchOf = async (member: RequestMember, under: string | undefined) => {
    if (under === undefined || under === member.id) return member.id;
    const path = await pathTo(database, { brandId: member.brandId, agentId: member.id, memberId: under });
    return path ? under : null;
  };

  return {
    agentOverview: async ({ member, brand, data }) => {
      const read = await spanOf(brand, data);
      if (!read.ok) return read;
      const span = read.value;
      const { exponent } = brand.currency;
      const question = { brandId: brand.id, agentId: member.id, currencyCode: brand.currency.code, span };
      const [counts, joined, money, { days, active }] = await Promise.all([
        teamCounts(database, question),
        joinedByDay(database, question),
        teamMoney(database, question),
        teamByDay(database, question),
      ]);
      const played = new Map(days.map((day) => [day.date, day]));
      return ok({
        ...shownSpan(span),
        ...{ ...counts, active },
        deposits: shownAmount(money.depositsMinor, exponent),
        withdrawals: shownAmount(money.withdrawalsMinor, exponent),
        commission: shownAmount(money.commissionMinor, exponent),
        ...shownPlay(addPlay(days), exponent),
        days: daysOfSpan(span, clock.now()).map((date) => ({
          date,
          newMembers: joined.get(date) ?? 0,
          ...shownPlay(played.get(date) ?? noPlay, exponent),
        })),
      });
    },

    agentTeamPlay: async ({ member, brand, data }) => {
      const read = await spanOf(brand, data);
      if (!read.ok) return read;
      const agentId = await branchOf(member, data.under?.toLowerCase());
      if (agentId === null) return fail('not_found');
      const { code: currencyCode, exponent } = brand.currency;
      const question = { brandId: brand.id, agentId, currencyCode, span: read.value, gameType: data.gameType };
      const { rows, total, sums } = await teamPlay(database, question, data);
      const names =
        data.by === 'member'
          ? await nameOf(
              member,
              rows.map(({ key }) => key),
            )
          : null;
      return ok({
        ...shownSpan(read.value),
        sums: shownPlay(sums, exponent),
        rows: rows.map(({ key, ...play }) => ({ key, name: names ? names(key) : key, ...shownPlay(play, exponent) })),
        total,
      });
    },

    agentTeamTransactions: async ({ member, brand, params, data }) => {
      const read = await spanOf(brand, data);
      if (!read.ok) return read;
      const memberId = params.memberId.toLowerCase();
      if (memberId === member.id || (await branchOf(member, memberId)) === null) return fail('not_found');
      const { lines, total } = await tools.ledger.statement({
        ...{ memberId, account: 'cash', from: read.value.start, to: read.value.end },
        ...{ pageNo: data.page, pageSize: data.pageSize, oldestFirst: data.direction === 'asc' },
        movements: shownMovements,
      });
      const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
      const names = await nameOf(member, [memberId]);
      return ok({
        ...shownSpan(read.value),
        name: names(memberId),
        rows: lines.map(({ id, movement, amountMinor, balanceAfterMinor, bookedAt }) => ({
          ...{ id, movement, bookedAt: bookedAt.toISOString() },
          ...{ amount: amount(amountMinor), balanceAfter: amount(balanceAfterMinor) },
        })),
        total,
      });
    },
  };
}
