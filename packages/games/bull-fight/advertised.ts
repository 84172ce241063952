import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** The figures shown to players (rulebook 1.11; ADR-214 for the last two). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  red: { name: 'red', rtpPercent: '97.8908' },
  blue: { name: 'blue', rtpPercent: '97.8908' },
  tie: { name: 'tie (equal type)', rtpPercent: '93.7998' },
  'bull:1': { name: 'bull 1 in either hand', rtpPercent: '89.2427' },
  'bull:2': { name: 'bull 2 in either hand', rtpPercent: '87.6257' },
  'bull:3': { name: 'bull 3 in either hand', rtpPercent: '89.2427' },
  'bull:4': { name: 'bull 4 in either hand', rtpPercent: '87.6257' },
  'bull:5': { name: 'bull 5 in either hand', rtpPercent: '92.3036' },
  'bull:6': { name: 'bull 6 in either hand', rtpPercent: '87.6257' },
  'bull:7': { name: 'bull 7 in either hand', rtpPercent: '89.2427' },
  'bull:8': { name: 'bull 8 in either hand', rtpPercent: '87.6257' },
  'bull:9': { name: 'bull 9 in either hand', rtpPercent: '89.2427' },
  bullBull: { name: 'bull bull in either hand', rtpPercent: '90.3730' },
  doubleBullBull: { name: 'double bull bull', rtpPercent: '88.8276' },
  special: { name: 'silver/dukes/bomb/five small in either hand', rtpPercent: '88.1618' },
};
