import { type GameType, gameType, type PayState } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { SidePanel } from '@baize/ui/side-panel';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Pay = RowOf<'staffAgentPays'>;
type Decision = 'release' | 'refuse';

export const payTones: Record<PayState, BadgeTone> = {
  ...{ paid: 'success', held: 'warning', refused: 'danger', nothing: 'neutral' },
};

interface PayPanelProps {
  pay: Pay;
  onClose: () => void;
}

/** How a pay came to be; one that is held is released or refused here. */
export function PayPanel({ pay, onClose }: PayPanelProps) {
  const t = useTranslations('consoleAgents');
  const common = useTranslations('common.action');
  return (
    <SidePanel
      open
      onClose={onClose}
      title={`${t(`kinds.${pay.kind}`)} ${pay.period}`}
      subtitle={pay.username}
      closeLabel={common('close')}
    >
      <Badge tone={payTones[pay.state]} className="self-start">
        {t(`payStates.${pay.state}`)}
      </Badge>
      <PaySteps pay={pay} />
      {pay.reason !== '' && <Facts facts={[{ label: t('pays.reason'), value: pay.reason }]} />}
      {pay.state === 'held' && <Decide pay={pay} onClose={onClose} />}
    </SidePanel>
  );
}

const isGameType = (label: string): label is GameType => (gameType.options as readonly string[]).includes(label);
const paramsOf = ({ memberId, kind, period }: Pay) => ({ memberId, kind, period });

function PaySteps({ pay }: { pay: Pay }) {
  const t = useTranslations('consoleAgents.steps');
  const types = useTranslations('common.gameType');
  const { data, error, refetch } = useQuery({
    queryKey: ['staffAgentPay', pay.payId],
    queryFn: () => callApi('staffAgentPay', { params: paramsOf(pay) }),
  });
  if (error !== null) return <LoadFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={6} />;
  return (
    <Facts
      columns={2}
      facts={data.steps.map(({ step, label, value, unit }, index) => ({
        label: `${index + 1}. ${t(step)}${isGameType(label) ? `: ${types(label)}` : ''}`,
        value: unit === 'amount' ? <Money amount={value} /> : unit === 'percent' ? `${value} %` : value,
      }))}
    />
  );
}

function Decide({ pay, onClose }: PayPanelProps) {
  const t = useTranslations('consoleAgents.pays');
  const label = useMoneyLabel();
  const { refresh } = useAct(['staffAgentPays', 'staffAgentPay', 'staffAgent']);
  const [asked, setAsked] = useState<Decision | null>(null);
  const words = { name: pay.username, amount: label(pay.held) };
  const send = async (decision: Decision, reason: string) => {
    await callApi('staffAgentPayDecide', { params: paramsOf(pay), body: { decision, reason } });
    await refresh();
  };
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
      <PermitButton permission="agents.pay" variant="secondary" onClick={() => setAsked('refuse')}>
        {t('refuse', words)}
      </PermitButton>
      <PermitButton permission="agents.pay" onClick={() => setAsked('release')}>
        {t('release', words)}
      </PermitButton>
      {asked !== null && (
        <ReasonDialog
          title={t(asked, words)}
          label={t(asked, words)}
          tone={asked === 'release' ? 'primary' : 'danger'}
          send={(reason) => send(asked, reason)}
          onClose={() => setAsked(null)}
          onDone={() => {
            showToast({ title: t('decided'), tone: 'success' });
            onClose();
          }}
        >
          <p>{t(`${asked}Text`, words)}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
