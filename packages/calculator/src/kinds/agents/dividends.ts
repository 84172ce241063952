import { type ChainLink, divideChain, dividendSeries, type Tier, tierOutOfOrder } from '@baize/agents';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';
import { name, percent, shownPercent, signedAmount } from './fields.ts';

const maxPeriods = 1_000;
const maxTiers = 100;
const count = z.int().min(0).max(10_000_000);

/** Throws CaseFault for the first tier that does not rise above the one before. */
export function risingTiers(tiers: readonly Tier[]): readonly Tier[] {
  const wrong = tierOutOfOrder(tiers);
  if (wrong !== undefined) throw new CaseFault('invalid_input', `tiers.${wrong}`);
  return tiers;
}

const tiers = z
  .array(z.strictObject({ lossAtLeast: amount, activeAtLeast: count, percent }))
  .max(maxTiers)
  .transform((list) =>
    list.map(
      (tier): Tier => ({
        amountAtLeastMinor: tier.lossAtLeast,
        activeAtLeast: tier.activeAtLeast,
        rate: tier.percent,
      }),
    ),
  );

/** Dividend contract (rulebook 8.4), period after period. */
export const dividend = defineKind({
  name: 'dividend',
  schema: z.strictObject({
    tiers,
    carriesLoss: z.boolean(),
    periods: z.array(z.strictObject({ loss: signedAmount, active: count })).max(maxPeriods),
  }),
  answer: ({ tiers: list, carriesLoss, periods }) => ({
    periods: dividendSeries(
      { tiers: risingTiers(list), carriesLoss },
      periods.map(({ loss, active }) => ({ lossMinor: loss, active })),
    ).map((period) => ({
      base: shown(period.baseMinor),
      percent: shownPercent(period.rate),
      dividend: shown(period.dividendMinor),
      carry: shown(period.carryMinor),
    })),
  }),
});

/** One owner of a contract, and those who hold contracts of his (rulebook 8.4). */
export const dividendChain = defineKind({
  name: 'dividendChain',
  schema: z.strictObject({
    chain: z
      .array(z.strictObject({ name, percent, ownLoss: signedAmount }))
      .min(1)
      .max(maxTiers),
  }),
  answer: ({ chain }) => {
    const links = chain.map(
      (link, index): ChainLink => ({
        id: String(index),
        parentId: index === 0 ? null : '0',
        rate: link.percent,
        baseMinor: index === 0 ? chain.reduce((sum, { ownLoss }) => sum + ownLoss, 0n) : link.ownLoss,
      }),
    );
    return {
      paid: divideChain(links).map((share) => ({
        name: chain[Number(share.id)]?.name,
        gross: shown(share.grossMinor),
        paysDown: shown(share.paysDownMinor),
        keeps: shown(share.keepsMinor),
      })),
    };
  },
});
