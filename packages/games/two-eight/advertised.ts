import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** The figures shown to players (rulebook 1.13). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  doorWins: { name: 'door wins', rtpPercent: '98.8073' },
  tie: { name: 'tie', rtpPercent: '91.8372' },
  pair: { name: 'named door shows a pair', rtpPercent: '92.3077' },
  twoEight: { name: 'named door shows two-eight bar', rtpPercent: '84.1026' },
};
