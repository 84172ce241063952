import { type RiskCondition, type RiskFact, type RiskPreset, riskFacts } from '@baize/contract';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyLabel } from '../../../lib/money.tsx';

const percent = 100;
const signs = { atLeast: '≥', atMost: '≤' } as const;

/** Facts, their values and conditions as they are read. */
export function useConditionText() {
  const t = useTranslations('consoleRisk');
  const format = useFormatter();
  const money = useMoneyLabel();
  const factText = ({ fact, hours }: { fact: RiskFact; hours: number | null }) =>
    hours === null ? t(`facts.${fact}`) : t('windowed', { fact: t(`facts.${fact}`), hours });
  const valueText = (fact: RiskFact, value: string | null) => {
    if (value === null) return t('unknown');
    const { unit } = riskFacts[fact];
    if (unit === 'amount') return money(value);
    if (unit === 'percent') return format.number(Number(value) / percent, 'percent');
    return unit === 'hours' ? t('inHours', { count: Number(value) }) : format.number(Number(value), 'count');
  };
  const conditionText = ({ comparison, ...condition }: RiskCondition) =>
    `${factText(condition)} ${signs[comparison]} ${valueText(condition.fact, condition.value)}`;
  return { factText, valueText, conditionText, signs };
}

/** A rule by its own name, or by that of what the brand began with. */
export function useRuleName() {
  const t = useTranslations('consoleRisk');
  return useCallback(
    ({ name, preset }: { name: string; preset: RiskPreset | null }) =>
      name === '' && preset !== null ? t(`presets.${preset}`) : name,
    [t],
  );
}
