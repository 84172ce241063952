import { CannotVerify, isCommittedSeed, replay } from '@baize/fairness/verify';
import { winningTickets } from './winning-tickets.ts';

/** A raffle as the site shows it. */
export interface ShownRaffle {
  /** Null until it is drawn. */
  seed: string | null;
  /** Shown since the raffle was opened. */
  seedHash: string;
  /** Shown since its tickets were numbered. */
  ticketsHash: string;
  /** How many tickets there are. */
  tickets: number | null;
  /** In the order in which they were drawn; a prize that found no ticket has none. */
  prizes: readonly { ticket: number | null }[];
}

export interface RaffleVerdict {
  isCommitted: boolean;
  isSame: boolean;
  recomputed: number[];
  shown: number[];
}

/** Draws a raffle again from what was published, in a browser too. Throws RangeError for one that is not drawn yet. */
export async function verifyRaffle({
  seed,
  seedHash,
  ticketsHash,
  tickets,
  prizes,
}: ShownRaffle): Promise<RaffleVerdict> {
  if (seed === null || tickets === null || !Array.isArray(prizes))
    throw new CannotVerify('unpublished', 'the raffle is not drawn yet');
  const shown = prizes.flatMap(({ ticket }) => (ticket === null ? [] : [ticket]));
  const seeds = { serverSeed: seed, clientSeed: ticketsHash, nonce: 0 };
  const recomputed = await replay(seeds, (draw) => winningTickets(draw, tickets, prizes.length));
  const isSame = recomputed.length === shown.length && recomputed.every((ticket, index) => ticket === shown[index]);
  return { isCommitted: await isCommittedSeed(seed, seedHash), isSame, recomputed, shown };
}
