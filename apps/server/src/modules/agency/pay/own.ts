import { dailyWageRate, dividendOf, hourlyRate, type Rate, sharedMonth, shareOf } from '@baize/agents';
import { type AgentRules, rateOfPercent, tiersOf } from '../contracts/index.ts';
import type { PayingContract } from './contracts.ts';
import type { TeamFigures } from './figures.ts';
import { amountStep, countStep, type Step } from './schema.ts';

/** What a contract comes to on its own, before it is divided among those below. */
export interface Own {
  baseMinor: bigint;
  rate: Rate;
  carryMinor: bigint;
  steps: readonly Step[];
}

const percentOf = ({ numerator, denominator }: Rate): string => {
  const [scale, places] = [1_000_000n, 4];
  const text = ((numerator * scale) / denominator).toString().padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '');
};
const rateStep = (rate: Rate): Step => ({ step: 'rate', label: '', unit: 'percent', value: percentOf(rate) });
const activeSteps = ({ turnoverMinor, active }: TeamFigures) => [
  amountStep('turnover', turnoverMinor),
  countStep('active', active),
];

const ofTurnover = (figures: TeamFigures, rate: Rate, steps: readonly Step[]): Own => ({
  ...{ baseMinor: figures.turnoverMinor, rate, carryMinor: 0n },
  steps: [...steps, rateStep(rate)],
});

export function wageOf({ terms }: PayingContract, figures: TeamFigures): Own {
  const { turnoverMinor, active, lossMinor: teamLossMinor } = figures;
  const wage = { tiers: tiersOf(terms), needsTeamLoss: terms.needsTeamLoss };
  const loss = terms.needsTeamLoss ? [amountStep('teamLoss', teamLossMinor)] : [];
  return ofTurnover(figures, dailyWageRate(wage, { turnoverMinor, active, teamLossMinor }), [
    ...activeSteps(figures),
    ...loss,
  ]);
}

export function hourOf({ terms }: PayingContract, figures: TeamFigures): Own {
  const [tier] = tiersOf(terms);
  if (!tier) throw new Error('a contract has no tier');
  const hourly = { rate: tier.rate, turnoverAtLeastMinor: tier.amountAtLeastMinor };
  return ofTurnover(figures, hourlyRate(hourly, figures.turnoverMinor), [
    amountStep('turnover', figures.turnoverMinor),
  ]);
}

export function dividendOwn(
  { terms }: PayingContract,
  figures: TeamFigures,
  costs: { paysMinor: bigint; bonusesMinor: bigint },
  carriedMinor: bigint,
): Own {
  const lossMinor = figures.lossMinor - costs.paysMinor - costs.bonusesMinor;
  const period = { lossMinor, active: figures.active, carriedMinor };
  const dividend = dividendOf({ tiers: tiersOf(terms), carriesLoss: terms.carriesLoss }, period);
  return {
    baseMinor: dividend.baseMinor,
    rate: dividend.rate,
    carryMinor: dividend.carryMinor,
    steps: [
      amountStep('teamLoss', figures.lossMinor),
      amountStep('costs', -costs.paysMinor),
      amountStep('bonuses', -costs.bonusesMinor),
      amountStep('carried', terms.carriesLoss ? carriedMinor : 0n),
      amountStep('base', dividend.baseMinor),
      countStep('active', figures.active),
      rateStep(dividend.rate),
    ],
  };
}

/** An affiliate's month (rulebook 8.8): fees are taken of what the team lost or won, and of what it deposited. */
export function shareOwn(
  { terms }: PayingContract,
  figures: TeamFigures,
  of: { bonusesMinor: bigint; depositsMinor: bigint; carriedMinor: bigint },
  rules: Pick<AgentRules, 'providerFeePercent' | 'paymentFeePercent'>,
): Own {
  const { lossMinor, active } = figures;
  const resultMinor = lossMinor < 0n ? -lossMinor : lossMinor;
  const providerMinor = shareOf(resultMinor, rateOfPercent(rules.providerFeePercent));
  const paymentMinor = of.depositsMinor > 0n ? shareOf(of.depositsMinor, rateOfPercent(rules.paymentFeePercent)) : 0n;
  const feesMinor = of.bonusesMinor + providerMinor + paymentMinor;
  const month = sharedMonth(tiersOf(terms), { lossMinor, feesMinor, active, carriedMinor: of.carriedMinor });
  return {
    ...month,
    steps: [
      amountStep('teamLoss', lossMinor),
      amountStep('bonuses', -of.bonusesMinor),
      amountStep('providerFees', -providerMinor),
      amountStep('paymentFees', -paymentMinor),
      amountStep('carried', of.carriedMinor),
      amountStep('base', month.baseMinor),
      countStep('active', active),
      rateStep(month.rate),
    ],
  };
}

/** What a team lost or won in a week, of which positions are taken (rulebook 8.1). */
export function positionOwn({ terms }: PayingContract, { lossMinor }: TeamFigures): Own {
  const [tier] = tiersOf(terms);
  if (!tier) throw new Error('a contract has no tier');
  const steps = [amountStep('teamLoss', lossMinor), rateStep(tier.rate)];
  return { baseMinor: lossMinor, rate: tier.rate, carryMinor: 0n, steps };
}
