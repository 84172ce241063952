import { randomBytes, randomUUID } from 'node:crypto';
import type { SendMessage } from './callbacks.ts';
import { scriptOf, whileCount } from './faults.ts';
import type { Journal } from './journal.ts';
import { type Payout, type Told, toldOfPayout } from './records.ts';

export type PayoutOrder = Pick<Payout, 'id' | 'amountMinor' | 'currency' | 'account'>;

const referenceBytes = 6;
/** An account that ends so does not exist. */
const unknownAccountEnd = '0000';

/** Payouts: the same id is the same payout for ever; each ends after a moment, and goes wrong as the fault of its id says. */
export function createPayouts(
  journal: Journal,
  send: SendMessage,
  faultOf: (id: string) => string | null,
  payoutMs: number,
) {
  const starts = new Map<string, number>();
  const reports = new Map<string, number>();
  const isWithinWhile = (counts: Map<string, number>, id: string): boolean => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return (counts.get(id) ?? 0) <= whileCount;
  };

  const end = async (id: string): Promise<void> => {
    const payout = journal.payout(id);
    if (payout?.state !== 'waiting') return;
    const isUnknown = payout.account.number.endsWith(unknownAccountEnd);
    const isReversed = scriptOf(payout.fault).reverses !== undefined;
    const paidOrBack = isReversed ? 'reversed' : 'paid';
    const ended: Payout = {
      ...payout,
      state: isUnknown ? 'failed' : paidOrBack,
      reason: isUnknown ? 'account_unknown' : '',
    };
    journal.keepPayout(ended);
    const name = payout.fault;
    if (name === 'silent' || name === 'forgets' || name === 'forgetsForAWhile') return;
    const messageId = randomUUID();
    const how = {
      messageId,
      ...(name === 'late' ? { isLate: true as const } : {}),
      ...(name === 'unsigned' ? { isUnsigned: true as const } : {}),
      ...(name === 'replayed' ? { isOld: true as const } : {}),
    };
    await send(how, 'payout', toldOfPayout(ended));
    if (name === 'double') await send(how, 'payout', toldOfPayout(ended));
  };
  const endLater = (id: string) => void setTimeout(() => void end(id), payoutMs).unref();

  return {
    /** Null: answered with an error, whether it was taken or not. */
    start: (order: PayoutOrder): Told | null => {
      const known = journal.payout(order.id);
      const fault = known?.fault ?? faultOf(order.id);
      const script = scriptOf(fault);
      const isSpoilt = script.start !== undefined && isWithinWhile(starts, order.id);
      if (isSpoilt && script.start === 'refused') return null;
      const reference = `O${randomBytes(referenceBytes).toString('hex').toUpperCase()}`;
      const payout: Payout = known ?? { ...order, reference, fault, state: 'waiting', reason: '' };
      if (!known) {
        journal.keepPayout(payout);
        endLater(payout.id);
      }
      return isSpoilt ? null : toldOfPayout(payout);
    },

    report: (id: string): Told | null => {
      const payout = journal.payout(id);
      if (!payout || payout.fault === 'forgets') return null;
      if (payout.fault === 'forgetsForAWhile' && isWithinWhile(reports, id)) return null;
      return toldOfPayout(payout);
    },

    /** Ends what a stop left open. */
    recover: () => {
      for (const { id, state } of journal.payouts()) if (state === 'waiting') endLater(id);
    },
  };
}
export type Payouts = ReturnType<typeof createPayouts>;
