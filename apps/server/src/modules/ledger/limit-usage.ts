import type { LimitKind } from '@baize/vendor-kit';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DayCounters, Wallet } from './booking/wallet/wallet.ts';
import { endOfSpan, type LimitSpan, limitSpans, pastDaysKept } from './day-counters.ts';
import { sumsOf } from './limits.ts';

/** What went over a member's play account in a span so far. */
export interface SpanUse {
  span: LimitSpan;
  stakedMinor: bigint;
  /** Stakes less payouts; below 0 where he is ahead. */
  lostMinor: bigint;
  depositedMinor: bigint;
  /** When the span begins anew. */
  until: Date;
}

/** A limit of a kind: what the member set himself, and the lowest of what staff set for him and for the brand. */
export interface LimitStanding {
  kind: LimitKind;
  ownMinor: bigint | null;
  staffMinor: bigint | null;
}

/** What counts in the limits of a wallet's member now, span by span. */
export async function readUse(database: Database, wallet: Wallet, now: Date): Promise<SpanUse[]> {
  const { rows } = await sql<DayCounters>`
    select d.day, d.bets, d.staked_minor as "stakedMinor", d.paid_minor as "paidMinor", d.deposited_minor as "depositedMinor"
    from accounts a join account_days d on d.account_id = a.id and d.day >= a.day - ${pastDaysKept} and d.day < a.day
    where a.member_id = ${wallet.memberId} and a.kind = ${wallet.playAccount}`.execute(database);
  const looking = { ...wallet, pastDays: rows };
  return limitSpans.flatMap((span) => {
    const sums = sumsOf(looking, span, now);
    if (!sums) return [];
    const { day, stakedMinor, paidMinor, depositedMinor } = sums;
    return [{ span, stakedMinor, lostMinor: stakedMinor - paidMinor, depositedMinor, until: endOfSpan(span, day) }];
  });
}

/** Every limit that stands for a member; kinds without any are left out. */
export async function readLimits(
  database: Database,
  { memberId, brandId }: Pick<Wallet, 'memberId' | 'brandId'>,
): Promise<LimitStanding[]> {
  const { rows } = await sql<LimitStanding>`
    select kind, min(amount_minor) filter (where set_by = 'member') as "ownMinor",
      min(amount_minor) filter (where set_by = 'staff') as "staffMinor"
    from money_limits where brand_id = ${brandId} and (member_id is null or member_id = ${memberId})
    group by kind`.execute(database);
  return rows;
}
