import { sql } from 'kysely';
import type { CheckSource } from '../../reality-checks.ts';

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

/** What the studio's players did, over all its games. */
export const studioChecks: CheckSource = { table: 'studio.reality_checks', played };
