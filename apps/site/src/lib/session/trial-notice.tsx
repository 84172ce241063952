import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { forgetOwnAnswers } from './own.ts';
import { endSession } from './session.ts';

export interface TrialNoticeProps {
  open: boolean;
  onClose: () => void;
  onSignOut: () => void;
}

/** What a trial account (type 4) gets in place of what needs a real one: the warning and the way to such an account. */
export function TrialNotice({ open, onClose, onSignOut }: TrialNoticeProps) {
  const t = useTranslations('site.trial');
  const errors = useTranslations('errors');
  const action = useTranslations('common.action');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Only a guest can register, so the trial session of this browser ends first.
  const signUp = async () => {
    await navigate({ to: paths.home, search: { popup: 'register' } });
    endSession();
    forgetOwnAnswers(queryClient);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={action('close')} size="sm">
      <p className="font-semibold">{errors('in_need_true_account')}</p>
      <p className="mt-2 text-ink-muted">{t('text')}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button size="lg" onClick={() => void signUp()}>
          {action('signUp')}
        </Button>
        <Button variant="ghost" onClick={onSignOut}>
          {action('signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
