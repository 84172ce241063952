import { type Arena, arenaTote, type TotePayout } from '@baize/games/cockfight';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { CockfightTables, FightRow, PoolRow } from '../schema.ts';
import { poolsOf, sumsOf } from './board.ts';
import { pairingOfRow } from './course.ts';

export const payoutOf = (row: PoolRow): TotePayout => ({
  meronPer100Minor: row.meron_per100_minor,
  walaPer100Minor: row.wala_per100_minor,
  isCancelled: row.is_cancelled,
});

/** What the pools of totes pay, once they are closed. */
export function createPools(anyDatabase: Database) {
  const database = withTables<CockfightTables>(anyDatabase);

  return {
    /** Writes down what each pool of a closed fight pays; whoever comes second changes nothing. */
    close: async (arena: Arena, fight: FightRow): Promise<void> => {
      if (arena.book === 'fixed') return;
      for (const pool of await poolsOf(anyDatabase, fight.id)) {
        const { meron, wala } = await sumsOf(anyDatabase, { fightId: fight.id, pool });
        const money = { meronMinor: meron.stakeMinor, walaMinor: wala.stakeMinor };
        const payout = arenaTote(arena, pairingOfRow(fight), money);
        await database
          .insertInto('cockfight.pools')
          .values({
            ...{ fight_id: fight.id, pool, meron_minor: money.meronMinor, wala_minor: money.walaMinor },
            ...{ meron_per100_minor: payout.meronPer100Minor, wala_per100_minor: payout.walaPer100Minor },
            is_cancelled: payout.isCancelled,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },
    /** By pool; none of a fight at fixed odds, or before it is closed. */
    ofFight: async (fightId: string): Promise<ReadonlyMap<string, PoolRow>> => {
      const rows = await database.selectFrom('cockfight.pools').selectAll().where('fight_id', '=', fightId).execute();
      return new Map(rows.map((row) => [row.pool, row]));
    },
  };
}
export type Pools = ReturnType<typeof createPools>;
