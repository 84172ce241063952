import type { Journal } from './journal.ts';

interface Sums {
  depositedMinor: bigint;
  reversedMinor: bigint;
  paidOutMinor: bigint;
}

/** The provider's own report: what came in, went back and was paid out, by currency; minor units as text. */
export function totalsOf(journal: Journal): { asOf: string; currencies: Record<string, string>[] } {
  const sums = new Map<string, Sums>();
  const add = (currency: string, kind: keyof Sums, amountMinor: string) => {
    const of = sums.get(currency) ?? { depositedMinor: 0n, reversedMinor: 0n, paidOutMinor: 0n };
    of[kind] += BigInt(amountMinor);
    sums.set(currency, of);
  };
  for (const payment of journal.payments()) {
    if (payment.state !== 'paid' && payment.state !== 'reversed') continue;
    add(payment.paidCurrency, 'depositedMinor', payment.paidMinor);
    add(payment.paidCurrency, 'reversedMinor', payment.reversedMinor);
  }
  for (const { state, currency, amountMinor } of journal.payouts())
    if (state === 'paid') add(currency, 'paidOutMinor', amountMinor);
  const currencies = [...sums].map(([currency, of]) => ({
    currency,
    ...Object.fromEntries(Object.entries(of).map(([kind, minor]) => [kind, String(minor)])),
  }));
  return { asOf: new Date().toISOString(), currencies };
}
