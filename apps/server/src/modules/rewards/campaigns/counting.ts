import { isCounted } from '@baize/contract';
import { localDateOf } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { minorAt } from '../settings/amounts.ts';
import type { Campaign, Entry } from './rows.ts';
import { stretchOf } from './rules.ts';

/** What was counted: an amount in minor units, or days; `isMet`: the reward is due. */
export interface Counted {
  value: bigint;
  isMet: boolean;
}

interface Question {
  entry: Pick<Entry, 'id' | 'memberId' | 'campaignId' | 'cycle' | 'joinedAt' | 'depositOrderId'>;
  campaign: Pick<Campaign, 'content'>;
  now: Date;
  zone: string;
  exponent: number;
}

/**
 * Counts for an entry what its campaign asks for. Play counts from the day on which the member joined first in the period; what rewards of
 * the period took of it, or of the days, counts for no further one.
 */
export async function count(database: Database, question: Question): Promise<Counted> {
  const { content } = question.campaign;
  switch (content.trigger) {
    case 'deposit':
      return countDeposit(database, question);
    case 'turnover':
    case 'loss':
      return countPlay(database, question);
    case 'loginDays':
      return countDays(database, question);
    default:
      return { value: 0n, isMet: true };
  }
}

async function countDeposit(database: Database, { entry, campaign, exponent }: Question): Promise<Counted> {
  const { minAmount, depositNumber } = campaign.content;
  const which = entry.depositOrderId === null ? sql`` : sql`and d.id = ${entry.depositOrderId}`;
  const { rows } = await sql<{ amountMinor: bigint }>`
    select d.amount_minor as "amountMinor" from deposits d
    where d.member_id = ${entry.memberId} and d.created_at >= ${entry.joinedAt}
      and d.amount_minor >= ${minorAt('minAmount', minAmount, exponent)} ${which} and ${isDepositNumber(depositNumber)}
    order by d.created_at, d.id limit 1`.execute(database);
  const [first] = rows;
  return { value: first?.amountMinor ?? 0n, isMet: first !== undefined };
}

/** SQL: whether a row of `deposits d` is its member's deposit of that number; every one is where it is 0. */
export const isDepositNumber = (depositNumber: number) => sql`(${depositNumber}::int = 0 or ${depositNumber}::int = (
  select count(*) from deposits b where b.member_id = d.member_id and (b.created_at, b.id) <= (d.created_at, d.id)))`;

/** Rewards of the same campaign in the same period: how many, what was counted for them, and when the first entry was joined. */
async function earlierOf(database: Database, { entry, campaign }: Question) {
  const period = campaign.content.period === 'once' ? '' : `${entry.cycle.split('/')[0]}/`;
  const { rows } = await sql<{ count: number; baseMinor: string; joinedAt: Date | null }>`
    select count(*) filter (where state = 'rewarded')::int as count, min(joined_at) as "joinedAt",
      coalesce(sum(base_minor) filter (where state = 'rewarded'), 0)::text as "baseMinor"
    from campaign_entries where member_id = ${entry.memberId} and campaign_id = ${entry.campaignId} and id <> ${entry.id}
      and starts_with(cycle, ${period}) and joined_at <= ${entry.joinedAt}`.execute(database);
  const [row] = rows;
  return {
    count: BigInt(row?.count ?? 0),
    baseMinor: BigInt(row?.baseMinor ?? 0),
    joinedAt: row?.joinedAt ?? entry.joinedAt,
  };
}

async function countPlay(database: Database, question: Question): Promise<Counted> {
  const { entry, campaign, now, zone, exponent } = question;
  const { content } = campaign;
  const { start, end } = stretchOf(content, entry.cycle, zone);
  const earlier = await earlierOf(database, question);
  const from = start > earlier.joinedAt ? start : earlier.joinedAt;
  const targetMinor = minorAt('minAmount', content.minAmount, exponent);
  // A fixed reward takes its target, a share all that it is a share of.
  const isFixed = minorAt('reward', content.reward, isCounted(content.payout) ? 0 : exponent) > 0n;
  const usedMinor = isFixed && targetMinor > 0n ? earlier.count * targetMinor : earlier.baseMinor;
  const last = end !== null && end < now ? new Date(end.getTime() - 1) : now;
  const sum = content.trigger === 'turnover' ? sql`sum(valid_turnover_minor)` : sql`sum(stake_minor - payout_minor)`;
  const { rows } = await sql<{ value: string }>`
    select coalesce(${sum}, 0)::text as value from turnover_days
    where member_id = ${entry.memberId} and account_kind = 'cash'
      and day between ${localDateOf(from, zone)}::date and ${localDateOf(last, zone)}::date`.execute(database);
  const value = BigInt(rows[0]?.value ?? 0) - usedMinor;
  const counted = value > 0n ? value : 0n;
  // What was lost is known when the time is over: until then it may be won back.
  const isTime = content.trigger === 'turnover' || (end !== null && end <= now);
  return {
    value: counted,
    isMet: isTime && counted > 0n && counted >= targetMinor,
  };
}

async function countDays(database: Database, question: Question): Promise<Counted> {
  const { entry, campaign, zone, now } = question;
  const { content } = campaign;
  const { start } = stretchOf(content, entry.cycle, zone);
  const { rows } = await sql<{ days: number }>`
    select count(distinct (at at time zone ${zone})::date)::int as days from member_sign_ins
    where member_id = ${entry.memberId} and outcome = 'success' and at >= ${start} and at <= ${now}`.execute(database);
  const earlier = await earlierOf(database, question);
  const days = BigInt(rows[0]?.days ?? 0) - earlier.count * BigInt(content.days);
  return { value: days > 0n ? days : 0n, isMet: days >= BigInt(content.days) };
}
