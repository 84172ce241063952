import { type RiskAction, type RiskCondition, type RiskFact, riskFacts } from '@baize/contract';
import { parseAmount } from '@baize/money';

/** One figure that is asked for: a fact, and of how many hours where it has a window. */
export type Figure = Pick<RiskCondition, 'fact' | 'hours'>;
/** Figures of an event by `figureKey`: whole numbers, amounts in minor units; null: not known. */
export type Figures = ReadonlyMap<string, bigint | null>;

export const figureKey = ({ fact, hours }: Figure): string => `${fact} ${hours ?? ''}`;

/** The figures that conditions ask for, each once. */
export function figuresOf(conditions: readonly Figure[]): Figure[] {
  return [...new Map(conditions.map(({ fact, hours }) => [figureKey({ fact, hours }), { fact, hours }])).values()];
}

export const isAmount = (fact: RiskFact): boolean => riskFacts[fact].unit === 'amount';

/** A condition's value as its fact counts; null: no amount of the currency. */
export function thresholdOf({ fact, value }: Pick<RiskCondition, 'fact' | 'value'>, exponent: number): bigint | null {
  if (!isAmount(fact)) return BigInt(value);
  const parsed = parseAmount(value, exponent, 'notNegative');
  return parsed.ok ? parsed.amountMinor : null;
}

/** Whether all conditions are met. What is not known meets none, and no conditions are never met. */
export function isMet(conditions: readonly RiskCondition[], figures: Figures, exponent: number): boolean {
  return (
    conditions.length > 0 &&
    conditions.every((condition) => {
      const figure = figures.get(figureKey(condition)) ?? null;
      const threshold = thresholdOf(condition, exponent);
      if (figure === null || threshold === null) return false;
      return condition.comparison === 'atLeast' ? figure >= threshold : figure <= threshold;
    })
  );
}

/** What a case of these actions is: in the queue or only noted, and whether withdrawals wait for it. */
export const caseOf = (actions: readonly RiskAction[]) => ({
  state: actions.some((action) => action !== 'note') ? ('open' as const) : ('noted' as const),
  holdsWithdrawals: actions.includes('holdWithdrawals'),
});
