import { CheckboxField } from '@baize/ui/checkbox-field';
import { Dialog } from '@baize/ui/dialog';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { listQuery } from '../../../lib/list-query.ts';
import { useMoneyLabel } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { withdrawalReads } from '../api/withdrawal.ts';

const maxInBatch = 50;

/** Several withdrawals that wait, decided with one reason; each stands for itself. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consoleWithdrawals.batch');
  const common = useTranslations('common.action');
  const label = useMoneyLabel();
  const { data } = useQuery(listQuery('staffWithdrawals', { data: { state: 'waiting', pageSize: maxInBatch } }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [to, setTo] = useState<'approve' | 'refuse' | null>(null);
  const turn = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Dialog open onClose={onClose} title={t('label')} closeLabel={common('close')} size="md">
      <div className="flex flex-col gap-4">
        <p className="text-sm">{t('text')}</p>
        {data === undefined && <SkeletonText lines={4} />}
        {data?.total === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
        <ul className="flex max-h-80 flex-col overflow-auto">
          {data?.rows.map(({ withdrawalId, memberName, amount }) => (
            <li key={withdrawalId}>
              <CheckboxField
                label={`${memberName}, ${label(amount)}`}
                checked={chosen.includes(withdrawalId)}
                onChange={() => turn(withdrawalId)}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          {(['refuse', 'approve'] as const).map((decision) => (
            <PermitButton
              key={decision}
              permission="withdrawals.decide"
              variant={decision === 'refuse' ? 'secondary' : 'primary'}
              disabled={chosen.length === 0}
              onClick={() => setTo(decision)}
            >
              {t(decision, { count: chosen.length })}
            </PermitButton>
          ))}
        </div>
      </div>
      {to !== null && <DecideAll withdrawalIds={chosen} to={to} onClose={() => setTo(null)} onDone={onClose} />}
    </Dialog>
  );
}

function DecideAll(props: {
  withdrawalIds: readonly string[];
  to: 'approve' | 'refuse';
  onClose: () => void;
  onDone: () => void;
}) {
  const { to, onClose, onDone } = props;
  const t = useTranslations('consoleWithdrawals');
  const { refresh } = useAct(withdrawalReads);
  const count = props.withdrawalIds.length;
  const send = async (reason: string) => {
    const body = { withdrawalIds: [...props.withdrawalIds], to, reason };
    const { results } = await callApi('staffWithdrawalsDecide', { body });
    await refresh();
    const done = results.filter((result) => result.done).length;
    showToast({ title: t('batch.result', { done, all: count }), tone: done === count ? 'success' : 'danger' });
  };
  return (
    <ReasonDialog
      title={t(`batch.${to}`, { count })}
      label={t(`batch.${to}`, { count })}
      tone={to === 'refuse' ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t(`text.${to}`)}</p>
    </ReasonDialog>
  );
}
