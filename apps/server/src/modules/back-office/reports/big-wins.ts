import { currencyExponent, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { ReportDependencies } from './dependencies.ts';
import { reportSpan } from './span.ts';

interface WinRow {
  roundId: string;
  vendor: string;
  game: string;
  memberId: string;
  member: string;
  currency: string;
  stake: string;
  payout: string;
  win: string;
  settledAt: Date;
}

const maxDays = 366;

/** The highest payouts of the brand, out of the hundred highest of each day. */
export const bigWinList =
  ({ reportsDatabase, clock, brands }: ReportDependencies): ListOf<'staffBigWins'> =>
  async ({ staff, data }) => {
    const { timeZone: zone } = await brands.settingsOf(staff.brandId);
    const { firstDay, lastDay } = reportSpan(data, { now: clock.now(), zone, maxDays });
    const { rows, total } = await selectPage<WinRow, typeof data.sort>(
      reportsDatabase,
      {
        columns: sql`w.round_id as "roundId", w.vendor_code as vendor, coalesce(g.names->>'TY', g.names->>'EN', g.game_code, '') as game,
          w.member_id as "memberId", m.username as member, w.currency_code as currency, w.stake_minor::text as stake,
          w.payout_minor::text as payout, (w.payout_minor - w.stake_minor)::text as win, w.settled_at as "settledAt"`,
        from: sql`big_wins w join members m on m.id = w.member_id left join games g on g.id = w.game_id`,
        where: sql`w.brand_id = ${staff.brandId} and w.day between ${firstDay}::date and ${lastDay}::date`,
        sorts: {
          payout: sql`w.payout_minor`,
          win: sql`w.payout_minor - w.stake_minor`,
          settledAt: sql`w.settled_at`,
        },
        tieBreak: sql`w.round_id || w.vendor_code`,
      },
      data,
    );
    return { rows: rows.map(shown), total };
  };

function shown({ stake, payout, win, settledAt, ...row }: WinRow) {
  const amount = (minor: string) => shownAmount(BigInt(minor), currencyExponent(row.currency) ?? 0);
  return {
    ...row,
    stake: amount(stake),
    payout: amount(payout),
    win: amount(win),
    settledAt: settledAt.toISOString(),
  };
}
