import type { Period } from '@baize/periods';
import { type RebateLine, rebateFor } from '@baize/rewards';
import { type RawBuilder, sql } from 'kysely';

/** Turnover of a period that earns rebate and was not paid yet, as JSON gives it. */
export interface RebateFacts {
  /** By game type: all of it, what a bonus took, what was claimed. */
  turnover: Record<string, string>;
  inBonus: Record<string, string>;
  claimed: Record<string, string>;
  level: number;
}

/**
 * SQL: the facts of a period. Turnover while a bonus ran earns no rebate (rulebook 8.11): what was placed between its grant and its end is
 * taken off.
 */
export const rebateFacts = (
  memberId: string,
  currencyCode: string,
  period: Period,
): RawBuilder<RebateFacts> => sql<RebateFacts>`json_build_object(
  'turnover', coalesce((select json_object_agg(t.game_type, t.turnover::text) from (
    select game_type, sum(valid_turnover_minor) as turnover from turnover_days
    where member_id = ${memberId} and account_kind = 'cash' and currency_code = ${currencyCode}
      and day between ${period.firstDate}::date and ${period.lastDate}::date group by 1) t), '{}'::json),
  'inBonus', coalesce((select json_object_agg(t.game_type, t.turnover::text) from (
    select b.game_type, sum(b.valid_turnover_minor) as turnover
    from bonus_grants g join bets b on b.member_id = g.member_id and b.placed_at >= g.granted_at
      and b.placed_at < coalesce(g.ended_at, g.expires_at)
    where g.member_id = ${memberId} and coalesce(g.ended_at, g.expires_at) > ${period.start}::timestamptz - interval '7 days'
      and b.account_kind = 'cash' and b.currency_code = ${currencyCode}
      and b.settled_at >= ${period.start} and b.settled_at < ${period.end} group by 1) t), '{}'::json),
  'claimed', coalesce((select json_object_agg(t.game_type, t.turnover::text) from (
    select l ->> 'gameType' as game_type, sum((l ->> 'turnoverMinor')::numeric) as turnover
    from rebate_claims c cross join jsonb_array_elements(c.lines) l
    where c.member_id = ${memberId} and c.covers_until > ${period.start} and c.covers_until <= ${period.end} group by 1) t), '{}'::json),
  'level', coalesce((select level from vip_standings where member_id = ${memberId}), 0))`;

const minorOf = (sums: Record<string, string>, gameType: string): bigint => BigInt(sums[gameType] ?? 0);

/** What has grown since the last claim. `ratesOf`: of a level, in millionths by game type. */
export function grownRebate(
  facts: RebateFacts,
  ratesOf: (level: number) => Readonly<Record<string, bigint>>,
  minimumMinor: bigint,
) {
  const rates = ratesOf(facts.level);
  const lines = Object.keys(facts.turnover)
    .sort()
    .map((gameType): RebateLine => {
      const left =
        minorOf(facts.turnover, gameType) - minorOf(facts.inBonus, gameType) - minorOf(facts.claimed, gameType);
      return { gameType, validTurnoverMinor: left > 0n ? left : 0n, ratePpm: rates[gameType] ?? 0n };
    })
    .filter(({ validTurnoverMinor, ratePpm }) => validTurnoverMinor > 0n && ratePpm > 0n);
  const { lines: amounts, totalMinor, isClaimable } = rebateFor(lines, minimumMinor);
  return {
    lines: lines.map((line, index) => ({ ...line, amountMinor: amounts[index]?.amountMinor ?? 0n })),
    totalMinor,
    isClaimable,
  };
}
export type GrownRebate = ReturnType<typeof grownRebate>;
