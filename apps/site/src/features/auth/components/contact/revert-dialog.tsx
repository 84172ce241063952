import { type ApiFailure, toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { endSession, whileEndingOwn } from '../../../../lib/session/session.ts';
import { FormFailure } from '../form-failure.tsx';

export interface RevertDialogProps {
  /** The token of the link that went to the old number or address. */
  linkToken: string;
  onClose: () => void;
  onLogin: () => void;
  /** To a new password, where the old one ended. */
  onForgot: () => void;
}

/** What that link opens: the change is undone by a press, never by the mere opening of the page. */
export function RevertDialog({ linkToken, onClose, onLogin, onForgot }: RevertDialogProps) {
  const t = useTranslations('auth.revert');
  const action = useTranslations('common.action');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [undone, setUndone] = useState<{ passwordRemoved: boolean } | null>(null);
  const undo = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await whileEndingOwn(async () => {
        setUndone(await callApi('revertContact', { body: { linkToken } }));
        // Every session of the account has ended, this browser's too where it was one of them.
        endSession();
      });
    } catch (thrown) {
      setFailure(toFailure(thrown));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={action('close')} size="sm">
      {undone === null ? (
        <div className="flex flex-col gap-5">
          <p className="text-ink-muted">{t('text')}</p>
          <FormFailure failure={failure} />
          <Button size="lg" busy={isBusy} onClick={() => void undo()}>
            {t('submit')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <p role="status">{t(undone.passwordRemoved ? 'doneNewPassword' : 'done')}</p>
          <Button size="lg" onClick={undone.passwordRemoved ? onForgot : onLogin}>
            {undone.passwordRemoved ? t('newPassword') : action('logIn')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
