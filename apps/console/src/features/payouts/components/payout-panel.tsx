import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Payout = RowOf<'staffPayouts'>;
type Decision = 'paid' | 'refused';

/** A payout with what is known of it, and the decision: made here while it waits, shown afterwards. */
export function PayoutPanel({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const t = useTranslations('consoleOperations.payouts');
  const common = useTranslations('common.action');
  const [asked, setAsked] = useState<Decision | null>(null);
  const isHeld = payout.state === 'held';
  return (
    <SidePanel open onClose={onClose} title={t('one')} subtitle={payout.memberName} closeLabel={common('close')}>
      <p className="text-2xl font-bold">
        <Money amount={payout.amount} />
      </p>
      {!isHeld && (
        <Badge tone={payout.state === 'paid' ? 'success' : 'danger'} className="self-start">
          {t(`states.${payout.state}`)}
        </Badge>
      )}
      <Facts
        columns={2}
        facts={[
          {
            label: t('member'),
            value: (
              <Link to={`/members/${payout.memberId}`} className="font-medium underline">
                {payout.memberName}
              </Link>
            ),
          },
          { label: t('vendor'), value: payout.vendorCode },
          { label: t('reason'), value: t(`reasons.${payout.reason}`) },
          { label: t('heldAt'), value: <Moment at={payout.heldAt} /> },
          { label: t('round'), value: payout.roundId || '–' },
          { label: t('transaction'), value: payout.txId },
          ...(isHeld
            ? []
            : [
                { label: t('decidedAt'), value: <Moment at={payout.decidedAt} /> },
                { label: t('decisionReason'), value: payout.decisionReason || '–' },
              ]),
        ]}
      />
      {isHeld && (
        <div className="flex justify-end gap-3 border-t border-line pt-4">
          <Button variant="secondary" onClick={() => setAsked('refused')}>
            {t('refuse')}
          </Button>
          <Button onClick={() => setAsked('paid')}>{t('pay')}</Button>
        </div>
      )}
      {asked !== null && <Decide payout={payout} to={asked} onClose={() => setAsked(null)} onDone={onClose} />}
    </SidePanel>
  );
}

interface DecideProps {
  payout: Payout;
  to: Decision;
  onClose: () => void;
  onDone: () => void;
}

function Decide({ payout, to, onClose, onDone }: DecideProps) {
  const t = useTranslations('consoleOperations.payouts');
  const amount = useMoneyLabel()(payout.amount);
  const { refresh } = useAct(['staffPayouts', 'staffMember', 'staffMemberTransactions']);
  const texts = { name: payout.memberName, amount };
  const send = async (reason: string) => {
    await callApi('staffPayoutDecide', { params: { payoutId: payout.payoutId }, body: { to, reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t(`confirm.${to}`, texts)}
      label={t(`confirm.${to}`, texts)}
      tone={to === 'paid' ? 'primary' : 'danger'}
      send={send}
      onClose={onClose}
      onDone={() => {
        showToast({ title: t(`done.${to}`, texts), tone: 'success' });
        onDone();
      }}
    >
      <p>{t(`confirmText.${to}`, texts)}</p>
    </ReasonDialog>
  );
}
