import type { RewardSource } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { periodOfKey, startOfLocalDate } from '@baize/periods';
import { sql } from 'kysely';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { RewardDependencies } from './dependencies.ts';

/** What rewards cost in a stretch of days of the brand's zone. */
export const costRoutes = ({
  database,
  brands,
  clock,
}: Pick<RewardDependencies, 'database' | 'brands' | 'clock'>): HandlersOf<'staffRewardCosts'> => ({
  staffRewardCosts: async ({ brand, staff, data }) => {
    const { timeZone } = await brands.settingsOf(staff.brandId);
    const from = startOfLocalDate(data.from, timeZone);
    const { end: to } = periodOfKey('D', data.to, timeZone);
    const [rewards, rebates, bonuses, rounds] = await Promise.all([
      sql<{ source: RewardSource; count: number; given: string; claimed: string; expired: string }>`
        select source, count(*)::int as count, sum(amount_minor)::text as given,
          coalesce(sum(amount_minor) filter (where state = 'claimed'), 0)::text as claimed,
          coalesce(sum(amount_minor) filter (where state = 'expired'), 0)::text as expired
        from rewards where brand_id = ${staff.brandId} and payout in ('cash', 'bonus') and given_at >= ${from} and given_at < ${to}
        group by 1 order by 1`.execute(database),
      sql<{ count: number; given: string }>`
        select count(*)::int as count, coalesce(sum(amount_minor), 0)::text as given from rebate_claims
        where brand_id = ${staff.brandId} and claimed_at >= ${from} and claimed_at < ${to}`.execute(database),
      sql<{ state: 'running' | 'converted' | 'forfeited' | 'expired'; sum: string }>`
        select state, sum(amount_minor)::text as sum from bonus_grants
        where brand_id = ${staff.brandId} and granted_at >= ${from} and granted_at < ${to} group by 1`.execute(
        database,
      ),
      sql<{ count: number; given: string; played: string; expired: string }>`
        select count(*)::int as count, coalesce(sum(g.round_count * g.value_minor), 0)::text as given,
          coalesce(sum(g.used_count * g.value_minor), 0)::text as played,
          coalesce(sum((g.round_count - g.used_count) * g.value_minor) filter (where g.expires_at <= ${clock.now()} or g.cancelled_at is not null), 0)::text as expired
        from free_round_grants g join members m on m.id = g.member_id
        where m.brand_id = ${staff.brandId} and g.given_at >= ${from} and g.given_at < ${to}`.execute(database),
    ]);
    const amount = (minor: string | undefined) => shownAmount(BigInt(minor ?? 0), brand.currency.exponent);
    const rebate = rebates.rows[0];
    const free = rounds.rows[0];
    const ended = (state: string) => amount(bonuses.rows.find((row) => row.state === state)?.sum);
    return ok({
      lines: [
        ...rewards.rows.map((row) => ({
          source: row.source,
          count: row.count,
          given: amount(row.given),
          claimed: amount(row.claimed),
          expired: amount(row.expired),
        })),
        {
          source: 'rebate' as const,
          count: rebate?.count ?? 0,
          given: amount(rebate?.given),
          claimed: amount(rebate?.given),
          expired: amount('0'),
        },
        {
          source: 'freeRounds' as const,
          count: free?.count ?? 0,
          given: amount(free?.given),
          claimed: amount(free?.played),
          expired: amount(free?.expired),
        },
      ],
      bonuses: {
        running: ended('running'),
        converted: ended('converted'),
        forfeited: ended('forfeited'),
        expired: ended('expired'),
      },
    });
  },
});
