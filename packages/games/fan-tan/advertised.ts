import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** The figures shown to players at 5% commission (rulebook 1.7). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  fan: { name: 'fan (one number)', rtpPercent: '96.2500' },
  nim: { name: 'nim (win number + push number, 12 placements)', rtpPercent: '97.5000' },
  kwok: { name: 'kwok (two numbers, 6 placements)', rtpPercent: '97.5000' },
  nga: { name: 'nga tan (two win, one push, 12 placements)', rtpPercent: '98.7500' },
  ssh: { name: 'sheh-sam-hong (three numbers, 4 placements)', rtpPercent: '98.7450' },
};
