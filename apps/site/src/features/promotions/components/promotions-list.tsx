import { promotionTypes } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { clsx } from 'clsx';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { scene } from '../../../config/paths.ts';
import { usePromotions } from '../../../lib/announcements/announcements.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { cardGrid, PromotionCard } from './promotion-card.tsx';

const EAGER_CARDS = 3;
/** What is of no kind stands behind the kinds; else in the order of the specification. */
const orderedTypes = promotionTypes.toSorted((a, b) => Number(a === 'others') - Number(b === 'others'));

/** Promotions of the brand with a filter by what they are about; only types that exist are offered (`?type=`). */
export function PromotionsList() {
  const t = useTranslations('pages.promotions');
  const { locale } = useLanguage();
  const { data: latest, isError, error, refetch } = usePromotions(locale);
  // Many cards: drawn in pieces that give way to the visitor's input.
  const data = useDeferredValue(latest);
  const { type: wanted } = useSiteSearch();
  const changeSearch = useChangeSearch();

  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <CardSkeletons />;
  if (data.length === 0) return <EmptyState picture={scene('rewards')} title={t('emptyTitle')} text={t('emptyText')} />;

  const offered = orderedTypes.filter((type) => data.some((promotion) => promotion.type === type));
  const chosen = offered.find((type) => type === wanted) ?? 'all';
  const shown = data.filter(({ type }) => chosen === 'all' || type === chosen);
  const isLead = (index: number) => index === 0 && chosen === 'all';
  return (
    <>
      <Chips
        legend={t('filter')}
        options={(['all', ...offered] as const).map((type) => ({ value: type, label: t(`type.${type}`) }))}
        value={chosen}
        onChange={(type) => changeSearch({ type: type === 'all' ? undefined : type }, { replace: true })}
      />
      <ul className={cardGrid}>
        {shown.map((promotion, index) => (
          <li key={promotion.id} className={clsx('grid', isLead(index) && 'sm:col-span-2 lg:col-span-3')}>
            <PromotionCard promotion={promotion} eager={index < EAGER_CARDS} isLead={isLead(index)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CardSkeletons() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className={cardGrid}>
      <span className="sr-only">{state('loading')}</span>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <Skeleton key={card} className="h-96 rounded-lg" />
      ))}
    </div>
  );
}
