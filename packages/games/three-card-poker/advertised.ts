import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** What is advertised of the table (rulebook 1.9); the ante with the play bet that belongs to it. */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  ante: { name: 'ante and play, Q-6-4 or better', rtpPercent: '96.6270' },
  pairPlus: { name: 'pair plus 40/30/6/4/1', rtpPercent: '97.6833' },
  sixCard: { name: 'six card bonus 1000/200/100/20/15/10/7', rtpPercent: '91.4386' },
};

/** What the ante and the play bet give back at the worst: what should be played is folded, and the rest is played. */
export const worstAnteShare = -0.0429;
