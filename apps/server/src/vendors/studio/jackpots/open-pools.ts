import type { Slot } from '@baize/games/slot-engine';
import { withTables } from '../../../platform/database/database.ts';
import { tryLock } from '../../../platform/database/named-locks.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import type { StudioSession } from '../sessions.ts';
import { insertPools, markPoolOpen, type PoolRow, readPools, reserve } from './store.ts';

/** Opens the pools of a game with their seeds, once in each scope, with the operator's own money; harmless to repeat. */
export function createOpenPools({ wallet, database: anyDatabase, clock }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);
  const open = new Set<string>();

  const fund = async ({ playerRef, jackpotScope }: StudioSession, row: PoolRow): Promise<boolean> => {
    if (row.opening_minor > 0n) {
      const txId = `pool:${jackpotScope}:${row.pool}:opening`;
      const { code } = await wallet.fundPool({ txId, playerRef, pool: row.pool, amountMinor: row.opening_minor });
      // A conflict: another player came before, and it was booked in his name.
      if (code !== 'OK' && code !== 'TX_CONFLICT') return false;
    }
    await markPoolOpen(database, jackpotScope, row, clock.now());
    return true;
  };

  /** False where another player is opening the pool at this moment: it is tried again with the next session. */
  const openOnce = (session: StudioSession, row: PoolRow): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      // Not a lock that waits: whoever waits would hold a connection.
      if (!(await tryLock(transaction, `pool opening ${session.jackpotScope} ${row.pool}`))) return false;
      const current = (await readPools(transaction, session.jackpotScope)).find(({ pool }) => pool === row.pool);
      return current?.is_open || (await fund(session, row));
    });

  return async (session: StudioSession, { gameCode, jackpots }: Slot): Promise<void> => {
    if (jackpots.length === 0) return;
    const key = `${session.jackpotScope} ${gameCode}`;
    if (open.has(key)) return;
    await insertPools(database, session.jackpotScope, [
      ...jackpots.map(({ pot, seedMinor }) => ({ pool: pot, openingMinor: seedMinor })),
      { pool: reserve, openingMinor: 0n },
    ]);
    let areAllOpen = true;
    for (const row of await readPools(database, session.jackpotScope)) {
      if (!row.is_open) areAllOpen = (await openOnce(session, row)) && areAllOpen;
    }
    if (areAllOpen) open.add(key);
  };
}
