import { verifyFight } from '../../apps/server/src/vendors/cockfight/verifier/verify-fight.ts';
import { verifyShots } from '../../apps/server/src/vendors/fishing/verifier/verify-shots.ts';
import { verifyTicket } from '../../apps/server/src/vendors/lotto/verifier/verify-ticket.ts';
import { verifyHand } from '../../apps/server/src/vendors/rooms/verifier/verify-hand.ts';
import { verifyBookBet, verifyMatch } from '../../apps/server/src/vendors/sportsbook/verifier/verify-match.ts';
import { verifyRound } from '../../apps/server/src/vendors/studio/verifier/verify-round.ts';
import { verifyRaffle } from '../../packages/rewards/src/verify-raffle.ts';

/**
 * What was pasted: a round, or an answer that has one in it, with the player's own part beside it; or a raffle. Throws SyntaxError for text
 * that is no JSON.
 */
export function roundIn(text) {
  const data = JSON.parse(text);
  const value = data.value ?? data;
  const { round, seat } = value;
  if (!round || !seat?.decisions) return round ?? value;
  const { decisions, bets, payoutMinor } = seat;
  return { ...round, decisions, bets, payoutMinor };
}

/**
 * A raffle, a hand of a card room, a round of fishing, a bet on a fight or on virtual matches, one of them, a lottery ticket, or a round of the studio.
 * Rejects with the reason for what cannot be recomputed.
 */
export async function recompute(data, seed) {
  if (data.ticketsHash !== undefined) return verifyRaffle({ ...data, seed: seed || (data.seed ?? null) });
  if (data.betId !== undefined && data.matches !== undefined) return verifyBookBet(data);
  if (data.match !== undefined && data.fairness !== undefined) return verifyMatch(data, seed);
  if (data.fight !== undefined) return verifyFight(data);
  if (data.shots !== undefined) return verifyShots(data);
  if (data.handId !== undefined) return verifyHand(data);
  return data.ticketId === undefined ? verifyRound(data, seed) : verifyTicket(data, seed);
}

/** Whether it brings its seed with it; slots and instant games name only the hash of theirs. */
export const hasOwnSeed = (text) => /"(start|betId|fight|handId|shots)"/.test(text);
