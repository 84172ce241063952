import { drawingOf, shownResult } from '@baize/games/drawn-results';
import type { PublicRound, RoundProof } from '../vendor.ts';
import { withoutAmounts } from '../without-amounts.ts';

/** A jackpot's amount is known to everybody, and a dropped level computes its own: beside the multiplier it would say the stake. */
const isJackpot = (event: unknown): boolean => (event as { type?: string }).type === 'jackpotWon';

function withoutMoney({
  bets: _bets,
  playedAt: _playedAt,
  ...round
}: Record<string, unknown>): Record<string, unknown> {
  const { events } = round;
  return withoutAmounts(
    Array.isArray(events) ? { ...round, events: events.filter((event) => !isJackpot(event)) } : round,
  );
}

/**
 * A round of the studio as everybody may see it. Without amounts the player's own bets at a table, jackpots and the exact time are left out;
 * his decisions stay. Before its server seed is published nothing can be verified, and its seeds would only join rounds of one player.
 */
export function publicRound(
  { round, serverSeed }: RoundProof,
  { withAmounts }: { withAmounts: boolean },
): PublicRound | null {
  if (drawingOf(round, shownResult(round)) === null) return null;
  const canBeVerified = typeof (serverSeed ?? round.serverSeed) === 'string';
  const { fairness: _fairness, ...withoutSeeds } = round;
  const seen = canBeVerified ? round : withoutSeeds;
  return { round: withAmounts ? seen : withoutMoney(seen), serverSeed, canBeVerified };
}
