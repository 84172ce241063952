import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';
import type { BonusEnding } from './ending.ts';
import { type GrantJson, grantJson, progressOf } from './facts.ts';

const atOnce = 200;

interface Running {
  memberId: string;
  grant: GrantJson;
}

/** Looks at every running bonus: its progress is kept for lists, and what is wagered or over ends. */
export function createBonusWork(
  { database, clock }: Pick<RewardDependencies, 'database' | 'clock'>,
  ending: BonusEnding,
) {
  const batchAfter = async (after: Running | null): Promise<Running[]> => {
    const from = after ? sql`and (g.granted_at, g.id) > (${after.grant.grantedAt}, ${after.grant.id})` : sql``;
    const { rows } = await sql<Running>`
      select g.member_id as "memberId", ${grantJson} as grant from bonus_grants g
      where g.state = 'running' ${from} order by g.granted_at, g.id limit ${atOnce}`.execute(database);
    return rows;
  };

  const keepProgress = async (rows: readonly Running[]) => {
    const moved = rows.filter(({ grant }) => progressOf(grant).progressMinor !== BigInt(grant.progressMinor));
    if (moved.length === 0) return;
    await sql`
      update bonus_grants g set progress_minor = p.progress
      from unnest(${moved.map(({ memberId }) => memberId)}::uuid[], ${moved.map(({ grant }) => grant.id)}::uuid[],
        ${moved.map(({ grant }) => progressOf(grant).progressMinor)}::bigint[]) as p (member_id, id, progress)
      where g.member_id = p.member_id and g.id = p.id and g.state = 'running'`.execute(database);
  };

  return async (): Promise<void> => {
    let last: Running | null = null;
    for (;;) {
      const rows: Running[] = await batchAfter(last);
      last = rows.at(-1) ?? null;
      if (last === null) return;
      await keepProgress(rows);
      const now = clock.now();
      const due = rows.filter(({ grant }) => progressOf(grant).isMet || new Date(grant.expiresAt) <= now);
      await Promise.all(due.map(({ memberId, grant }) => ending.follow(memberId, grant.id)));
    }
  };
}
