import { SidePanel } from '@baize/ui/side-panel';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Facts } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Decision = 'approved' | 'rejected';

const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['staffOrder', orderId] as const,
    queryFn: () => callApi('staffOrder', { params: { orderId } }),
  });

/** An order with its address, and the decision about it. */
export function OrderPanel({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTranslations('consoleRewards');
  const common = useTranslations('common.action');
  const { data, error, refetch } = useQuery(orderQuery(orderId));
  const [asked, setAsked] = useState<Decision>();
  return (
    <SidePanel open onClose={onClose} title={t('order')} subtitle={data?.order.memberName} closeLabel={common('close')}>
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonText lines={6} />}
      {data !== undefined && (
        <div className="flex flex-col gap-5">
          <Facts
            facts={[
              { label: t('goods'), value: `${data.order.quantity} × ${data.order.name}` },
              { label: t('fields.points'), value: data.order.points },
              { label: t('stateName'), value: t(`states.${data.order.state}`) },
              { label: t('address'), value: data.address === '' ? '–' : data.address },
              { label: t('orderedAt'), value: <Moment at={data.order.createdAt} /> },
              { label: t('decidedAt'), value: <Moment at={data.order.decidedAt} /> },
              ...(data.order.reason === '' ? [] : [{ label: t('reason'), value: data.order.reason }]),
            ]}
          />
          {data.order.state === 'processing' && (
            <div className="flex flex-wrap justify-end gap-3">
              <PermitButton permission="rewards.decide" variant="secondary" onClick={() => setAsked('rejected')}>
                {t('act.rejected')}
              </PermitButton>
              <PermitButton permission="rewards.decide" onClick={() => setAsked('approved')}>
                {t('act.approved')}
              </PermitButton>
            </div>
          )}
          {asked !== undefined && <Decide orderId={orderId} to={asked} onClose={() => setAsked(undefined)} />}
        </div>
      )}
    </SidePanel>
  );
}

function Decide({ orderId, to, onClose }: { orderId: string; to: Decision; onClose: () => void }) {
  const t = useTranslations('consoleRewards');
  const { refresh } = useAct(['staffOrders', 'staffOrder', 'staffGoods']);
  const send = async (reason: string) => {
    try {
      await callApi('staffOrderDecide', { params: { orderId }, body: { to, reason } });
    } finally {
      await refresh();
    }
  };
  return (
    <ReasonDialog
      title={t(`act.${to}`)}
      label={t(`act.${to}`)}
      tone={to === 'rejected' ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('saved'), tone: 'success' })}
    >
      <p>{t(`text.${to}`)}</p>
    </ReasonDialog>
  );
}
