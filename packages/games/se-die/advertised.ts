import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** What players are told of the table with table A (rulebook 1.8). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  odd: { name: 'odd (1 or 3 red)', rtpPercent: '98.0000' },
  even: { name: 'even (0, 2, 4 red)', rtpPercent: '98.0000' },
  big: { name: 'big (3 or 4 red), 2-2 pushes', rtpPercent: '98.7500' },
  small: { name: 'small (0 or 1 red), 2-2 pushes', rtpPercent: '98.7500' },
  fourRed: { name: '4 red', rtpPercent: '93.7500' },
  threeRed: { name: '3 red 1 white', rtpPercent: '95.0000' },
  twoRed: { name: '2 red 2 white', rtpPercent: '93.7500' },
  oneRed: { name: '1 red 3 white', rtpPercent: '95.0000' },
  noRed: { name: '4 white', rtpPercent: '93.7500' },
  allAlike: { name: '4 red or 4 white', rtpPercent: '93.7500' },
};
