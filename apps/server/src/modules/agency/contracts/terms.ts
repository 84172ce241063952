import { percentRate, type Rate, type Tier, tierAboveUpline, tierOutOfOrder, zeroRate } from '@baize/agents';
import type { ContractKind, ContractTerms, FieldFault } from '@baize/contract';
import { parseAmount, shownAmount } from '@baize/money';
import { fail, ok, type Result } from '../../../platform/result.ts';

/** Terms as they are kept: amounts in minor units. */
export interface StoredTerms {
  tiers: { amountAtLeastMinor: string; activeAtLeast: number; percent: string }[];
  carriesLoss: boolean;
  needsTeamLoss: boolean;
}

export const rateOfPercent = (percent: string): Rate => percentRate(percent) ?? zeroRate;

export const tiersOf = ({ tiers }: StoredTerms): Tier[] =>
  tiers.map((tier) => ({
    amountAtLeastMinor: BigInt(tier.amountAtLeastMinor),
    activeAtLeast: tier.activeAtLeast,
    rate: rateOfPercent(tier.percent),
  }));

export const shownTerms = ({ tiers, ...flags }: StoredTerms, exponent: number): ContractTerms => ({
  ...flags,
  tiers: tiers.map(({ amountAtLeastMinor, ...tier }) => ({
    ...tier,
    amountAtLeast: shownAmount(BigInt(amountAtLeastMinor), exponent),
  })),
});

/** The terms of a kind as they are kept, or what is wrong with them by field. */
export function readTerms(
  kind: ContractKind,
  sent: ContractTerms,
  exponent: number,
): Result<StoredTerms, 'invalid_input'> {
  const faults: Record<string, FieldFault> = {};
  const tiers = sent.tiers.map((tier, index) => {
    const read = parseAmount(tier.amountAtLeast, exponent, 'notNegative');
    if (!read.ok) faults[`terms.tiers.${index}.amountAtLeast`] = { key: read.fault };
    return { ...tier, amountAtLeastMinor: read.ok ? String(read.amountMinor) : '0' };
  });
  const stored: StoredTerms = {
    tiers: tiers.map(({ amountAtLeastMinor, activeAtLeast, percent }) => ({
      amountAtLeastMinor,
      activeAtLeast,
      percent,
    })),
    carriesLoss: kind === 'dividend' && sent.carriesLoss,
    needsTeamLoss: kind === 'dailySalary' && sent.needsTeamLoss,
  };
  Object.assign(faults, shapeFaults(kind, stored));
  return Object.keys(faults).length > 0 ? fail('invalid_input', { fields: faults }) : ok(stored);
}

function shapeFaults(kind: ContractKind, stored: StoredTerms): Record<string, FieldFault> {
  const tiers = tiersOf(stored);
  const wrong = tierOutOfOrder(tiers);
  if (wrong !== undefined) return { [`terms.tiers.${wrong}.percent`]: { key: 'tiers_out_of_order' } };
  const [first] = tiers;
  const hasOne = tiers.length === 1 && first?.activeAtLeast === 0;
  if (kind === 'hourSalary' && !hasOne) return { 'terms.tiers': { key: 'tiers_out_of_order' } };
  const isRateAlone = kind === 'realTimeSalary' || kind === 'positionTaking';
  if (isRateAlone && !(hasOne && first?.amountAtLeastMinor === 0n))
    return { 'terms.tiers': { key: 'tiers_out_of_order' } };
  return {};
}

/** The fault of the first tier that gives more than the upline's own contract; null when none does. */
export function faultAbove(offer: StoredTerms, uplines: readonly Tier[]): Record<string, FieldFault> | null {
  const above = tierAboveUpline(tiersOf(offer), uplines);
  return above === undefined ? null : { [`terms.tiers.${above}.percent`]: { key: 'rate_too_high' } };
}

/** What the operator gives at most of a kind, as tiers. */
export const operatorTiers = (maxPercent: string): Tier[] => [
  { amountAtLeastMinor: 0n, activeAtLeast: 0, rate: rateOfPercent(maxPercent) },
];
