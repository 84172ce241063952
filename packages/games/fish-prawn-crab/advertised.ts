import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** The figures shown to players (rulebook 1.6). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  single: { name: 'single symbol', rtpPercent: '92.1296' },
  pair: { name: 'two-symbol combination (15)', rtpPercent: '83.3333' },
  double: { name: 'specific double (2 or 3 of one symbol)', rtpPercent: '88.8889' },
  triple: { name: 'specific triple', rtpPercent: '83.7963' },
  anyTriple: { name: 'any triple', rtpPercent: '86.1111' },
  oneOfColour: { name: 'colour exactly one die', rtpPercent: '88.8889' },
  twoOfColour: { name: 'colour exactly two dice', rtpPercent: '88.8889' },
  threeOfColour: { name: 'colour all three dice', rtpPercent: '88.8889' },
  anyColour: { name: 'any single colour on all three dice', rtpPercent: '88.8889' },
};
