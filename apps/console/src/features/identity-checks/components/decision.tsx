import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { checkReads, type IdentityCheck } from '../api/check.ts';

type To = 'APPROVED' | 'REFUSED';

/** Approves or refuses a check that waits; nothing for one that was decided. */
export function Decision({ check }: { check: IdentityCheck }) {
  const t = useTranslations('consoleIdentity.check');
  const [asked, setAsked] = useState<To | null>(null);
  if (check.state !== 'SUBMITTED') return null;
  return (
    <>
      <PermitButton permission="identity.review" variant="secondary" onClick={() => setAsked('REFUSED')}>
        {t('refuse')}
      </PermitButton>
      <PermitButton permission="identity.review" onClick={() => setAsked('APPROVED')}>
        {t('approve')}
      </PermitButton>
      {asked !== null && <Decide check={check} to={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Decide({ check, to, onClose }: { check: IdentityCheck; to: To; onClose: () => void }) {
  const t = useTranslations('consoleIdentity.check');
  const { refresh } = useAct(checkReads);
  const texts = { name: check.username, level: check.level };
  const send = async (reason: string) => {
    await callApi('staffIdentityDecide', { params: { checkId: check.checkId }, body: { decision: to, reason } });
    showToast({ title: t(`done.${to}`, texts), tone: 'success' });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t(`confirm.${to}`, texts)}
      label={t(to === 'APPROVED' ? 'approve' : 'refuse')}
      tone={to === 'APPROVED' ? 'primary' : 'danger'}
      send={send}
      onClose={onClose}
    >
      <p>{t(`confirmText.${to}`)}</p>
    </ReasonDialog>
  );
}
