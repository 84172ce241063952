import type { Kysely } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import { settleAll } from '../../settle-all.ts';
import type { TableRoundRow } from '../rounds-store.ts';
import type { SharedTables } from '../schema.ts';
import { advancePlacement, endSeat, type UnpaidSeat, unpaidSeats } from './seats-store.ts';
import type { WalletActs } from './wallet-acts.ts';

/** Gives back every stake of a round that will never be dealt; true when none is left. Safe to repeat. */
export function createGiveBack(
  { database, clock }: { database: Kysely<SharedTables>; clock: Clock },
  acts: WalletActs,
) {
  return async (round: Pick<TableRoundRow, 'id'>): Promise<boolean> => {
    const giveSeatBack = async (seat: UnpaidSeat): Promise<boolean> => {
      const ref = { seatId: seat.id, gameCode: seat.game_code, playerRef: seat.player_ref };
      let isBack = true;
      for (const { id } of seat.placed) {
        if (await acts.bar(ref, id, 'round void')) await advancePlacement(database, id, ['placed'], 'undone');
        else isBack = false;
      }
      if (isBack) await endSeat(database, seat.id, 'void', clock.now());
      return isBack;
    };
    const areBack = await settleAll(await unpaidSeats(database, round.id), giveSeatBack, { atOnce: 1 });
    return areBack.every(Boolean);
  };
}
