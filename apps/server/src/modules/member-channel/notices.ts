import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * One turn of the watch over announcements: written, changed, taken back, begun or over by time, by whichever process or hand. `forget` is
 * called at once, `tell` a turn later: by then every process has forgotten what it kept, so that whoever asks again is answered anew.
 */
export function createNoticeTick(
  { database, clock }: { database: Database; clock: Clock },
  { forget, tell }: { forget: () => void; tell: (brandId: string) => void },
): () => Promise<void> {
  let known: ReadonlyMap<string, string> | null = null;
  let untold: readonly string[] = [];
  return async () => {
    const now = await readStates(database, clock.now());
    for (const brandId of untold) tell(brandId);
    untold = known === null ? [] : changedBetween(known, now);
    known = now;
    if (untold.length > 0) forget();
  };
}

/** What is out, by brand, in a text that changes with it. */
async function readStates(database: Database, at: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ brandId: string; state: string }>`
    select brand_id as "brandId", md5(string_agg(id::text || xmin::text, ',' order by id)) as state
    from announcements
    where published_at <= ${at} and (ends_at is null or ends_at > ${at})
    group by brand_id`.execute(database);
  return new Map(rows.map(({ brandId, state }) => [brandId, state]));
}

function changedBetween(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const brandIds = new Set([...before.keys(), ...now.keys()]);
  return [...brandIds].filter((brandId) => before.get(brandId) !== now.get(brandId));
}
