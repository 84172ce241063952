import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { detailReads } from '../api/details.ts';
import type { Member } from '../api/member.ts';

/** Takes all second factors of a member away who has lost them. */
export function SecondFactorResetDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleIdentity.secondFactor');
  const { refresh } = useAct(detailReads);
  const send = async (reason: string) => {
    await callApi('staffMemberSecondFactorReset', { params: { memberId: member.memberId }, body: { reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('reset')}
      label={t('reset')}
      tone="danger"
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('done'), tone: 'success' })}
    >
      <p>{t('text', { name: member.username })}</p>
    </ReasonDialog>
  );
}
