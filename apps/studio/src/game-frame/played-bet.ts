import type { StudioRound } from '@baize/contract';

/** The bet at which a round is played: what it cost, or of a bought feature the bet that its first event names. In minor units. */
export function playedBetOf({ betMinor, events: [first] }: Pick<StudioRound, 'betMinor' | 'events'>): bigint {
  return BigInt(first?.type === 'featureBought' ? String(first.betMinor) : betMinor);
}
