import { shownAmount } from '@baize/money';

/** Payout over stake with two decimals, rounded down; empty where nothing was staked. */
export const multiplierOf = ({ stakeMinor, payoutMinor }: { stakeMinor: bigint; payoutMinor: bigint }): string =>
  stakeMinor > 0n ? shownAmount((payoutMinor * 100n) / stakeMinor, 2) : '';
