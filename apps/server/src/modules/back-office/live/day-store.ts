import type { GameType } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { onlineMemberIds } from '../members/member-store.ts';
import { firstDepositLines, registrationLines } from '../reports/growth.ts';
import { paymentLines } from '../reports/payments.ts';
import { bonusLines } from '../reports/revenue.ts';

/** What was played in an hour, by kind of game. Hours are counted from the first moment of the local day; a 25th one adds to the 24th. */
export interface PlayedHour {
  hour: number;
  gameType: GameType;
  bets: number;
  stakeMinor: bigint;
  winMinor: bigint;
}

/** What happened in an hour beside play. */
export interface OtherHour {
  hour: number;
  deposits: number;
  depositedMinor: bigint;
  withdrawals: number;
  withdrawnMinor: bigint;
  bonusMinor: bigint;
  registrations: number;
  firstDeposits: number;
}

/** A day of a brand in its own currency, hour by hour; hours in which nothing happened are left out. */
export interface LiveDay {
  played: readonly PlayedHour[];
  other: readonly OtherHour[];
  players: number;
}

interface DayOf {
  brandId: string;
  currency: string;
  start: Date;
  end: Date;
}

type Sums = { [name in keyof OtherHour]: string };

/** Reads a day from the rollups of play and the seldom movements of the journal; no bet is read. */
export async function readDay(database: Database, of: DayOf): Promise<LiveDay> {
  const [played, other, players] = await Promise.all([
    playedOf(database, of),
    otherOf(database, of),
    playersOf(database, of),
  ]);
  return { played, other, players };
}

const hourSince = (start: Date) => (at: RawBuilder<unknown>) =>
  sql`least(23, floor(extract(epoch from ${at} - ${start}::timestamptz) / 3600))::int`;

const cashHours = ({ brandId, currency, start, end }: DayOf) => sql`
  from turnover_hours
  where brand_id = ${brandId} and starts_at >= ${start} and starts_at < ${end} and account_kind = 'cash' and currency_code = ${currency}`;

async function playedOf(database: Database, of: DayOf): Promise<PlayedHour[]> {
  const { rows } = await sql<{ hour: number; gameType: GameType; bets: number; stakes: string; wins: string }>`
    select ${hourSince(of.start)(sql`starts_at`)} as hour, game_type as "gameType", sum(bets)::int as bets,
      sum(stake_minor)::text as stakes, sum(payout_minor)::text as wins
    ${cashHours(of)}
    group by 1, 2`.execute(database);
  return rows.map(({ stakes, wins, ...row }) => ({ ...row, stakeMinor: BigInt(stakes), winMinor: BigInt(wins) }));
}

async function playersOf(database: Database, of: DayOf): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(distinct member_id)::int as players ${cashHours(of)}`.execute(database);
  return rows[0]?.players ?? 0;
}

async function otherOf(database: Database, of: DayOf): Promise<OtherHour[]> {
  const { brandId, currency } = of;
  const key = hourSince(of.start);
  const booked = key(sql`j.booked_at`);
  const { rows } = await sql<Sums>`
    select hour, sum(deposits) as deposits, sum(deposited) as "depositedMinor", sum(withdrawals) as withdrawals,
      sum(withdrawn) as "withdrawnMinor", sum(bonus) as "bonusMinor", sum(registrations) as registrations, sum(firsts) as "firstDeposits"
    from (
      select key as hour, deposits, deposited, withdrawals, withdrawn, 0 as bonus, 0 as registrations, 0 as firsts
      from (${paymentLines(booked, brandId, of)}) paid where currency = ${currency}
      union all
      select key, 0, 0, 0, 0, cost, 0, 0 from (${bonusLines(booked, brandId, of)}) given where currency = ${currency}
      union all
      select key, 0, 0, 0, 0, 0, count, 0 from (${registrationLines(key, brandId, of)}) joined
      union all
      select key, 0, 0, 0, 0, 0, 0, count from (${firstDepositLines(key, of, of)}) firsts) hours
    group by hour`.execute(database);
  return rows.map((row) => ({
    hour: Number(row.hour),
    deposits: Number(row.deposits),
    depositedMinor: BigInt(row.depositedMinor),
    withdrawals: Number(row.withdrawals),
    withdrawnMinor: BigInt(row.withdrawnMinor),
    bonusMinor: BigInt(row.bonusMinor),
    registrations: Number(row.registrations),
    firstDeposits: Number(row.firstDeposits),
  }));
}

/** Members of the brand who are online, trial accounts not among them. */
export async function onlineMembers(database: Database, brandId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from members m
    where m.id in (${onlineMemberIds(brandId, now)}) and m.type <> 4`.execute(database);
  return rows[0]?.count ?? 0;
}
