import { drawOfRound } from '@baize/fairness';
import { winningTickets } from './winning-tickets.ts';

/** The seed is published as its hash before the draw, and itself after it; `publicText` names the raffle. */
export interface RaffleSeeds {
  serverSeed: string;
  publicText: string;
}

/** The winning tickets of a raffle, see `winningTickets`. */
export const drawRaffle = ({ serverSeed, publicText }: RaffleSeeds, tickets: number, prizes: number): number[] =>
  winningTickets(drawOfRound({ serverSeed, clientSeed: publicText, nonce: 0 }), tickets, prizes);
