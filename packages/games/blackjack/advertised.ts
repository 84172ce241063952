import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** What is advertised of the table (rulebook 1.5, BJ-1); the first bet with all that doubling and splitting add to it. */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  main: { name: 'blackjack, best play', rtpPercent: '99.5142' },
  perfectPairs: { name: 'perfect pairs 25/12/6', rtpPercent: '95.9036' },
  twentyOnePlusThree: { name: '21+3 100/40/30/10/5', rtpPercent: '96.2961' },
  insurance: { name: 'insurance', rtpPercent: '92.5301' },
};

/** What the first bet and its further stakes give back at the worst: each choice the one that costs most. */
export const worstMainShare = 0.0965;
/** Insurance of a player who holds two ten-value cards, and of one who holds none. */
export const insuranceShares = { low: 0.915254, high: 0.929783 };
