import { retryOf, type WalletAnswer, type WalletBalance } from '@baize/vendor-kit';
import type { StudioDependencies } from '../../dependencies.ts';

/** The permanent ids of what a table asks of the wallet. */
const stakeId = (placementId: string) => `${placementId}:stake`;
const rejectId = (placementId: string) => `${placementId}:cancel`;
const winId = (seatId: string) => `${seatId}:win`;

interface SeatRef {
  seatId: string;
  gameCode: string;
  playerRef: string;
}

/** A table's acts on money. Each is safe to repeat; a seat is a round of the wallet's. */
export function createWalletActs({ wallet }: Pick<StudioDependencies, 'wallet'>) {
  const refOf = ({ seatId, gameCode, playerRef }: SeatRef) => ({ roundId: seatId, gameCode, playerRef });

  return {
    stake: (seat: SeatRef, placement: { id: string; stakeMinor: bigint }, session: string): Promise<WalletAnswer> =>
      wallet.debit({ ...refOf(seat), session, txId: stakeId(placement.id), amountMinor: placement.stakeMinor }),

    /**
     * Takes a stake back, or bars it for ever when it never came. False: nobody knows yet. A conflict says that its id is another round's, for
     * players make the ids: this stake never came and never can.
     */
    bar: async (seat: SeatRef, placementId: string, reason: string): Promise<boolean> => {
      const { code } = await wallet.cancel({
        ...refOf(seat),
        txId: rejectId(placementId),
        targetTxId: stakeId(placementId),
        reason,
      });
      if (retryOf[code] !== 'never') return false;
      if (code !== 'OK' && code !== 'TX_CONFLICT')
        throw new Error(`the wallet does not take back ${placementId}: ${code}`);
      return true;
    },

    /** Pays a seat and ends its round; the balance behind it. Null: nobody knows yet. */
    pay: async (
      seat: SeatRef,
      settled: { placementIds: readonly string[]; payoutMinor: bigint; validTurnoverMinor: bigint; detail: unknown },
    ): Promise<{ balance: WalletBalance | null } | null> => {
      const { code, balance } = await wallet.credit({
        ...refOf(seat),
        txId: winId(seat.seatId),
        amountMinor: settled.payoutMinor,
        kind: 'win',
        refTxIds: settled.placementIds.map(stakeId),
        roundEnd: true,
        validTurnoverMinor: settled.validTurnoverMinor,
        detail: settled.detail,
      });
      if (retryOf[code] !== 'never') return null;
      if (code !== 'OK') throw new Error(`the wallet does not pay seat ${seat.seatId}: ${code}`);
      return { balance };
    },
  };
}
export type WalletActs = ReturnType<typeof createWalletActs>;
