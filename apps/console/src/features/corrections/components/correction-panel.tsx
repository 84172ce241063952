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
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Correction = RowOf<'staffCorrections'>;
type Decision = 'booked' | 'refused';

/** A correction with who asked for it and why; while it waits, a second person agrees or refuses here. */
export function CorrectionPanel({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  const t = useTranslations('consoleMembers.corrections');
  const adjust = useTranslations('consoleMembers.adjust');
  const common = useTranslations('common.action');
  const [asked, setAsked] = useState<Decision | null>(null);
  const isWaiting = correction.state === 'waiting';
  return (
    <SidePanel open onClose={onClose} title={t('one')} subtitle={correction.memberName} closeLabel={common('close')}>
      <p className="text-2xl font-bold">
        <Money amount={correction.amount} />
      </p>
      {!isWaiting && (
        <Badge tone={correction.state === 'booked' ? 'success' : 'danger'} className="self-start">
          {t(`states.${correction.state}`)}
        </Badge>
      )}
      <Facts
        columns={2}
        facts={[
          {
            label: t('member'),
            value: (
              <Link to={`/members/${correction.memberId}`} className="font-medium underline">
                {correction.memberName}
              </Link>
            ),
          },
          { label: adjust('occasion'), value: adjust(`occasions.${correction.occasion}`) },
          { label: adjust('reason'), value: correction.reason },
          { label: t('askedBy'), value: correction.askedByName },
          { label: t('askedAt'), value: <Moment at={correction.askedAt} /> },
          ...(correction.decidedBy === null
            ? []
            : [
                { label: t('decidedBy'), value: correction.decidedByName },
                { label: t('decidedAt'), value: <Moment at={correction.decidedAt} /> },
                { label: t('decisionReason'), value: correction.decisionReason || '–' },
              ]),
        ]}
      />
      {isWaiting && correction.isMine && <p className="text-sm text-ink-muted">{t('mine')}</p>}
      {isWaiting && (
        <div className="flex justify-end gap-3 border-t border-line pt-4">
          <Button variant="secondary" onClick={() => setAsked('refused')}>
            {t(correction.isMine ? 'withdraw' : 'refuse')}
          </Button>
          {!correction.isMine && (
            <PermitButton permission="money.adjust" variant="primary" onClick={() => setAsked('booked')}>
              {t('agree')}
            </PermitButton>
          )}
        </div>
      )}
      {asked !== null && <Decide correction={correction} to={asked} onClose={() => setAsked(null)} onDone={onClose} />}
    </SidePanel>
  );
}

interface DecideProps {
  correction: Correction;
  to: Decision;
  onClose: () => void;
  onDone: () => void;
}

function Decide({ correction, to, onClose, onDone }: DecideProps) {
  const t = useTranslations('consoleMembers.corrections');
  const amount = useMoneyLabel()(correction.amount);
  const { refresh } = useAct(['staffCorrections', 'staffMember', 'staffMemberTransactions']);
  const texts = { name: correction.memberName, amount };
  const send = async (reason: string) => {
    await callApi('staffCorrectionDecide', {
      params: { correctionId: correction.correctionId },
      body: { to, reason },
    });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t(`confirm.${to}`, texts)}
      label={t(`confirm.${to}`, texts)}
      tone={to === 'booked' ? 'primary' : 'danger'}
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
