import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { endSession } from '../../../lib/session/session.ts';

/** Asks before it signs out. The session ends in this browser also when the server cannot be told; there it then ends by itself. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('auth.signOut');
  const action = useTranslations('common.action');
  const navigate = useNavigate();

  const signOut = async () => {
    onClose();
    // First home: a page of the member alone would ask for a login as soon as the session ends.
    await navigate({ to: paths.home });
    // The call has taken its token along when the session ends here, so no refused token can call it an expiry.
    const told = callApi('logout', {});
    endSession();
    await told.catch(() => undefined);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={action('close')} size="sm">
      <p className="text-ink-muted">{t('text')}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {action('cancel')}
        </Button>
        <Button onClick={() => void signOut()}>{action('signOut')}</Button>
      </div>
    </Dialog>
  );
}
