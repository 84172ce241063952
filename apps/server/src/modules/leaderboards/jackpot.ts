import type { Calls, CallValue } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { Clock } from '../../platform/clock.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { createTtlMemo } from '../../platform/ttl-memo.ts';

/** What members of a brand can win from jackpot pools, in minor units of its currency. */
interface HeldPools {
  /** All pools together, each once. */
  amountMinor: bigint;
  /** What can be won in each game that has pools. */
  games: readonly { vendor: string; gameCode: string; amountMinor: bigint }[];
}

/** Null while the brand has no pool. */
export type HeldJackpotPools = (brand: { brandId: string; currencyCode: string }) => Promise<HeldPools | null>;

const freshMs = 3_000;

/** The brand's jackpot pools as the lobby shows them. All visitors see the same amount, so it is read for all of them once. */
export function createJackpot({ clock, jackpotPools }: { clock: Clock; jackpotPools: HeldJackpotPools }) {
  const recent = createTtlMemo({
    clock,
    lifeMs: freshMs,
    load: (key) => {
      const [brandId = '', currencyCode = ''] = key.split('/');
      return jackpotPools({ brandId, currencyCode });
    },
  });
  return async ({ id, currency }: RequestBrand): Promise<CallValue<Calls['jackpot']>> => {
    const held = await recent.get(`${id}/${currency.code}`);
    const shown = (amountMinor: bigint) => shownAmount(amountMinor, currency.exponent);
    const games = held?.games.map(({ amountMinor, ...game }) => ({ ...game, amount: shown(amountMinor) })) ?? [];
    return {
      pool: held && { amount: shown(held.amountMinor), games },
      serverTime: clock.now().toISOString(),
    };
  };
}
