import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Repeating, repeat } from '../../platform/jobs/repeat.ts';

export interface NoticeWatch extends Repeating {
  /** Resolves when the watch knows what was out as it began: whoever is let in after that misses nothing. */
  begun: Promise<void>;
}

interface Listeners {
  /** What this process keeps of announcements is old. */
  forget: () => void;
  /** The brand's announcements are others than before. */
  notify: (brandId: string) => void;
  onFailure: (error: unknown) => void;
}

/** A changed announcement is told within two of these. */
const runEveryMs = 700;

/** Watches over announcements: written, changed, taken back, begun or over by time, by whichever process or hand. */
export function watchNotices(deps: { database: Database; clock: Clock }, listeners: Listeners): NoticeWatch {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const turn = createPoll(deps, listeners);
  const first = turn().then(begin, listeners.onFailure);
  const repeating = repeat(runEveryMs, () => first.then(turn).then(begin), listeners.onFailure);
  return {
    begun,
    stop: async () => {
      await repeating.stop();
      await first;
    },
  };
}

/**
 * `forget` is called at once, `tell` a turn later: by then every process has forgotten what it kept, so that whoever asks again is answered
 * anew. The first turn forgets too: what was answered before it may be older than what it read.
 */
function createPoll(
  { database, clock }: { database: Database; clock: Clock },
  { forget, notify }: Listeners,
): () => Promise<void> {
  let known: ReadonlyMap<string, string> | null = null;
  let untold: readonly string[] = [];
  return async () => {
    const now = await readStates(database, clock.now());
    for (const brandId of untold) notify(brandId);
    untold = known === null ? [] : changedBetween(known, now);
    if (known === null || untold.length > 0) forget();
    known = now;
  };
}

/** What is out, by brand, in a text that changes with it. */
async function readStates(database: Database, at: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ brandId: string; state: string }>`
    select a.brand_id as "brandId",
      md5(string_agg(concat_ws(' ', a.id::text, a.xmin::text, p.xmin::text), ',' order by a.id)) as state
    from announcements a left join announced_promotions p on p.announcement_id = a.id
    where a.published_at <= ${at} and (a.ends_at is null or a.ends_at > ${at})
    group by a.brand_id`.execute(database);
  return new Map(rows.map(({ brandId, state }) => [brandId, state]));
}

function changedBetween(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const brandIds = new Set([...before.keys(), ...now.keys()]);
  return [...brandIds].filter((brandId) => before.get(brandId) !== now.get(brandId));
}
