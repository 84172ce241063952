import type { Lottery } from '@baize/games/lottery-catalogue';
import { createLoadQueue } from '../../../platform/jobs/work-queue.ts';
import { ok, type Result } from '../../../platform/result.ts';
import type { AskedTicket, Player } from './order.ts';
import { numberCount } from './read-lines.ts';

/** Numbers of all its issues that one order may be for: each is a row, written in one transaction. */
export const maxNumbers = 6_000;
const largeFrom = 500;
const maxRunning = 2;
const maxWaitingOfPlayer = 3;
const maxWaiting = 64;

/**
 * Orders for many numbers, a few at a time, so that a single player's do not hold the connections that other calls need: who has none at work
 * comes before whoever has just had one.
 */
export function createLargeOrders() {
  const inTurn = createLoadQueue<string>({
    maxRunning,
    hasRoom: (player, { waiting }) =>
      waiting.length < maxWaiting && waiting.filter((other) => other === player).length < maxWaitingOfPlayer,
    next: (waiting, last) =>
      Math.max(
        0,
        waiting.findIndex((player) => player !== last),
      ),
  });

  return {
    /** Whether an order is for more numbers than any may be. */
    isTooLarge: (lottery: Lottery, { lines, chase }: AskedTicket): boolean =>
      numberCount(lottery, lines) * (chase?.issues ?? 1) > maxNumbers,
    /** Buys at once, or in turn where the order is large; `service_unavailable` where too many wait already. */
    inTurn: async <Bought>(
      lottery: Lottery,
      { lines, chase }: AskedTicket,
      { playerRef }: Player,
      buy: () => Promise<Bought>,
    ): Promise<Result<Bought, 'service_unavailable'>> =>
      numberCount(lottery, lines) * (chase?.issues ?? 1) < largeFrom ? ok(await buy()) : inTurn(playerRef, buy),
  };
}
