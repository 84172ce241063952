import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** The figures shown to players (rulebook 1.12). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  doorWins: { name: 'door wins', rtpPercent: '98.0529' },
  doorLoses: { name: 'door loses', rtpPercent: '97.9035' },
};
