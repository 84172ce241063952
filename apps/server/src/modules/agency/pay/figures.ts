import type { ContractKind, MovementName } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface TeamFigures {
  turnoverMinor: bigint;
  /** What the team lost; below 0 when it won. */
  lossMinor: bigint;
  active: number;
}

export const noFigures: TeamFigures = { turnoverMinor: 0n, lossMinor: 0n, active: 0 };

interface Question {
  brandId: string;
  currencyCode: string;
  agentIds: readonly string[];
  /** Valid turnover from which on a member counts as active. */
  activeAtLeastMinor: bigint;
}

/** All agents' teams at once, from the paths that the rows of the turnover were written with. */
async function figuresOf(
  database: Database,
  question: Question,
  table: 'turnover_days' | 'turnover_hours',
  span: RawBuilder<unknown>,
): Promise<Map<string, TeamFigures>> {
  const { rows } = await sql<{ agentId: string; turnover: string; loss: string; active: number }>`
    with sums as (
      select member_id, upline_path, sum(valid_turnover_minor) as turnover, sum(stake_minor - payout_minor) as loss
      from ${sql.table(table)} where brand_id = ${question.brandId} and ${span} and account_kind = 'cash'
        and currency_code = ${question.currencyCode} and upline_path <> ''
      group by 1, 2
    ), teams as (
      select agent_id, member_id, sum(turnover) as turnover, sum(loss) as loss
      from sums cross join lateral unnest(string_to_array(rtrim(upline_path, '/'), '/')) agent_id
      group by 1, 2
    )
    select agent_id::uuid::text as "agentId", sum(turnover)::text as turnover, sum(loss)::text as loss,
      (count(*) filter (where turnover >= ${question.activeAtLeastMinor}))::int as active
    from teams where agent_id::uuid = any (${[...question.agentIds]}::uuid[]) group by 1`.execute(database);
  return new Map(
    rows.map(({ agentId, turnover, loss, active }) => [
      agentId,
      { turnoverMinor: BigInt(turnover), lossMinor: BigInt(loss), active },
    ]),
  );
}

/** Over whole local days, both included. */
export const figuresOfDays = (database: Database, question: Question, firstDate: string, lastDate: string) =>
  figuresOf(database, question, 'turnover_days', sql`day between ${firstDate}::date and ${lastDate}::date`);

export const figuresOfHour = (database: Database, question: Question, start: Date) =>
  figuresOf(database, question, 'turnover_hours', sql`starts_at = ${start}`);

/**
 * What gives members cash beside what they win; of money that the operator lends until it is wagered, what it came to. Wins of free rounds are in
 * what the team won already.
 */
const bonusMovements: readonly MovementName[] = ['promo', 'rewardPaid', 'rebatePaid', 'bonusConvert'];

/** Pays that are a part of what a team lost are no cost of it. */
const shares: readonly ContractKind[] = ['dividend', 'revenueShare', 'positionTaking'];

/** What agents' teams deposited in a span, less what was reversed. */
export async function depositsOf(
  database: Database,
  { brandId, agentIds }: Pick<Question, 'brandId' | 'agentIds'>,
  { start, end }: { start: Date; end: Date },
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ agentId: string; deposits: string }>`
    with moved as (
      select upline_path_at(j.member_id, j.booked_at) as path,
        case j.movement when 'deposit' then j.amount_minor else -j.amount_minor end as amount
      from journal j join members m on m.id = j.member_id
      where j.movement in ('deposit', 'depositReversal', 'depositReversalOwed') and j.booked_at >= ${start} and j.booked_at < ${end} and m.brand_id = ${brandId}
    )
    select agent_id::uuid::text as "agentId", sum(amount)::text as deposits
    from moved cross join lateral unnest(string_to_array(rtrim(path, '/'), '/')) agent_id
    where agent_id::uuid = any (${[...agentIds]}::uuid[]) group by 1`.execute(database);
  return new Map(rows.map(({ agentId, deposits }) => [agentId, BigInt(deposits)]));
}

/** What agents' teams cost besides in a span: rebates and wages of the team and its owner, and bonuses. */
export async function costsOf(
  database: Database,
  { brandId, agentIds }: Pick<Question, 'brandId' | 'agentIds'>,
  { start, end }: { start: Date; end: Date },
): Promise<Map<string, { paysMinor: bigint; bonusesMinor: bigint }>> {
  const { rows } = await sql<{ agentId: string; pays: string; bonuses: string }>`
    with costs as (
      select team_path(p.member_id, p.upline_path) as path, p.due_minor as pays, 0 as bonuses
      from agent_pays p where p.brand_id = ${brandId} and p.kind <> all (${shares}::text[]) and p.state <> 'refused'
        and p.starts_at >= ${start} and p.starts_at < ${end}
      union all
      select team_path(j.member_id, upline_path_at(j.member_id, j.booked_at)), 0, j.amount_minor
      from journal j join accounts a on a.id = j.credit_account_id and a.kind = 'cash' and a.brand_id = ${brandId}
      where j.movement = any (${bonusMovements}::text[]) and j.booked_at >= ${start} and j.booked_at < ${end}
    )
    select agent_id::uuid::text as "agentId", sum(pays)::text as pays, sum(bonuses)::text as bonuses
    from costs cross join lateral unnest(string_to_array(rtrim(path, '/'), '/')) agent_id
    where agent_id::uuid = any (${[...agentIds]}::uuid[]) group by 1`.execute(database);
  return new Map(
    rows.map(({ agentId, pays, bonuses }) => [agentId, { paysMinor: BigInt(pays), bonusesMinor: BigInt(bonuses) }]),
  );
}
