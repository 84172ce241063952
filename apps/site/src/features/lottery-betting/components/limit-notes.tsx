import { useTranslations } from 'use-intl';
import { useBetNames } from '../bet-names.ts';
import type { PricedChoice } from '../slip-rules.ts';

/** Chosen numbers that pay less than usual, or take no more bets, shown before they are bought. */
export function LimitNotes({ priced: { lowered, closed } }: { priced: Pick<PricedChoice, 'lowered' | 'closed'> }) {
  const t = useTranslations('lotto.slip');
  const names = useBetNames();
  const percents = [...new Set(Object.values(lowered))];
  if (percents.length === 0 && closed.length === 0) return null;
  const shown = (numbers: readonly string[]) => numbers.map(names.number).join(', ');
  return (
    <ul className="flex flex-col gap-1 text-sm text-danger-ink">
      {percents.map((percent) => (
        <li key={percent}>
          {t('lowered', {
            numbers: shown(Object.keys(lowered).filter((number) => lowered[number] === percent)),
            percent,
          })}
        </li>
      ))}
      {closed.length > 0 && <li>{t('full', { numbers: shown(closed) })}</li>}
    </ul>
  );
}
