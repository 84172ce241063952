import { Badge } from '@baize/ui/badge';
import { Pager } from '@baize/ui/pager';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../../lib/page/use-pager-labels.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { ordersQuery, type PointOrder } from '../../api/points.ts';

const tones = { processing: 'warning', approved: 'success', rejected: 'danger' } as const;

/** The member's orders with their states; a refused one says why, and that the points are back. */
export function PointOrders() {
  const t = useTranslations('rewards.points');
  const labels = usePagerLabels();
  const { locale } = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(ordersQuery(page, locale));
  if (data === undefined && error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={6} />;
  if (data.total === 0) return <p className="text-ink-muted">{t('noOrders')}</p>;
  return (
    <section aria-label={t('tabs.orders')} className="flex flex-col gap-4">
      <ul className="divide-y divide-line rounded-lg bg-surface px-4 shadow-card">
        {data.list.map((order) => (
          <OrderLine key={order.orderId} order={order} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} onChange={setPage} labels={labels} />
    </section>
  );
}

function OrderLine({ order }: { order: PointOrder }) {
  const t = useTranslations('rewards.points');
  const format = useFormatter();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{`${order.quantity} × ${order.name}`}</span>
        <time dateTime={order.createdAt} className="text-ink-muted">
          {format.dateTime(new Date(order.createdAt), 'moment')}
        </time>
        {order.state === 'processing' && <span className="text-ink-muted">{t('waits')}</span>}
        {order.reason !== '' && <span className="break-words">{t('refused', { reason: order.reason })}</span>}
      </span>
      <span className="flex items-center gap-3">
        <span className="tabular">{t('count', { count: format.number(order.points, 'count') })}</span>
        <Badge tone={tones[order.state]}>{t(`state.${order.state}`)}</Badge>
      </span>
    </li>
  );
}
