import { useMarketName } from '@baize/i18n/book-names';
import { useTranslations } from 'use-intl';

interface Outcome {
  status: 'finished' | 'abandoned' | 'postponed';
  score: { home: number; away: number };
  halfTimeScore: { home: number; away: number } | null;
  voidMarkets: readonly string[];
  winners: readonly string[];
  withdrawn: readonly string[];
}

/** A result in words: how the match ended, its scores or who won the cup, and what is void of it. */
export function OutcomeText({ status, score, halfTimeScore, voidMarkets, winners, withdrawn }: Outcome) {
  const t = useTranslations('consoleSportsbook');
  const nameOf = useMarketName();
  if (status === 'postponed') return <span>{t('statuses.postponed')}</span>;
  const half = halfTimeScore && `${halfTimeScore.home}:${halfTimeScore.away}`;
  return (
    <span>
      <strong className="tabular">
        {winners.length > 0 ? t('results.winners', { names: winners.join(', ') }) : `${score.home}:${score.away}`}
      </strong>
      {withdrawn.length > 0 && ` · ${t('results.withdrawn', { names: withdrawn.join(', ') })}`}
      {half !== null && ` · ${t('results.halfTime', { score: half })}`}
      {status === 'abandoned' && ` · ${t('statuses.abandoned')}`}
      {voidMarkets.length > 0 && ` · ${t('enter.voidMarkets')}: ${voidMarkets.map(nameOf).join(', ')}`}
    </span>
  );
}
