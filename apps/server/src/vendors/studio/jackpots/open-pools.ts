import type { Slot } from '@baize/games/slot-engine';
import { withTables } from '../../../platform/database/database.ts';
import { tryLock } from '../../../platform/database/named-locks.ts';
import type { PoolOpening } from '../../vendor.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import { jackpotScopeOf } from '../sessions.ts';
import { jackpotGames } from '../slots/games.ts';
import { openLevels } from './levels.ts';
import { seededPools } from './shares.ts';
import { insertPools, markPoolOpen, type PoolRow, readPools, reserve } from './store.ts';

/** Whose play wins from the pools. */
type PoolOwner = Pick<PoolOpening, 'prizePool' | 'currencyCode'>;

/** Opens the pools of a game with their seeds, once in each scope, with the operator's own money; harmless to repeat. */
export function createOpenPools({ database: anyDatabase, clock, secretBox, openPool }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);
  const open = new Set<string>();

  /** What the ledger and the studio's own book say of it is written together. */
  const fund = async (transaction: typeof database, owner: PoolOwner, row: PoolRow): Promise<void> => {
    const scope = jackpotScopeOf(owner);
    const reference = `pool:${scope}:${row.pool}:opening`;
    if (row.opening_minor > 0n) {
      const opening = { ...owner, reference, pool: row.pool, amountMinor: row.opening_minor };
      await openPool(transaction, opening);
    }
    await markPoolOpen(transaction, scope, row, clock.now());
  };

  /** False where somebody else is opening the pool at this moment: it is tried again with the next session. */
  const openOnce = (owner: PoolOwner, row: PoolRow): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const scope = jackpotScopeOf(owner);
      // Not a lock that waits: whoever waits would hold a connection.
      if (!(await tryLock(transaction, `pool opening ${scope} ${row.pool}`))) return false;
      const current = (await readPools(transaction, scope)).find(({ pool }) => pool === row.pool);
      if (!current?.is_open) await fund(transaction, owner, row);
      return true;
    });

  return async (owner: PoolOwner, game: Slot): Promise<void> => {
    const { gameCode } = game;
    const pools = seededPools(game);
    if (pools.length === 0) return;
    const scope = jackpotScopeOf(owner);
    const key = `${scope} ${gameCode}`;
    if (open.has(key)) return;
    await insertPools(database, scope, [
      ...pools.map(({ pool, seedMinor }) => ({ pool, openingMinor: seedMinor })),
      { pool: reserve, openingMinor: 0n },
    ]);
    await openLevels(database, secretBox, scope, game, clock.now());
    let areAllOpen = true;
    for (const row of await readPools(database, scope)) {
      if (!row.is_open) areAllOpen = (await openOnce(owner, row)) && areAllOpen;
    }
    if (areAllOpen) open.add(key);
  };
}

/** Opens the pools of every brand that has a game with pools on sale, before anybody plays it; harmless to repeat. */
export function createOpenBrandPools(deps: StudioDependencies) {
  const openPools = createOpenPools(deps);
  return async (): Promise<void> => {
    for (const game of jackpotGames)
      for (const owner of await deps.cashPoolsWith([game.gameCode])) await openPools(owner, game);
  };
}
