import { Badge } from '@baize/ui/badge';
import { SidePanel } from '@baize/ui/side-panel';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Fact, Facts } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { type Deposit, depositQuery, proofQuery, stateTones } from '../api/deposits.ts';
import { MatchDialog } from './match-dialog.tsx';

/** One order: what is known of it, its timeline, its pictures, and the match by hand. */
export function DepositPanel({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTranslations('consoleDeposits');
  const common = useTranslations('common.action');
  const [isMatching, setMatching] = useState(false);
  const { data, error, refetch } = useQuery(depositQuery(orderId));
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('one')}
      subtitle={data?.order.memberName ?? ''}
      closeLabel={common('close')}
    >
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-48" />}
      {data !== undefined && (
        <>
          <p className="flex items-center gap-3 text-2xl font-bold">
            <Money amount={data.order.amount} />
            <Badge tone={stateTones[data.order.state]}>{t(`states.${data.order.state}`)}</Badge>
          </p>
          <OrderFacts deposit={data} />
          <Timeline deposit={data} />
          <Proofs deposit={data} />
          {data.canMatch && (
            <div className="flex justify-end border-t border-line pt-4">
              <PermitButton permission="deposits.handle" onClick={() => setMatching(true)}>
                {t('match.open')}
              </PermitButton>
            </div>
          )}
          {isMatching && <MatchDialog deposit={data} onClose={() => setMatching(false)} />}
        </>
      )}
    </SidePanel>
  );
}

function OrderFacts({ deposit: { order } }: { deposit: Deposit }) {
  const t = useTranslations('consoleDeposits');
  const amounts = (['paid', 'reversed', 'owed'] as const).flatMap((name) => {
    const amount = order[name];
    return amount === null ? [] : [{ label: t(name), value: <Money amount={amount} /> }];
  });
  const facts: readonly Fact[] = [
    {
      label: t('member'),
      value: (
        <Link to={`/members/${order.memberId}`} className="font-medium underline">
          {order.memberName}
        </Link>
      ),
    },
    { label: t('method'), value: order.methodName },
    { label: t('provider'), value: order.provider },
    { label: t('reference'), value: order.providerReference || '–' },
    ...amounts,
    { label: t('fee'), value: <Money amount={order.fee} /> },
    { label: t('createdAt'), value: <Moment at={order.createdAt} /> },
    { label: t('expiresAt'), value: <Moment at={order.expiresAt} /> },
    { label: t('number'), value: order.orderId },
  ];
  return <Facts columns={2} facts={facts} />;
}

function Timeline({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('consoleDeposits');
  return (
    <section aria-label={t('steps')}>
      <h3 className="mb-2 text-sm font-bold">{t('steps')}</h3>
      <ol className="flex flex-col gap-2 border-l-2 border-line pl-3 text-sm">
        {deposit.steps.map(({ state, actor, reason, at }) => (
          <li key={`${state} ${at}`}>
            <span className="font-semibold">{t(`states.${state}`)}</span> · {t(`actors.${actor}`)} · <Moment at={at} />
            <p className="text-ink-muted">{t(`reasons.${reason}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Proofs({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('consoleDeposits');
  if (deposit.proofs.length === 0) return null;
  return (
    <section aria-label={t('proofs')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('proofs')}</h3>
      {deposit.proofs.map(({ proofNo }) => (
        <Proof key={proofNo} orderId={deposit.order.orderId} proofNo={proofNo} />
      ))}
    </section>
  );
}

function Proof({ orderId, proofNo }: { orderId: string; proofNo: number }) {
  const t = useTranslations('consoleDeposits');
  const { data } = useQuery(proofQuery(orderId, proofNo));
  if (data === undefined) return <Skeleton className="h-32" />;
  return <img src={data} alt={t('proof', { no: proofNo })} className="max-w-full rounded-md border border-line" />;
}
