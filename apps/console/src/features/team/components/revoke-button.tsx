import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ConfirmAct } from '../../../lib/dialogs/confirm-act.tsx';
import { useAct } from '../../../lib/use-act.ts';

/** Takes an invitation back. */
export function RevokeButton({ invitation }: { invitation: { invitationId: string; emailMasked: string } }) {
  const t = useTranslations('consoleStaff.invitations');
  const [isAsking, setAsking] = useState(false);
  const act = useAct(['staffInvitations']);
  const { invitationId, emailMasked: email } = invitation;
  const close = () => setAsking(false);
  const revoke = () => void act.run(() => callApi('staffInvitationRevoke', { params: { invitationId } }), close);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      {isAsking && (
        <ConfirmAct label={t('revoke')} tone="danger" act={act} onConfirm={revoke} onClose={close}>
          <p>{t('revokeText', { email })}</p>
        </ConfirmAct>
      )}
    </>
  );
}
