import { type Kysely, sql } from 'kysely';
import type { DayUse, StudioTables } from './schema.ts';

/** More than anybody does who only plays: what leaves rows and costs the player nothing is counted by day (UTC), in the database. */
const maxOfDay: Record<DayUse, number> = {
  refused_play: 100,
  seed_change: 100,
  chat_message: 500,
  chat_report: 50,
  chat_hide: 400,
};

const dayMs = 86_400_000;
const dayOf = (now: Date): number => Math.floor(now.getTime() / dayMs);

/** Whether the player has used up his day. */
export async function isDayUsedUp(
  connection: Kysely<StudioTables>,
  playerRef: string,
  kind: DayUse,
  now: Date,
): Promise<boolean> {
  const used = await connection
    .selectFrom('studio.day_uses')
    .select('count')
    .where('player_ref', '=', playerRef)
    .where('kind', '=', kind)
    .where('day', '>=', dayOf(now))
    .executeTakeFirst();
  return used !== undefined && used.count >= maxOfDay[kind];
}

/** When the next day begins. */
export const dayLeftSeconds = (now: Date): number => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1_000);

/** Counts one more. */
export const noteDayUse = (connection: Kysely<StudioTables>, playerRef: string, kind: DayUse, now: Date) =>
  connection
    .insertInto('studio.day_uses')
    .values({ player_ref: playerRef, kind, day: dayOf(now), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['player_ref', 'kind']).doUpdateSet({
        // A clock that goes back begins no day anew.
        count: sql<number>`case when day_uses.day >= excluded.day then day_uses.count + 1 else 1 end`,
        day: sql<number>`greatest(day_uses.day, excluded.day)`,
      }),
    )
    .execute();
