import type { VendorWallet, WalletAnswer } from '@baize/vendor-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Transfer, TransferStore } from './store.ts';
import type { TransferVendor } from './transfer-vendor.ts';

/** Money at both ends of one vendor. */
export interface Ends {
  /** The house's own side: cash and the vendor's float. */
  wallet: Pick<VendorWallet, 'transferIn' | 'transferOut' | 'queryTransfer'>;
  vendor: TransferVendor;
  playerRef: string;
}

/** The permanent ids of a transfer's two acts at the house; the first is its id at the vendor too. */
const txIdOf = ({ id }: Transfer): string => `house-${id}`;
const backIdOf = (transfer: Transfer): string => `${txIdOf(transfer)}-back`;

export const refusedByVendor = 'REFUSED';

export interface StepDependencies {
  store: Pick<TransferStore, 'advance'>;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/**
 * Brings a transfer as far as it will go now. Every step is told to both sides under a permanent id and written down when it is known, so
 * that it can be cut anywhere: what is not known is asked (`queryTransfer` here, `query` there), and asking bars what never came.
 */
export function createSteps({ store, clock, onFailure }: StepDependencies) {
  const end = (transfer: Transfer, state: 'done' | 'failed', failure: string | null = null) =>
    store.advance(transfer, { state, failure, endedAt: clock.now() });

  /** Undefined: the vendor did not answer. */
  const asked = async <T>(asking: Promise<T>): Promise<T | undefined> => {
    try {
      return await asking;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };

  const giveBack = async (transfer: Transfer, { wallet, playerRef }: Ends): Promise<Transfer> => {
    const { amountMinor } = transfer;
    const back = await wallet.transferOut({ txId: backIdOf(transfer), playerRef, amountMinor });
    return back.status === 'ok' ? end(transfer, 'failed', refusedByVendor) : transfer;
  };

  /** Cash to the float. Without a session it is asked what became of an earlier attempt. */
  const bookIn = async (transfer: Transfer, ends: Ends, session: string | null): Promise<Transfer> => {
    const { playerRef, wallet } = ends;
    const txId = txIdOf(transfer);
    const answer: WalletAnswer | null = session
      ? await wallet.transferIn({ txId, playerRef, session, amountMinor: transfer.amountMinor })
      : await wallet.queryTransfer({ txId, playerRef });
    if (answer?.code === 'INTERNAL') return transfer;
    return answer?.status === 'ok'
      ? store.advance(transfer, { state: 'booked' })
      : end(transfer, 'failed', answer?.code ?? 'NOT_APPLIED');
  };

  const moveIn = async (begun: Transfer, ends: Ends, session: string | null): Promise<Transfer> => {
    const transfer = begun.state === 'started' ? await bookIn(begun, ends, session) : begun;
    if (transfer.state !== 'booked') return transfer;
    const { playerRef, vendor } = ends;
    const order = { txId: txIdOf(transfer), playerRef, currency: transfer.currencyCode };
    const told =
      begun.state === 'started' && session
        ? await asked(vendor.deposit({ ...order, amountMinor: transfer.amountMinor }))
        : undefined;
    const known = told ?? (await asked(vendor.query({ txId: order.txId })));
    if (!known) return transfer;
    return known.status === 'done' ? end(transfer, 'done') : giveBack(transfer, ends);
  };

  /** Takes from the vendor; what it says it gave is what comes back, and never more than was asked for. */
  const take = async (transfer: Transfer, { vendor, playerRef }: Ends, isFirst: boolean): Promise<Transfer> => {
    const txId = txIdOf(transfer);
    const amountMinor = transfer.isEverything ? null : transfer.amountMinor;
    const order = { txId, playerRef, currency: transfer.currencyCode, amountMinor };
    const told = isFirst ? await asked(vendor.withdraw(order)) : undefined;
    const known = told ?? (await asked(vendor.query({ txId })));
    if (!known) return transfer;
    if (known.status !== 'done') return end(transfer, 'failed', refusedByVendor);
    if (amountMinor !== null && known.amountMinor !== amountMinor) {
      onFailure(new Error(`the vendor gave ${known.amountMinor} for the transfer ${transfer.id} of ${amountMinor}`));
      return transfer;
    }
    if (known.amountMinor === 0n) return end(transfer, 'done');
    return store.advance(transfer, { state: 'taken', amountMinor: known.amountMinor });
  };

  const moveOut = async (begun: Transfer, ends: Ends, isFirst: boolean): Promise<Transfer> => {
    const transfer = begun.state === 'started' ? await take(begun, ends, isFirst) : begun;
    if (transfer.state !== 'taken') return transfer;
    const { amountMinor } = transfer;
    const booked = await ends.wallet.transferOut({ txId: txIdOf(transfer), playerRef: ends.playerRef, amountMinor });
    if (booked.status === 'ok') return end(transfer, 'done');
    if (booked.code !== 'INTERNAL') onFailure(new Error(`transfer ${transfer.id} was not booked back: ${booked.code}`));
    return transfer;
  };

  return {
    /** The first attempt; `session` opens the member's cash to a transfer in. */
    attempt: (transfer: Transfer, ends: Ends, session: string | null) =>
      transfer.direction === 'in' ? moveIn(transfer, ends, session) : moveOut(transfer, ends, true),
    /** Finds out what became of an earlier one, and finishes it. */
    settle: (transfer: Transfer, ends: Ends) =>
      transfer.direction === 'in' ? moveIn(transfer, ends, null) : moveOut(transfer, ends, false),
  };
}
export type Steps = ReturnType<typeof createSteps>;
