import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { refreshMoney } from '../../../../lib/account/balance.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useNow } from '../../../../lib/browser/use-now.ts';
import { CentreSkeleton } from '../../../../lib/centre/centre-skeleton.tsx';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type DepositOrder, depositHistoryKey, orderQuery } from '../../api/deposits.ts';
import { timeLeft } from '../../deposit-amounts.ts';
import { Detail } from './detail.tsx';
import { Instructions } from './instructions.tsx';
import { stateTones } from './state-tones.ts';

/** One order: how it stands, who acts next and until when, how to pay, and every step so far. */
export function OrderView({ orderId, onLeave }: { orderId: string; onLeave: () => void }) {
  const t = useTranslations('deposit.order');
  const answer = useQuery(orderQuery(orderId));
  const symbol = useWhitelabel().data?.currency.symbol;
  useMoneyNews(answer.data);
  const back = (
    <Button variant="secondary" onClick={onLeave} className="self-start">
      {t('back')}
    </Button>
  );
  if (answer.data === undefined)
    return answer.isError ? (
      <>
        <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} withPicture />
        {back}
      </>
    ) : (
      <CentreSkeleton />
    );
  return (
    <article className="flex flex-col gap-6" aria-labelledby="deposit-order">
      <OrderHead order={answer.data} symbol={symbol} readAtMs={answer.dataUpdatedAt} />
      <Instructions order={answer.data} symbol={symbol} onChanged={() => void answer.refetch()} />
      <OrderFacts order={answer.data} symbol={symbol} />
      <Steps order={answer.data} />
      {back}
    </article>
  );
}

/** A change of an order moves money, or its line in the history. */
function useMoneyNews(order: DepositOrder | undefined): void {
  const queryClient = useQueryClient();
  const state = order?.state;
  useEffect(() => {
    if (state === undefined) return;
    void queryClient.invalidateQueries({ queryKey: depositHistoryKey });
    if (state === 'PAID' || state === 'REVERSED') void refreshMoney(queryClient);
  }, [state, queryClient]);
}

interface HeadProps {
  order: DepositOrder;
  symbol: string | undefined;
  /** When the answer came, by this device's clock. */
  readAtMs: number;
}

function OrderHead({ order, symbol, readAtMs }: HeadProps) {
  const t = useTranslations('deposit');
  const now = useNow();
  const { state, reason, nextActor, expectedMinutes } = order;
  // Both clocks may differ: the server's time at the answer counts.
  const leftMs = Date.parse(order.expiresAt) - Date.parse(order.serverTime) - (now.getTime() - readAtMs);
  return (
    <header className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="deposit-order" className="text-xl font-bold">
          {t('order.title', { amount: moneyLabel(order.amount, symbol) })}
        </h2>
        <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p role="status">{t(`reasons.${reason}`)}</p>
      {nextActor !== null && (
        <>
          <p className="text-sm text-ink-muted">
            {t(`order.waits.${nextActor}`)} {t('order.expected', { minutes: expectedMinutes })}
          </p>
          <p className="flex flex-wrap items-baseline gap-2 text-sm">
            {leftMs > 0 ? (
              <>
                <span className="text-ink-muted">{t('order.left')}</span>
                <span className="tabular text-lg font-bold">{timeLeft(leftMs)}</span>
              </>
            ) : (
              t('order.over')
            )}
          </p>
        </>
      )}
    </header>
  );
}

function OrderFacts({ order, symbol }: { order: DepositOrder; symbol: string | undefined }) {
  const t = useTranslations('deposit.order');
  const { paid, reversed } = order;
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
      <Detail label={t('method')}>{order.methodName}</Detail>
      {paid !== null && <Detail label={t('paid')}>{moneyLabel(paid, symbol)}</Detail>}
      {reversed !== null && <Detail label={t('reversed')}>{moneyLabel(reversed, symbol)}</Detail>}
      <Detail label={t('fee')}>{moneyLabel(order.fee, symbol)}</Detail>
      <Detail label={t('number')}>
        <span className="text-xs break-all">{order.orderId}</span>
      </Detail>
    </dl>
  );
}

function Steps({ order }: { order: DepositOrder }) {
  const t = useTranslations('deposit');
  const format = useFormatter();
  return (
    <section aria-labelledby="deposit-steps">
      <h3 id="deposit-steps" className="mb-3 font-bold">
        {t('steps.title')}
      </h3>
      <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
        {order.steps.map(({ state, reason, at }) => (
          <li key={`${state} ${at}`} className="text-sm">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{t(`states.${state}`)}</span>
              <time dateTime={at} className="tabular whitespace-nowrap text-ink-muted">
                {format.dateTime(new Date(at), 'moment')}
              </time>
            </p>
            <p className="text-ink-muted">{t(`reasons.${reason}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
