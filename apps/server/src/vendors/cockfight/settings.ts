import { type Arena, arenaOf } from '@baize/games/cockfight';
import { type Database, withTables } from '../../platform/database/database.ts';
import { type FightTimings, lastCallOf } from './fights/timings.ts';
import type { CockfightTables } from './schema.ts';

/** What a brand decides for its pool at an arena. */
export interface PoolSettings {
  minStakeMinor: bigint;
  maxStakeMinor: bigint;
  memberMaxMinor: bigint;
  maxLiabilityMinor: bigint;
  /** So much to one. */
  bddOdds: number;
  ftdOdds: number;
}

export const defaultSettings = ({ limits, drawOdds }: Arena): PoolSettings => ({
  ...limits,
  bddOdds: drawOdds.bdd,
  ftdOdds: drawOdds.ftd,
});

/** Settings of arenas; each holds from the programme after the one in which it was decided, so a running programme keeps its own. */
export function createArenaSettings(anyDatabase: Database) {
  const database = withTables<CockfightTables>(anyDatabase);

  /** Undefined where the pool never decided anything, or not yet. */
  const rowOf = (arena: string, pool: string, programme: number) =>
    database
      .selectFrom('cockfight.settings')
      .selectAll()
      .where('arena', '=', arena)
      .where('pool', '=', pool)
      .where('from_programme', '<=', programme)
      .orderBy('from_programme', 'desc')
      .limit(1)
      .executeTakeFirst();

  const settingsOf = async (code: string, pool: string, programme: number): Promise<PoolSettings> => {
    const usual = defaultSettings(arenaOf(code));
    const own = await rowOf(code, pool, programme);
    return {
      minStakeMinor: own?.min_stake_minor ?? usual.minStakeMinor,
      maxStakeMinor: own?.max_stake_minor ?? usual.maxStakeMinor,
      memberMaxMinor: own?.member_max_minor ?? usual.memberMaxMinor,
      maxLiabilityMinor: own?.max_liability_minor ?? usual.maxLiabilityMinor,
      bddOdds: own?.bdd_odds ?? usual.bddOdds,
      ftdOdds: own?.ftd_odds ?? usual.ftdOdds,
    };
  };

  const timingsRow = (arena: string, programme: number) =>
    database
      .selectFrom('cockfight.timings')
      .select(['betting_seconds', 'pause_seconds'])
      .where('arena', '=', arena)
      .where('from_programme', '<=', programme)
      .orderBy('from_programme', 'desc')
      .limit(1)
      .executeTakeFirst();

  return {
    settingsOf,
    /** An arena as one pool has it in a programme. */
    arenaFor: async (arena: Arena, pool: string, programme: number): Promise<Arena> => {
      const { bddOdds, ftdOdds, ...limits } = await settingsOf(arena.code, pool, programme);
      return { ...arena, limits, drawOdds: { bdd: bddOdds, ftd: ftdOdds } };
    },
    /** Pools that have ever decided something about an arena. */
    poolsOf: async (arena: string): Promise<string[]> => {
      const rows = await database
        .selectFrom('cockfight.settings')
        .select('pool')
        .distinct()
        .where('arena', '=', arena)
        .execute();
      return rows.map(({ pool }) => pool);
    },
    /** What is the usual is stored as nothing, so that a later program changes it. */
    set: async (code: string, pool: string, fromProgramme: number, next: PoolSettings): Promise<void> => {
      const usual = defaultSettings(arenaOf(code));
      const own = <Name extends keyof PoolSettings>(name: Name) => (next[name] === usual[name] ? null : next[name]);
      const row = {
        min_stake_minor: own('minStakeMinor'),
        max_stake_minor: own('maxStakeMinor'),
        member_max_minor: own('memberMaxMinor'),
        max_liability_minor: own('maxLiabilityMinor'),
        bdd_odds: own('bddOdds'),
        ftd_odds: own('ftdOdds'),
      };
      await database
        .insertInto('cockfight.settings')
        .values({ arena: code, pool, from_programme: fromProgramme, ...row })
        .onConflict((conflict) => conflict.columns(['arena', 'pool', 'from_programme']).doUpdateSet(row))
        .execute();
    },
    /** How long the steps of a programme's fights take; the installation's clock of tables where nothing was decided. */
    timingsFor: async (arena: string, programme: number, usual: FightTimings): Promise<FightTimings> => {
      const own = await timingsRow(arena, programme);
      if (!own) return usual;
      const bettingMs = own.betting_seconds * 1_000;
      return { ...usual, bettingMs, lastCallMs: lastCallOf(bettingMs), pauseMs: own.pause_seconds * 1_000 };
    },
    setTimings: async (
      arena: string,
      fromProgramme: number,
      { bettingSeconds, pauseSeconds }: { bettingSeconds: number; pauseSeconds: number },
    ): Promise<void> => {
      const row = { betting_seconds: bettingSeconds, pause_seconds: pauseSeconds };
      await database
        .insertInto('cockfight.timings')
        .values({ arena, from_programme: fromProgramme, ...row })
        .onConflict((conflict) => conflict.columns(['arena', 'from_programme']).doUpdateSet(row))
        .execute();
    },
  };
}
export type ArenaSettings = ReturnType<typeof createArenaSettings>;
