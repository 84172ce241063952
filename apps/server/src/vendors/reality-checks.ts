import type { Calls, CallValue } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** A player is stopped at `dueAt`, and shown what he did since. */
export interface RealityCheck {
  everyMs: number;
  since: Date;
  dueAt: Date;
}
type CheckFigures = CallValue<Calls['studioRealityCheck']>;

/** Who has played nothing for so long begins a new sitting. */
const pauseMs = 30 * 60_000;

export const realityCheckOf = (everyMs: number, since: Date | null): RealityCheck | null =>
  everyMs > 0 && since !== null ? { everyMs, since, dueAt: new Date(since.getTime() + everyMs) } : null;

export const isCheckDue = (check: RealityCheck | null, now: Date): boolean => check !== null && now >= check.dueAt;

/** As a game's opening shows it. */
export const checkView = (check: RealityCheck | null): { everyMs: number; dueAt: string } | null =>
  check && { everyMs: check.everyMs, dueAt: check.dueAt.toISOString() };

/** Where a vendor keeps since when its players sit, and what they played. */
export interface CheckSource {
  /** With the columns `player_ref` and `since`. */
  table: string;
  /** Rows of `stake`, `paid` and `at`, in minor units, of what a player played from a moment on. */
  played(playerRef: string, since: Date): RawBuilder<unknown>;
}

/** Sittings of a vendor's players over all its games: one goes on while its player plays. */
export function createSittings({ database }: { database: Database }, { table, played }: CheckSource) {
  const acknowledge = async (playerRef: string, now: Date): Promise<void> => {
    await sql`insert into ${sql.table(table)} (player_ref, since) values (${playerRef}, ${now})
      on conflict (player_ref) do update set since = excluded.since`.execute(database);
  };

  /** Since when the player sits here. */
  const begin = async (playerRef: string, now: Date): Promise<Date> => {
    const known = await sql<{ since: Date }>`
      select since from ${sql.table(table)} where player_ref = ${playerRef}`.execute(database);
    const [row] = known.rows;
    if (row) {
      const lately = new Date(now.getTime() - pauseMs);
      const { rows } = await sql`select from (${played(playerRef, lately)}) round limit 1`.execute(database);
      if (row.since >= lately || rows.length > 0) return row.since;
    }
    await acknowledge(playerRef, now);
    return now;
  };

  /** What the player did since he was last shown it; with `isSeen` the next time begins. */
  const show = async (
    { playerRef, realityCheck }: { playerRef: string; realityCheck: RealityCheck | null },
    isSeen: boolean,
    now: Date,
  ): Promise<CheckFigures> => {
    const since = realityCheck?.since ?? now;
    const { rows } = await sql<{ rounds: number; staked: string; paid: string }>`
      select count(*)::int as rounds, coalesce(sum(stake), 0)::text as staked, coalesce(sum(paid), 0)::text as paid
      from (${played(playerRef, since)}) round`.execute(database);
    const [sums] = rows;
    if (isSeen && realityCheck) await acknowledge(playerRef, now);
    const next = realityCheck && realityCheckOf(realityCheck.everyMs, isSeen ? now : since);
    return {
      since: since.toISOString(),
      rounds: sums?.rounds ?? 0,
      stakedMinor: sums?.staked ?? '0',
      paidMinor: sums?.paid ?? '0',
      dueAt: next?.dueAt.toISOString() ?? null,
    };
  };

  return { begin, show };
}

/** Reality checks of a vendor whose table also keeps how often a player is stopped, in `every_ms`. */
export function createRealityChecks(deps: { database: Database; clock: Clock }, source: CheckSource) {
  const { database, clock } = deps;
  const sittings = createSittings(deps, source);
  const table = sql.table(source.table);

  const checkOf = async (playerRef: string): Promise<RealityCheck | null> => {
    const { rows } = await sql<{ since: Date; everyMs: number }>`
      select since, every_ms as "everyMs" from ${table} where player_ref = ${playerRef}`.execute(database);
    const [row] = rows;
    return row ? realityCheckOf(row.everyMs, row.since) : null;
  };

  return {
    /** A player has entered, and is stopped so often; 0: never. */
    open: async (playerRef: string, everyMs: number): Promise<RealityCheck | null> => {
      await sittings.begin(playerRef, clock.now());
      await sql`update ${table} set every_ms = ${everyMs} where player_ref = ${playerRef}`.execute(database);
      return checkOf(playerRef);
    },
    /** Whether a player has to be shown his play before he stakes again. */
    isDue: async (playerRef: string): Promise<boolean> => isCheckDue(await checkOf(playerRef), clock.now()),
    show: async (playerRef: string, isSeen: boolean): Promise<CheckFigures> =>
      sittings.show({ playerRef, realityCheck: await checkOf(playerRef) }, isSeen, clock.now()),
  };
}
export type RealityChecks = ReturnType<typeof createRealityChecks>;
