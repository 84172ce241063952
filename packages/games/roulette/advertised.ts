import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** What players are told of the cloth (rulebook 1.2). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  straight: { name: 'straight', rtpPercent: '97.2973' },
  split: { name: 'split', rtpPercent: '97.2973' },
  street: { name: 'street', rtpPercent: '97.2973' },
  trio: { name: 'trio', rtpPercent: '97.2973' },
  corner: { name: 'corner', rtpPercent: '97.2973' },
  firstFour: { name: 'first four', rtpPercent: '97.2973' },
  sixLine: { name: 'six line', rtpPercent: '97.2973' },
  column: { name: 'column', rtpPercent: '97.2973' },
  dozen: { name: 'dozen', rtpPercent: '97.2973' },
  red: { name: 'red', rtpPercent: '97.2973' },
  black: { name: 'black', rtpPercent: '97.2973' },
  odd: { name: 'odd', rtpPercent: '97.2973' },
  even: { name: 'even', rtpPercent: '97.2973' },
  low: { name: 'low', rtpPercent: '97.2973' },
  high: { name: 'high', rtpPercent: '97.2973' },
};

/** Call bets, as sums of normal bets. */
export const advertisedCallBets: Readonly<Record<string, AdvertisedBet>> = {
  voisins: { name: 'voisins du zero (9 chips)', rtpPercent: '97.2973' },
  tiers: { name: 'tiers du cylindre (6 chips)', rtpPercent: '97.2973' },
  orphelins: { name: 'orphelins (5 chips)', rtpPercent: '97.2973' },
  jeuZero: { name: 'jeu zero (4 chips)', rtpPercent: '97.2973' },
};
