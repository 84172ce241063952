import type pg from 'pg';

/** A round as the wallet's side tells it. */
export interface WalletRound {
  roundId: string;
  memberId: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** False: it is still played; its amounts are those so far. */
  isEnded: boolean;
}

/** Figures of a round in minor units. */
export interface Figures {
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** What the betting record, and the rounds that are still played, say of some rounds. */
export async function recordedRounds(
  books: pg.Pool,
  vendorCode: string,
  roundIds: readonly string[],
): Promise<Map<string, WalletRound>> {
  const { rows } = await books.query<WalletRound>(
    `select asked.id as "roundId", coalesce(b.member_id, r.member_id) as "memberId",
      coalesce(b.stake, r.stake_minor)::bigint as "stakeMinor", coalesce(b.payout, r.payout_minor)::bigint as "payoutMinor",
      b.stake is not null as "isEnded"
    from unnest($2::text[]) asked(id)
      left join lateral (select sum(stake_minor) as stake, sum(payout_minor) as payout, min(member_id::text)::uuid as member_id
        from bets where vendor_code = $1 and round_id = asked.id) b on true
      left join rounds r on r.vendor_code = $1 and r.round_id = asked.id
    where coalesce(b.stake, r.stake_minor) is not null`,
    [vendorCode, roundIds],
  );
  return new Map(rows.map((row) => [row.roundId, row]));
}

/** What the lines of the journal say of one round: everything of it that went over its member's accounts. */
export async function bookedFigures(books: pg.Pool, vendorCode: string, round: WalletRound): Promise<Figures> {
  const { rows } = await books.query<Figures>(
    `with of_member as (
      select j.batch_id, j.line, j.movement, j.amount_minor, j.debit_version from accounts a
        join journal j on j.debit_account_id = a.id and j.debit_version is not null
      where a.member_id = $3 and j.source = $1 and j.subject = $2
      union
      select j.batch_id, j.line, j.movement, j.amount_minor, j.debit_version from accounts a
        join journal j on j.credit_account_id = a.id and j.credit_version is not null
      where a.member_id = $3 and j.source = $1 and j.subject = $2)
    select coalesce(sum(case when movement in ('stake', 'betHold') then amount_minor
        when movement in ('stakeRefund', 'betRelease') then -amount_minor end), 0)::bigint as "stakeMinor",
      coalesce(sum(case when movement in ('win', 'jackpotWin', 'freeRoundWin') then amount_minor
        when movement = 'adjustment' and debit_version is null then amount_minor
        when movement = 'adjustment' then -amount_minor end), 0)::bigint as "payoutMinor"
    from of_member`,
    [`vendor:${vendorCode}`, round.roundId, round.memberId],
  );
  const [row] = rows;
  if (!row) throw new Error('the sums of a round gave no row');
  return row;
}

/** Batches that were booked since a cursor, as a range of their numbers, and the cursor for the next time. */
export interface BatchRange {
  first: bigint;
  last: bigint;
  next: string;
}

/** `since`: a cursor of before, or null for everything. A cursor that this server has not come to yet is of another server. */
export async function batchesSince(books: pg.Pool, since: string | null): Promise<BatchRange> {
  const { rows } = await books.query<BatchRange>(
    `with cursor as (select case when $1::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else coalesce($1::xid8, '0'::xid8) end
      as since)
    select coalesce(min(b.id), 0) as first, coalesce(max(b.id), -1) as last, pg_snapshot_xmin(pg_current_snapshot())::text as next
    from cursor left join batches b on b.booked_in >= cursor.since`,
    [since],
  );
  const [row] = rows;
  if (!row) throw new Error('the range of batches gave no row');
  return row;
}

const batchesAtOnce = 500n;

/** Rounds of a vendor that acts of these batches were about, or that ended with them (the end alone leaves no line), some at a time. */
export async function* roundsTouched(
  books: pg.Pool,
  vendorCode: string,
  { first, last }: BatchRange,
): AsyncIterable<string[]> {
  for (let from = first; from <= last; from += batchesAtOnce) {
    const { rows } = await books.query<{ roundId: string }>(
      `with span as (select min(booked_at) as first, max(booked_at) as last from batches where id >= $3 and id < $4 and id <= $5)
      select subject as "roundId" from journal
      where batch_id >= $3 and batch_id < $4 and batch_id <= $5 and source = $2 and subject <> '' and outcome <> 'tombstone'
      union
      select round_id from bets where vendor_code = $1 and settled_at >= (select first from span) and settled_at <= (select last from span)`,
      [vendorCode, `vendor:${vendorCode}`, from, from + batchesAtOnce, last],
    );
    if (rows.length > 0) yield rows.map(({ roundId }) => roundId);
  }
}

const dayMs = 86_400_000;

/** Ended rounds of a vendor that began on a day (UTC), with the moment that they began at. */
export async function roundsOfDay(
  books: pg.Pool,
  vendorCode: string,
  day: Date,
): Promise<{ roundId: string; at: Date }[]> {
  const { rows } = await books.query<{ roundId: string; at: Date }>(
    `select round_id as "roundId", placed_at as at from bets
    where vendor_code = $1 and line = 0 and status = 'settled' and placed_at >= $2 and placed_at < $3`,
    [vendorCode, day, new Date(day.getTime() + dayMs)],
  );
  return rows;
}
