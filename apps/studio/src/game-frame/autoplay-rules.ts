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
  /** Wins less stakes since the first round: as much ends it; null: nothing does. */
  gainLimitMinor: bigint | null;
  /** So many rounds in a row that pay nothing end it; null: none do. */
  lostInRowLimit: number | null;
}

export interface Autoplay extends AutoplayChoice {
  roundsLeft: number;
  /** Stakes less wins so far; below 0 the player is ahead. */
  lostMinor: bigint;
  /** Rounds since the last one that paid something. */
  lostInRow: number;
}

/** Why it ended; each has its text `autoplay.stopped.<reason>`. */
export type AutoplayStop =
  | 'done'
  | 'lossLimit'
  | 'winLimit'
  | 'gainLimit'
  | 'lostInRow'
  | 'feature'
  | 'notPlayed'
  | 'connectionLost'
  | 'hidden'
  | 'player';

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
  lostInRow: 0,
});

/** Why no further round of this stake begins; null: one does. */
export function stopBefore(autoplay: Autoplay, stakeMinor: bigint): AutoplayStop | null {
  if (autoplay.roundsLeft === 0) return 'done';
  return autoplay.lostMinor + stakeMinor > autoplay.lossLimitMinor ? 'lossLimit' : null;
}

/** Which limit a round has reached; null: none. */
function limitReached(autoplay: Autoplay, wonMinor: bigint): AutoplayStop | null {
  const { winLimitMinor, gainLimitMinor, lostInRowLimit, lostMinor, lostInRow } = autoplay;
  if (winLimitMinor !== null && wonMinor >= winLimitMinor) return 'winLimit';
  if (gainLimitMinor !== null && -lostMinor >= gainLimitMinor) return 'gainLimit';
  return lostInRowLimit !== null && lostInRow >= lostInRowLimit ? 'lostInRow' : null;
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
    lostInRow: won === 0n ? autoplay.lostInRow + 1 : 0,
  };
  if (events.some(({ type }) => features.has(type))) return { next, stop: 'feature' };
  return { next, stop: limitReached(next, won) };
}
