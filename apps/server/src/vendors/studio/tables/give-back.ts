import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { TableRoundRow } from './rounds-store.ts';
import { advancePlacement, endSeat, unpaidSeats } from './seats-store.ts';
import type { SharedTables } from './tables.ts';
import type { WalletActs } from './wallet-acts.ts';

/** Gives back every stake of a round that will never be dealt; true when none is left. Safe to repeat. */
export function createGiveBack(
  { database, clock }: { database: Kysely<SharedTables>; clock: Clock },
  acts: WalletActs,
) {
  return async (round: Pick<TableRoundRow, 'id'>): Promise<boolean> => {
    let areAllBack = true;
    for (const seat of await unpaidSeats(database, round.id)) {
      const ref = { seatId: seat.id, gameCode: seat.game_code, playerRef: seat.player_ref };
      let isBack = true;
      for (const { id } of seat.placed) {
        if (await acts.bar(ref, id, 'round void')) await advancePlacement(database, id, ['placed'], 'undone');
        else isBack = false;
      }
      if (isBack) await endSeat(database, seat.id, 'void', clock.now());
      areAllBack &&= isBack;
    }
    return areAllBack;
  };
}
