import { withTables } from '../../platform/database/database.ts';
import { fail } from '../../platform/result.ts';
import { isDayUsedUp } from './day-uses.ts';
import type { PlayerInGame, StudioDependencies } from './dependencies.ts';
import type { StudioTables } from './schema.ts';
import { refusalOf } from './wallet-refusals.ts';

/**
 * Why a stake is refused before anything of it is written; null: it may be tried. What the wallet refuses later, because something came
 * between, stays in the books for ever, and is bounded by day.
 */
export function createStakeRefusal({ database: anyDatabase, refusalOfStake, clock }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);
  return async ({ playerRef }: PlayerInGame, stakeMinor: bigint) => {
    const [code, isOverDay] = await Promise.all([
      refusalOfStake({ playerRef, amountMinor: stakeMinor }),
      isDayUsedUp(database, playerRef, 'refused_play', clock.now()),
    ]);
    if (code !== null) return refusalOf(code, false);
    return isOverDay ? fail('limit_reached') : null;
  };
}
