/** A payment of a member to the operator; amounts are minor units as text. */
export interface Payment {
  id: string;
  reference: string;
  amountMinor: string;
  /** What the payer pays beside the amount, for the provider. */
  feeMinor: string;
  currency: string;
  exponent: number;
  method: 'redirect' | 'qr';
  returnUrl: string;
  expiresAt: string;
  state: 'waiting' | 'paid' | 'failed' | 'reversed';
  paidMinor: string;
  paidCurrency: string;
  reversedMinor: string;
  /** By its name in `faults.ts`; null: nothing goes wrong. */
  fault: string | null;
}

/** A payout of the operator to a member. */
export interface Payout {
  id: string;
  reference: string;
  amountMinor: string;
  currency: string;
  account: { kind: string; institution: string; number: string; holder: string };
  state: 'waiting' | 'paid' | 'failed' | 'reversed';
  reason: string;
  /** By its name in `faults.ts`; null: nothing goes wrong. */
  fault: string | null;
}

/** What the operator is told of either, by report and by callback. */
export interface Told {
  id: string;
  reference: string;
  state: 'pending' | 'paid' | 'reversed' | 'failed';
  amountMinor: string;
  currency: string;
  /** Of what was reversed: what had been paid before. */
  paidMinor?: string;
  reason?: string;
}

export function toldOfPayment({ id, reference, ...payment }: Payment): Told {
  const { state, paidMinor, paidCurrency, reversedMinor, amountMinor, currency } = payment;
  if (state === 'paid') return { id, reference, state, amountMinor: paidMinor, currency: paidCurrency };
  if (state === 'reversed')
    return { id, reference, state, amountMinor: reversedMinor, currency: paidCurrency, paidMinor };
  if (state === 'failed') return { id, reference, state, amountMinor, currency, reason: 'declined' };
  return { id, reference, state: 'pending', amountMinor, currency };
}

export function toldOfPayout({ id, reference, state, amountMinor, currency, reason }: Payout): Told {
  const told = { id, reference, amountMinor, currency };
  return state === 'failed' ? { ...told, state, reason } : { ...told, state: state === 'waiting' ? 'pending' : state };
}
