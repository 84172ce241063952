import type { StudioRound } from '@baize/contract';

/** How many rounds may be played at one choice; never more than 100 (rulebook 9.1). */
export const autoplayRounds = [10, 25, 50, 100] as const;

/** What a player chose. Amounts are minor units. */
export interface AutoplayChoice {
  rounds: number;
  /** Stakes less wins since the first round: no round begins that could bring them above this. */
  lossLimitMinor: bigint;
  /** A round that wins as much ends it; null: none does. */
  winLimitMinor: bigint | null;
}

export interface Autoplay extends AutoplayChoice {
  roundsLeft: number;
  /** Stakes less wins so far; below 0 the player is ahead. */
  lostMinor: bigint;
}

/** Why it ended; each has its text `autoplay.stopped.<reason>`. */
export type AutoplayStop = 'done' | 'lossLimit' | 'winLimit' | 'feature' | 'notPlayed' | 'hidden' | 'player';

/** The player ended these himself, or another notice says why. */
const unsaid: ReadonlySet<AutoplayStop> = new Set<AutoplayStop>(['player', 'notPlayed']);

/** Whether the player is shown why it ended. */
export const isStopSaid = (stop: AutoplayStop): boolean => !unsaid.has(stop);

const features: ReadonlySet<string> = new Set([
  'freeSpinsAwarded',
  'pickStarted',
  'choiceStarted',
  'holdStarted',
  'jackpotWon',
  'paradeStarted',
]);

export const beginAutoplay = (choice: AutoplayChoice): Autoplay => ({
  ...choice,
  roundsLeft: choice.rounds,
  lostMinor: 0n,
});

/** Why no further round of this stake begins; null: one does. */
export function stopBefore(autoplay: Autoplay, stakeMinor: bigint): AutoplayStop | null {
  if (autoplay.roundsLeft === 0) return 'done';
  return autoplay.lostMinor + stakeMinor > autoplay.lossLimitMinor ? 'lossLimit' : null;
}

/** After a round: what is left, and why it ends now; null: it goes on. */
export function afterRound(
  autoplay: Autoplay,
  stakeMinor: bigint,
  { payoutMinor, events }: Pick<StudioRound, 'payoutMinor' | 'events'>,
): { next: Autoplay; stop: AutoplayStop | null } {
  const won = BigInt(payoutMinor);
  const next = {
    ...autoplay,
    roundsLeft: autoplay.roundsLeft - 1,
    lostMinor: autoplay.lostMinor + stakeMinor - won,
  };
  if (events.some(({ type }) => features.has(type))) return { next, stop: 'feature' };
  const isLarge = autoplay.winLimitMinor !== null && won >= autoplay.winLimitMinor;
  return { next, stop: isLarge ? 'winLimit' : null };
}
