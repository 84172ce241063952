import { withTables } from '../../../platform/database/database.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { settleAll } from '../settle-all.ts';
import type { Recovery } from '../slots/recovery.ts';
import { findInstantGame } from './games.ts';
import type { InstantMoney } from './money.ts';
import type { InstantTables } from './schema.ts';
import { type InstantRow, listAbandoned, listCutOff, lockById, writeSteps } from './store.ts';
import { stateOf } from './view.ts';

/** A round that is still open so long after it began is paid what leaving it pays. */
export const abandonedAfterMs = 24 * 60 * 60_000;

export function createInstantRecovery(
  { database: anyDatabase, secretBox, clock }: StudioDependencies,
  money: InstantMoney,
) {
  const database = withTables<InstantTables>(anyDatabase);

  /** Finishes rounds whose money was cut off; `playedBefore`: only those begun before. Open rounds wait for their player. */
  const recover = async (playedBefore: Date | null = null): Promise<Recovery> => {
    const recovery: Recovery = { settled: 0, refused: 0, unknown: 0, faults: [] };
    for await (const { sealed_token, ...row } of listCutOff(database, playedBefore)) {
      try {
        const { status } = await money(row, await secretBox.open(sealed_token));
        recovery[status === 'booked' ? 'settled' : status] += 1;
      } catch (fault) {
        recovery.faults.push(fault);
        recovery.unknown += 1;
      }
    }
    return recovery;
  };

  const close = (id: string): Promise<InstantRow | null> =>
    database.transaction().execute(async (transaction) => {
      const row = await lockById(transaction, id);
      const game = row && findInstantGame(row.game_code);
      if (!row || !game || row.status !== 'open') return null;
      const payoutMinor = game.payoutNow(stateOf(row));
      await writeSteps(transaction, id, [...row.steps, { abandoned: true }], payoutMinor);
      return { ...row, status: 'paying', payout_minor: payoutMinor };
    });

  const settleOne = async (id: string): Promise<boolean> => {
    const row = await close(id);
    return row !== null && (await money(row, '')).status === 'booked';
  };

  /** Pays open rounds that were abandoned: what the player had won so far, or his stake when he had taken no step. How many. */
  const settleAbandoned = async (): Promise<number> => {
    const before = new Date(clock.now().getTime() - abandonedAfterMs);
    const areSettled = await settleAll(await listAbandoned(database, before), settleOne, { atOnce: 1 });
    return areSettled.filter(Boolean).length;
  };

  return { recover, settleAbandoned };
}
