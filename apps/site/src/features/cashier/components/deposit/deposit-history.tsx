import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { MoneyText } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { historyQuery } from '../../api/deposits.ts';
import { stateTones } from './state-tones.ts';

/** The member's deposits, newest first; each opens its order. */
export function DepositHistory({ onOpen }: { onOpen: (orderId: string) => void }) {
  const t = useTranslations('deposit');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const answer = useInfiniteQuery(historyQuery());
  const orders = answer.data?.pages.flatMap(({ list }) => list);
  return (
    <section aria-labelledby="deposit-history" className="flex flex-col gap-3">
      <h2 id="deposit-history" className="text-lg font-bold">
        {t('history.title')}
      </h2>
      {answer.isError && <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} />}
      {orders === undefined && !answer.isError && <Skeleton className="h-24 rounded-lg" />}
      {orders?.length === 0 && (
        <EmptyState picture={art.emptyWallet} title={t('history.emptyTitle')} text={t('history.emptyText')} />
      )}
      {orders !== undefined && orders.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {orders.map((order) => (
            <li key={order.orderId}>
              <button
                type="button"
                onClick={() => onOpen(order.orderId)}
                className="flex min-h-touch w-full flex-wrap items-center justify-between gap-2 px-4 py-3 text-left text-sm hover:bg-sunken"
              >
                <span>
                  <span className="block font-semibold">{order.methodName}</span>
                  <time dateTime={order.createdAt} className="text-ink-muted">
                    {format.dateTime(new Date(order.createdAt), 'moment')}
                  </time>
                </span>
                <span className="flex items-center gap-3">
                  <MoneyText
                    amount={order.paid ?? order.amount}
                    {...(symbol ? { symbol } : {})}
                    className="font-bold"
                  />
                  <Badge tone={stateTones[order.state]}>{t(`states.${order.state}`)}</Badge>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {answer.hasNextPage && (
        <Button variant="secondary" busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}
