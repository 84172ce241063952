import type { Wallet } from './wallet.ts';

/** A member with cash alone, in the middle of day 20,000. */
export const wallet: Wallet = {
  memberId: 'member',
  brandId: 'brand',
  currencyCode: 'PLY',
  playAccount: 'cash',
  isBlocked: false,
  generation: 1n,
  limits: {},
  earlier: [],
  accounts: [
    {
      id: 'account',
      kind: 'cash',
      currencyCode: 'PLY',
      balanceMinor: 100n,
      version: 7n,
      turn: 9n,
      counters: { day: 20_000, bets: 3, stakedMinor: 30n, paidMinor: 10n, depositedMinor: 5n },
    },
  ],
};
