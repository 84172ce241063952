import { Button } from '@baize/ui/button';
import { useFormatter, useTranslations } from 'use-intl';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';
import type { Protection } from '../../api/protection.ts';
import { useWalletBalance } from '../../hooks/use-wallet-balance.ts';
import { BalanceFigures } from '../balance-figures.tsx';

/** A break or an exclusion that stands: until when, and that the balance can be withdrawn. */
export function BarNotice({ bar }: { bar: NonNullable<Protection['bar']> }) {
  const t = useTranslations('protection.bar');
  const format = useFormatter();
  const balance = useWalletBalance();
  const changeSearch = useChangeSearch();
  const end = bar.until === null ? t('forever') : t('until', { time: format.dateTime(new Date(bar.until), 'moment') });
  return (
    <section
      aria-labelledby="play-bar"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id="play-bar" className="text-xl font-bold">
          {t(`kinds.${bar.kind}`)}
        </h2>
        <p className="font-medium">{end}</p>
        <p className="text-sm text-ink-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-sm text-ink-muted">
          {t('balance')}{' '}
          <span className="tabular text-base font-semibold text-ink">
            <BalanceFigures {...balance} />
          </span>
        </p>
        <Button onClick={() => changeSearch({ member: 'withdraw' })}>{t('withdraw')}</Button>
      </div>
    </section>
  );
}
