import type { RateKind } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { useRateNames } from '../../hooks/use-rate-names.ts';

/** "Slots 0.5 %, Live casino 0.3 %". */
export function RatesText({ rates }: { rates: readonly { gameType: RateKind; percent: string }[] }) {
  const t = useTranslations('agents.team');
  const names = useRateNames();
  if (rates.length === 0) return <span className="text-ink-muted">{t('none')}</span>;
  return (
    <span className="flex flex-wrap justify-end gap-x-2 md:justify-start">
      {rates.map(({ gameType, percent }) => (
        <span key={gameType} className="tabular whitespace-nowrap">{`${names(gameType)} ${percent} %`}</span>
      ))}
    </span>
  );
}
