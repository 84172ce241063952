import { useEventName } from '@baize/i18n/book-names';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type BookResult, resultReads } from '../api/board.ts';

type To = 'APPROVED' | 'REFUSED';

/** Approves or refuses a result that somebody else entered. */
export function ResultDecision({ record }: { record: BookResult }) {
  const t = useTranslations('consoleSportsbook.results');
  const [asked, setAsked] = useState<To | null>(null);
  if (record.result.state !== 'PROPOSED') return null;
  if (record.isOwn) return <p className="max-w-sm text-sm text-ink-muted">{t('own')}</p>;
  return (
    <>
      <PermitButton
        permission="sportsbook.results"
        forAllBrands
        variant="secondary"
        onClick={() => setAsked('REFUSED')}
      >
        {t('refuse')}
      </PermitButton>
      <PermitButton permission="sportsbook.results" forAllBrands onClick={() => setAsked('APPROVED')}>
        {t('approve')}
      </PermitButton>
      {asked !== null && <Decide record={record} to={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Decide({ record: { result }, to, onClose }: { record: BookResult; to: To; onClose: () => void }) {
  const t = useTranslations('consoleSportsbook.results');
  const { refresh } = useAct(resultReads);
  const eventOf = useEventName();
  const { resultId, score, winners } = result;
  const won = winners.length > 0 ? t('winners', { names: winners.join(', ') }) : `${score.home}:${score.away}`;
  const send = async (reason: string) => {
    await callApi('staffBookDecide', { params: { resultId }, body: { decision: to, reason } });
    showToast({ title: t('done'), tone: 'success' });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('confirm', { event: eventOf(result), result: won })}
      label={t(to === 'APPROVED' ? 'approve' : 'refuse')}
      tone={to === 'APPROVED' ? 'primary' : 'danger'}
      send={send}
      onClose={onClose}
    >
      <p>{t(to === 'APPROVED' ? 'confirmText' : 'next.REFUSED')}</p>
    </ReasonDialog>
  );
}
