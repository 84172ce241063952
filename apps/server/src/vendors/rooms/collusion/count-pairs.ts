import { type RawBuilder, sql } from 'kysely';

/** SQL: pairs that a player is in, found up to a moment; those that staff cleared do not count. */
export const countPairs = (
  playerRef: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<number> => sql<number>`(
  select count(*) from rooms.pairs p
  where (p.first_ref = ${playerRef} or p.second_ref = ${playerRef}) and p.status <> 'cleared' and p.found_at <= ${until})`;
