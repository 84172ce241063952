import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { issueReads, type LotteryIssue } from '../api/lotteries.ts';
import { ResultDialog } from './result-dialog.tsx';

/** What two of the staff can do with an issue: its result, its correction, its end. */
export function IssueActs({ record }: { record: LotteryIssue }) {
  const t = useTranslations('consoleLotteries');
  const [asked, setAsked] = useState<'result' | 'cancel' | null>(null);
  const close = () => setAsked(null);
  const isCorrection = record.issue.status === 'SETTLED';
  return (
    <>
      {record.canCancel && (
        <PermitButton permission="lotteries.results" variant="secondary" onClick={() => setAsked('cancel')}>
          {t('cancel.open')}
        </PermitButton>
      )}
      {record.canEnter && (
        <PermitButton permission="lotteries.results" onClick={() => setAsked('result')}>
          {t(isCorrection ? 'enter.correct' : 'enter.open')}
        </PermitButton>
      )}
      {asked === 'result' && <ResultDialog record={record} onClose={close} />}
      {asked === 'cancel' && <CancelDialog record={record} onClose={close} />}
    </>
  );
}

function CancelDialog({ record: { issue }, onClose }: { record: LotteryIssue; onClose: () => void }) {
  const t = useTranslations('consoleLotteries');
  const { refresh } = useAct(issueReads);
  const { gameId, numero, name, tickets } = issue;
  const send = async (reason: string) => {
    const { state } = await callApi('staffLotteryCancel', { params: { gameId, numero }, body: { reason } });
    showToast({ title: t(`agreement.${state}`), tone: state === 'agreed' ? 'success' : 'plain' });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('cancel.title', { name, numero })}
      label={t('cancel.open')}
      tone="danger"
      send={send}
      onClose={onClose}
    >
      <p>{t('cancel.text', { count: tickets })}</p>
    </ReasonDialog>
  );
}
