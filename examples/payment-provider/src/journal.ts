import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync } from 'node:fs';
import type { Payment, Payout } from './records.ts';

type Line = { payment: Payment } | { payout: Payout };

export interface Journal {
  payment(id: string): Payment | undefined;
  paymentByReference(reference: string): Payment | undefined;
  payments(): Payment[];
  payout(id: string): Payout | undefined;
  payouts(): Payout[];
  keepPayment(payment: Payment): void;
  keepPayout(payout: Payout): void;
}

/** Everything that is known in a file, one line a change, on the disk before anybody is told: a crash loses nothing. */
export function openJournal(file: string): Journal {
  const payments = new Map<string, Payment>();
  const payouts = new Map<string, Payout>();
  const take = (line: Line) => {
    if ('payment' in line) payments.set(line.payment.id, line.payment);
    else payouts.set(line.payout.id, line.payout);
  };
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A last line without its end was told to nobody: it goes, so that the next one begins at the margin.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  for (const line of whole.split('\n').filter((one) => one !== '')) take(JSON.parse(line));

  const write = (line: Line) => {
    const handle = openSync(file, 'a', 0o600);
    try {
      appendFileSync(handle, `${JSON.stringify(line)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    take(line);
  };
  return {
    payment: (id) => payments.get(id),
    paymentByReference: (reference) => [...payments.values()].find((payment) => payment.reference === reference),
    payments: () => [...payments.values()],
    payout: (id) => payouts.get(id),
    payouts: () => [...payouts.values()],
    keepPayment: (payment) => write({ payment }),
    keepPayout: (payout) => write({ payout }),
  };
}
