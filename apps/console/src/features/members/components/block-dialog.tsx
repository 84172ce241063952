import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Member, memberReads } from '../api/member.ts';

/** Blocks a member, which ends his sessions, or lets him in again. */
export function BlockDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleMembers.block');
  const { refresh } = useAct(memberReads);
  const isBlocked = member.blockedAt === null;
  const name = member.username;
  const send = async (reason: string) => {
    await callApi('staffMemberBlock', { params: { memberId: member.memberId }, body: { isBlocked, reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t(isBlocked ? 'block' : 'unblock', { name })}
      label={t(isBlocked ? 'block' : 'unblock', { name })}
      tone={isBlocked ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t(isBlocked ? 'blocked' : 'unblocked', { name }), tone: 'success' })}
    >
      <p>{t(isBlocked ? 'blockText' : 'unblockText', { name, sessions: member.openSessions })}</p>
    </ReasonDialog>
  );
}
