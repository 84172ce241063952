import { maxNumbersOfPurchase } from '@baize/contract';
import type { Lottery } from '@baize/games/lottery-catalogue';
import { createFairQueue } from '../../../platform/jobs/work-queue.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { AskedTicket, Player } from './order.ts';
import { numberCount } from './read-lines.ts';

const largeFrom = 500;
const limits = { maxRunning: 2, maxWaiting: 64, maxWaitingOfOne: 3 };

/**
 * Orders for many numbers, a few at a time, so that a single player's do not hold the connections that other calls need: who has none at work
 * comes before whoever has just had one. Each number of each issue is a row, written in one transaction.
 */
export function createLargeOrders() {
  const inTurn = createFairQueue(limits);

  /** Buys at once, or in turn where the order is large; `service_unavailable` where too many wait already. */
  return async <Bought>(
    lottery: Lottery,
    { lines, chase }: AskedTicket,
    { playerRef }: Player,
    buy: () => Promise<Bought>,
  ): Promise<Result<Bought, 'too_many_numbers' | 'service_unavailable'>> => {
    const count = numberCount(lottery, lines) * (chase?.issues ?? 1);
    if (count > maxNumbersOfPurchase) return fail('too_many_numbers');
    return count < largeFrom ? ok(await buy()) : inTurn(playerRef, buy);
  };
}
