import type { Calls, CallValue } from '@baize/contract';
import { type Kysely, sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';

/** A player is stopped at `dueAt`, and shown what he did since. */
export interface RealityCheck {
  everyMs: number;
  since: Date;
  dueAt: Date;
}

/** Who sits here. */
interface PlaySession {
  playerRef: string;
  realityCheck: RealityCheck | null;
}

export const realityCheckOf = (everyMs: number, since: Date | null): RealityCheck | null =>
  everyMs > 0 && since !== null ? { everyMs, since, dueAt: new Date(since.getTime() + everyMs) } : null;

/** Who has played nothing for so long begins a new sitting. */
const pauseMs = 30 * 60_000;

/** Rounds of all kinds of games of a player from a moment on; of a seat at a table what lies there and is booked. */
const played = (playerRef: string, since: Date) => sql`
  select case when grant_id is null then bet_minor else 0 end as stake, payout_minor as paid, played_at as at from studio.rounds
    where player_ref = ${playerRef} and played_at >= ${since} and (status = 'settled' or staked_at is not null)
  union all
  select bet_minor, coalesce(payout_minor, 0), played_at from studio.instant_rounds
    where player_ref = ${playerRef} and played_at >= ${since} and status in ('open', 'paying', 'settled')
  union all
  select placed.stake, coalesce(payout_minor, 0), taken_at from studio.table_seats seat
    cross join lateral (select sum(stake_minor)::bigint as stake from studio.table_placements
      where seat_id = seat.id and status = 'placed') placed
    where player_ref = ${playerRef} and taken_at >= ${since} and placed.stake is not null`;

/** Since when the player sits here, over all games: a sitting goes on while he plays. */
export async function beginPlaySession(database: Kysely<StudioTables>, playerRef: string, now: Date): Promise<Date> {
  const known = await database
    .selectFrom('studio.reality_checks')
    .select('since')
    .where('player_ref', '=', playerRef)
    .executeTakeFirst();
  if (known) {
    const lately = new Date(now.getTime() - pauseMs);
    const { rows } = await sql`select from (${played(playerRef, lately)}) round limit 1`.execute(database);
    if (known.since >= lately || rows.length > 0) return known.since;
  }
  await acknowledge(database, playerRef, now);
  return now;
}

const acknowledge = (database: Kysely<StudioTables>, playerRef: string, now: Date) =>
  database
    .insertInto('studio.reality_checks')
    .values({ player_ref: playerRef, since: now })
    .onConflict((conflict) => conflict.column('player_ref').doUpdateSet({ since: now }))
    .execute();

export const isCheckDue = ({ realityCheck }: Pick<PlaySession, 'realityCheck'>, now: Date): boolean =>
  realityCheck !== null && now >= realityCheck.dueAt;

/** What the player did since he was last shown it, over all games. */
export function createRealityCheck({ database: anyDatabase, clock }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);

  return async (
    { playerRef, realityCheck }: PlaySession,
    isSeen: boolean,
  ): Promise<CallValue<Calls['studioRealityCheck']>> => {
    const now = clock.now();
    const since = realityCheck?.since ?? now;
    const { rows } = await sql<{ rounds: number; staked: string; paid: string }>`
      select count(*)::int as rounds, coalesce(sum(stake), 0)::text as staked, coalesce(sum(paid), 0)::text as paid
      from (${played(playerRef, since)}) round`.execute(database);
    const [sums] = rows;
    if (isSeen && realityCheck) await acknowledge(database, playerRef, now);
    const next = realityCheck && realityCheckOf(realityCheck.everyMs, isSeen ? now : since);
    return {
      since: since.toISOString(),
      rounds: sums?.rounds ?? 0,
      stakedMinor: sums?.staked ?? '0',
      paidMinor: sums?.paid ?? '0',
      dueAt: next?.dueAt.toISOString() ?? null,
    };
  };
}
