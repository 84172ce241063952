import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** The figures shown to players with the pays of table B (rulebook 1.10). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  dragon: { name: 'dragon', rtpPercent: '97.5028' },
  phoenix: { name: 'phoenix', rtpPercent: '97.5028' },
  threeOfAKind: { name: 'three of a kind', rtpPercent: '89.5232' },
  straightFlush: { name: 'straight flush', rtpPercent: '87.0058' },
  flush: { name: 'flush', rtpPercent: '86.5902' },
  straight: { name: 'straight', rtpPercent: '90.8384' },
  ninesUp: { name: 'pair of nines or better', rtpPercent: '90.8717' },
};
