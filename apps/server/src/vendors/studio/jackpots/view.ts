import type { Calls, CallValue } from '@baize/contract';
import type { LevelRules } from '@baize/games/slot-engine';
import { withTables } from '../../../platform/database/database.ts';
import { createPoolView } from '../../pool-view.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import type { StudioSession } from '../sessions.ts';
import { findGame } from '../slots/games.ts';
import { type LevelDropRow, type LevelRow, readLastDrops, readLevels } from './levels-store.ts';
import { seededPools } from './shares.ts';

type JackpotPoolView = CallValue<Calls['studioJackpots']>['jackpotPools'][number];

/** What a player may see of a level: what binds its open cycle, and the seed of the cycle before. */
function levelView(
  { seedMinor, ceilingMinor }: LevelRules,
  { cycle, server_seed_hash: serverSeedHash }: LevelRow,
  last: LevelDropRow | undefined,
): NonNullable<JackpotPoolView['mustDrop']> {
  return {
    seedMinor: `${seedMinor}`,
    ceilingMinor: `${ceilingMinor}`,
    cycle,
    serverSeedHash,
    lastDrop: last
      ? {
          cycle: last.cycle,
          amountMinor: `${last.amount_minor}`,
          serverSeed: last.server_seed,
          serverSeedHash: last.server_seed_hash,
          droppedAt: last.dropped_at.toISOString(),
        }
      : null,
  };
}

/** What stands in the linked jackpot pools of the session's game, with what binds its levels; none for most games. */
export function createJackpotView(deps: StudioDependencies) {
  const database = withTables<StudioTables>(deps.database);
  const poolsOf = createPoolView(deps);

  const levelsOf = async (jackpotScope: string, levels: readonly LevelRules[]) => {
    if (levels.length === 0) return new Map<string, JackpotPoolView['mustDrop']>();
    const rows = await readLevels(database, jackpotScope);
    const drops = await readLastDrops(database, jackpotScope);
    return new Map(
      levels.flatMap((level) => {
        const row = rows.find(({ pool }) => pool === level.pool);
        const last = drops.find(({ pool, cycle }) => pool === level.pool && cycle === (row?.cycle ?? 0) - 1);
        return row ? [[level.pool, levelView(level, row, last)]] : [];
      }),
    );
  };

  return async (session: StudioSession): Promise<JackpotPoolView[]> => {
    const game = findGame(session.gameCode);
    const pools = game ? seededPools(game) : [];
    if (pools.length === 0) return [];
    const jackpotPoolsMinor = await poolsOf(session.jackpotScope, session.playerRef);
    const levels = await levelsOf(session.jackpotScope, game?.levels ?? []);
    return pools.map(({ pool }) => {
      const mustDrop = levels.get(pool);
      return { pot: pool, amountMinor: `${jackpotPoolsMinor[pool] ?? 0n}`, ...(mustDrop && { mustDrop }) };
    });
  };
}
