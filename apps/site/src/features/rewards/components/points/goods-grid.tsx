import type { GoodsKind } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { moneyLabel } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { art, scene } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type Goods, goodsQuery } from '../../api/points.ts';
import { FreeRoundsTerms } from '../centre/free-rounds.tsx';
import { OrderDialog } from './order-dialog.tsx';

/** What can be had for points. */
export function GoodsGrid({ points }: { points: number }) {
  const t = useTranslations('rewards.points');
  const { locale } = useLanguage();
  const { data, error, refetch } = useQuery(goodsQuery(locale));
  const [chosen, setChosen] = useState<Goods>();
  if (data === undefined && error !== null)
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <SkeletonText lines={6} />;
  if (data.list.length === 0)
    return <EmptyState picture={scene('points')} title={t('noGoods')} text={t('noGoodsText')} />;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {data.list.map((goods) => (
          <li key={goods.goodsId} className="grid">
            <GoodsCard goods={goods} canPay={goods.points <= points} onChoose={() => setChosen(goods)} />
          </li>
        ))}
      </ul>
      {chosen !== undefined && <OrderDialog goods={chosen} points={points} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface GoodsCardProps {
  goods: Goods;
  canPay: boolean;
  onChoose: () => void;
}

function GoodsCard({ goods, canPay, onChoose }: GoodsCardProps) {
  const t = useTranslations('rewards.points');
  const format = useFormatter();
  const isGone = goods.stock === 0;
  return (
    <article className="flex flex-col overflow-hidden rounded-lg bg-surface shadow-card">
      <span className="relative block aspect-video overflow-hidden bg-sunken">
        <LazyPicture src={goods.pictureUrl} fallback={art.gameFallback} width={320} height={180} />
      </span>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="font-bold">{goods.name}</h3>
        {goods.description !== '' && <p className="text-sm text-ink-muted">{goods.description}</p>}
        <CashValue kind={goods.kind} cash={goods.cash} />
        {goods.freeRounds !== null && <FreeRoundsTerms freeRounds={goods.freeRounds} />}
        <p className="tabular mt-auto font-bold text-gold-ink">
          {t('count', { count: format.number(goods.points, 'count') })}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          {isGone ? (
            <Badge>{t('soldOut')}</Badge>
          ) : (
            <span className="text-sm text-ink-muted">{t('stock', { count: goods.stock })}</span>
          )}
          <Button disabled={isGone || !canPay} onClick={onChoose}>
            {t('redeem')}
          </Button>
        </div>
        {!isGone && !canPay && <p className="text-sm text-ink-muted">{t('tooFew')}</p>}
      </div>
    </article>
  );
}

function CashValue({ kind, cash }: { kind: GoodsKind; cash: string | null }) {
  const t = useTranslations('rewards.points');
  const symbol = useWhitelabel().data?.currency.symbol;
  if (kind !== 'cash' || cash === null) return null;
  return <p className="text-sm">{t('paysOut', { amount: moneyLabel(cash, symbol) })}</p>;
}
