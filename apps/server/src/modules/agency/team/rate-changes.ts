import { periodAt, shiftPeriod } from '@baize/periods';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { AgentTools } from '../contracts/index.ts';
import { hasPoints } from './points.ts';
import { type GameRate, higherInBranch, ratesAbove, ratesOn, setRates } from './rates.ts';

export interface RateChange {
  brand: RequestBrand;
  memberId: string;
  rates: readonly GameRate[];
  endHigher: boolean;
  /** `member:<id>` or `staff:<id>`. */
  by: string;
  /** Whose rates bound these; null: the brand's. */
  uplineId: string | null;
}

const nothing = '0';

/** What an account may give at most of each game type from a day on. */
export async function maxOf(
  tools: Pick<AgentTools, 'database' | 'brands'>,
  brandId: string,
  uplineId: string | null,
  day: string,
): Promise<(gameType: GameRate['gameType']) => string> {
  const { agents } = await tools.brands.settingsOf(brandId);
  const maxPoints = hasPoints(agents) ? agents.maxPoints : nothing;
  if (uplineId === null) return (gameType) => (gameType === 'POINTS' ? maxPoints : agents.maxRebatePercent);
  const own = (await ratesOn(tools.database, [uplineId], day, agents)).get(uplineId) ?? [];
  return (gameType) => own.find((rate) => rate.gameType === gameType)?.percent ?? nothing;
}

/** Sets rates from the next day on. Whoever below has more loses his, which is asked about first. */
export function createRateChanges(tools: AgentTools) {
  return async (
    change: RateChange,
    inSameTransaction?: (transaction: Database) => Promise<unknown>,
  ): Promise<Result<{ startsOn: string; ended: number }, 'higher_rate' | 'invalid_input'>> => {
    const { brand, memberId, rates } = change;
    const { timeZone } = await tools.brands.settingsOf(brand.id);
    const startsOn = shiftPeriod(periodAt('D', tools.clock.now(), timeZone), 1, timeZone).firstDate;
    const fields = ratesAbove(rates, await maxOf(tools, brand.id, change.uplineId, startsOn));
    if (fields) return fail('invalid_input', { fields });
    return tools.database.transaction().execute(async (transaction) => {
      const higher = await higherInBranch(transaction, { brandId: brand.id, agentId: memberId, rates });
      if (higher.length > 0 && !change.endHigher) return fail('higher_rate');
      const set = { brandId: brand.id, day: startsOn, at: tools.clock.now() };
      await setRates(transaction, { ...set, memberId, rates, by: change.by });
      for (const { memberId: below, gameType } of higher)
        await setRates(transaction, { ...set, memberId: below, rates: [{ gameType, percent: nothing }], by: 'rule' });
      await inSameTransaction?.(transaction);
      return ok({ startsOn, ended: higher.length });
    });
  };
}
