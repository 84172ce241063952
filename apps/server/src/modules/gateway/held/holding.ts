import { type Act, cashPaidBy, type SqlStatement, type Wallet, withPayoutHeld } from '../../ledger/index.ts';

/** Why a payout waits for a person (migrations/000090). */
export type HoldReason = 'hourly_loss' | 'beyond_float';

/** A payout that was booked and waits for a person, in minor units. */
export interface HeldPayout {
  id: string;
  vendorCode: string;
  txId: string;
  roundId: string;
  memberId: string;
  brandId: string;
  currencyCode: string;
  amountMinor: bigint;
  reason: HoldReason;
}

/** Of some acts: how much of what they pay waits, by the act's reference. */
type HeldAmounts = ReadonlyMap<string, bigint>;

/** Everything that the acts pay in cash waits; play money never does. */
export function allHeld(acts: readonly Act[]): HeldAmounts {
  const amounts = acts.map((one): [string, bigint] => [one.reference, cashPaidBy(one)]);
  return new Map(amounts.filter(([, amountMinor]) => amountMinor > 0n));
}

export const withHeld = (acts: readonly Act[], held: HeldAmounts): readonly Act[] =>
  acts.map((one) => {
    const amountMinor = held.get(one.reference);
    return amountMinor === undefined ? one : withPayoutHeld(one, amountMinor);
  });

interface Holding {
  vendorCode: string;
  reason: HoldReason;
  wallet: Wallet;
  acts: readonly Act[];
  held: HeldAmounts;
  now: Date;
  newId: () => string;
}

/** The rows of what waits, and how they are written in the transaction of their acts. */
export function heldRows({ vendorCode, reason, wallet, acts, held, now, newId }: Holding): {
  payouts: readonly HeldPayout[];
  statements: readonly SqlStatement[];
} {
  const { memberId, brandId, currencyCode } = wallet;
  const payouts = acts.flatMap(({ reference, subject }): HeldPayout[] => {
    const amountMinor = held.get(reference);
    if (amountMinor === undefined) return [];
    const owner = { vendorCode, memberId, brandId, currencyCode };
    return [{ ...owner, id: newId(), txId: reference, roundId: subject, amountMinor, reason }];
  });
  const common = [vendorCode, memberId, brandId, currencyCode, reason, now];
  const statements = payouts.map(({ id, txId, roundId, amountMinor }) => ({
    name: 'payout_held',
    text: insertText,
    values: [...common, id, txId, roundId, amountMinor],
  }));
  return { payouts, statements };
}

const insertText = `insert into held_payouts (vendor_code, member_id, brand_id, currency_code, reason, held_at, id, tx_id, round_id, amount_minor)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
