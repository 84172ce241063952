import type { VendorWallet, WalletAnswer, WalletCode } from '@baize/vendor-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Transfer, TransferStore } from './store.ts';
import type { TransferVendor } from './transfer-vendor.ts';

/** Money at both ends of one vendor. */
export interface Ends {
  /** The operator's own side: cash and the vendor's float. */
  wallet: Pick<VendorWallet, 'transferIn' | 'transferOut' | 'queryTransfer'>;
  vendor: TransferVendor;
  playerRef: string;
}

/** The permanent ids of a transfer's acts at the operator; the first is its id at the vendor too, the second the vendor never hears. */
const txIdOf = ({ id }: Transfer): string => `house-${id}`;
const backIdOf = (transfer: Transfer): string => `${txIdOf(transfer)}-back`;

const refusedByVendor = 'REFUSED';

export interface StepDependencies {
  store: Pick<TransferStore, 'advance' | 'leaveAfter'>;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/**
 * Brings a transfer as far as it will go now. Every step is told to both sides under a permanent id and written down when it is known, so
 * that it can be cut anywhere: what is not known is asked (`queryTransfer` here, `query` there), and asking bars what never came.
 */
export function createSteps({ store, clock, onFailure }: StepDependencies) {
  const end = async (transfer: Transfer, state: 'done' | 'failed', failure: string | null = null) => {
    const ended = await store.advance(transfer, { state, failure, endedAt: clock.now() });
    if (ended.state === 'done' && ended.direction === 'out' && ended.isEverything) await store.leaveAfter(ended);
    return ended;
  };

  /** Undefined: the vendor did not answer. */
  const asked = async <T>(asking: Promise<T>): Promise<T | undefined> => {
    try {
      return await asking;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };

  /** A vendor that tells another amount than was asked for is not believed: the transfer stays open and comes to a person. */
  const isOfAmount = ({ id, amountMinor }: Transfer, toldMinor: bigint): boolean => {
    if (toldMinor === amountMinor) return true;
    onFailure(new Error(`the vendor tells ${toldMinor} of the transfer ${id} of ${amountMinor}`));
    return false;
  };

  /**
   * The float to cash, under the first of the ids that is not barred. A vendor bars an id by asking the operator about it too early; what is
   * barred was never booked and never will be, so the next id books it once.
   */
  const bookOut = async (transfer: Transfer, ends: Ends, txIds: readonly string[]): Promise<boolean> => {
    let code: WalletCode = 'TX_CANCELLED';
    for (const txId of txIds) {
      const { amountMinor } = transfer;
      if (code === 'TX_CANCELLED') {
        code = (await ends.wallet.transferOut({ txId, playerRef: ends.playerRef, amountMinor })).code;
      }
    }
    if (code !== 'OK' && code !== 'INTERNAL') {
      onFailure(new Error(`transfer ${transfer.id} was not booked back: ${code}`));
    }
    return code === 'OK';
  };

  const giveBack = async (transfer: Transfer, ends: Ends): Promise<Transfer> =>
    (await bookOut(transfer, ends, [backIdOf(transfer)])) ? end(transfer, 'failed', refusedByVendor) : transfer;

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

  const deposit = (transfer: Transfer, { vendor, playerRef }: Ends) => {
    const { currencyCode: currency, amountMinor } = transfer;
    return asked(vendor.deposit({ txId: txIdOf(transfer), playerRef, currency, amountMinor }));
  };

  const moveIn = async (begun: Transfer, ends: Ends, session: string | null): Promise<Transfer> => {
    const transfer = begun.state === 'started' ? await bookIn(begun, ends, session) : begun;
    if (transfer.state !== 'booked') return transfer;
    const isNew = begun.state === 'started' && session !== null;
    const told = isNew ? await deposit(transfer, ends) : undefined;
    const known = told ?? (await asked(ends.vendor.query({ txId: txIdOf(transfer) })));
    if (!known) return transfer;
    if (known.status !== 'done') return giveBack(transfer, ends);
    // A vendor need not say how much it put; what it says is held against what was asked.
    return isOfAmount(transfer, known.amountMinor ?? transfer.amountMinor) ? end(transfer, 'done') : transfer;
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
    if (amountMinor !== null && !isOfAmount(transfer, known.amountMinor)) return transfer;
    if (known.amountMinor === 0n) return end(transfer, 'done');
    return store.advance(transfer, { state: 'taken', amountMinor: known.amountMinor });
  };

  const moveOut = async (begun: Transfer, ends: Ends, isFirst: boolean): Promise<Transfer> => {
    const transfer = begun.state === 'started' ? await take(begun, ends, isFirst) : begun;
    if (transfer.state !== 'taken') return transfer;
    const isBooked = await bookOut(transfer, ends, [txIdOf(transfer), backIdOf(transfer)]);
    return isBooked ? end(transfer, 'done') : transfer;
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
