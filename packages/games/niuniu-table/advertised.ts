import type { AdvertisedBet } from '../table-engine/report-rows.ts';
import { topMultiplier } from './bets.ts';

/** The figures shown to players, of a chip (rulebook 1.11). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  playerEqual: { name: 'player n equal', rtpPercent: '97.5000' },
  playerDouble: { name: 'player n double', rtpPercent: '95.9725' },
  bankerEqual: { name: 'banker over player n equal', rtpPercent: '97.5000' },
  bankerDouble: { name: 'banker over player n double', rtpPercent: '95.9725' },
};

/** What each bet gives back of the whole stake, the reserve included. */
export const sharesOfStakes: Readonly<Record<string, number>> = {
  playerEqual: 0.975,
  playerDouble: 1 - 0.040275 / topMultiplier,
  bankerEqual: 0.975,
  bankerDouble: 1 - 0.040275 / topMultiplier,
};
