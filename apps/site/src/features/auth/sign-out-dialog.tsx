import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { endSession } from '../../lib/api/session.ts';

/** Asks before it signs out. The session ends in this browser also when the server cannot be told; there it then ends by itself. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('auth.signOut');
  const action = useTranslations('common.action');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const signOut = async () => {
    setBusy(true);
    await callApi('logout', {}).catch(() => undefined);
    await navigate({ to: paths.home });
    endSession();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={action('close')} size="sm">
      <p className="text-ink-muted">{t('text')}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {action('cancel')}
        </Button>
        <Button busy={isBusy} onClick={() => void signOut()}>
          {action('signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
