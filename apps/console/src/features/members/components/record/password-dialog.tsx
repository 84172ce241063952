import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { ReasonDialog } from '../../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { type Member, memberReads } from '../../api/member.ts';

/** Makes the member choose a new password before anything else. */
export function PasswordDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleMemberRecord.password');
  const { refresh } = useAct(memberReads);
  const name = member.username;
  const send = async (reason: string) => {
    await callApi('staffMemberPasswordDemand', { params: { memberId: member.memberId }, body: { reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('title', { name })}
      label={t('title', { name })}
      tone="danger"
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('done', { name }), tone: 'success' })}
    >
      <p>{t('text', { name })}</p>
    </ReasonDialog>
  );
}
