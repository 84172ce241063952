import type { Calls, CallValue } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { Clock } from '../../platform/clock.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { createTtlMemo } from '../../platform/ttl-memo.ts';

/** What stands in the jackpot pools that a brand's members can win, in minor units of its currency; null while it has none. */
export type HeldJackpotPools = (jackpotPools: { brandId: string; currencyCode: string }) => Promise<bigint | null>;

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
    const amountMinor = await recent.get(`${id}/${currency.code}`);
    return {
      pool: amountMinor === null ? null : { amount: shownAmount(amountMinor, currency.exponent) },
      serverTime: clock.now().toISOString(),
    };
  };
}
