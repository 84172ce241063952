import { type ApiFailure, toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Spinner } from '@baize/ui/spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { useLoginStep } from '../../../../lib/second-factor/use-second-factor.tsx';
import { finishSocialLogin, socialAnswerParameters } from '../../api/social-login.ts';
import { useEnter } from '../../hooks/use-enter.ts';
import { FormFailure } from '../form-failure.tsx';

export interface SocialDialogProps {
  onClose: () => void;
  /** Back to the login popup, for another way. */
  onLogin: () => void;
}

/** The browser is back from a social provider: the login is finished, or its failure shown. */
export function SocialDialog({ onClose, onLogin }: SocialDialogProps) {
  const t = useTranslations('auth.login');
  const action = useTranslations('common.action');
  const { failure, dialog } = useSocialFinish(onLogin);
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={action('close')} size="sm">
      {failure === null ? (
        <p role="status" className="flex items-center justify-center gap-3 py-8 text-ink-muted">
          <Spinner />
          {t('socialWorking')}
        </p>
      ) : (
        <div className="flex flex-col gap-5">
          <FormFailure failure={failure} />
          <Button size="lg" onClick={onLogin}>
            {t('toForm')}
          </Button>
        </div>
      )}
      {dialog}
    </Dialog>
  );
}

/** Runs once; the provider's answer leaves the address at once. */
function useSocialFinish(onLogin: () => void): { failure: ApiFailure | null; dialog: ReactNode } {
  const search = useSiteSearch();
  const changeSearch = useChangeSearch();
  const enter = useEnter();
  const step = useLoginStep();
  const hasBegun = useRef(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const answer = search;
    changeSearch(socialAnswerParameters, { replace: true });
    step
      .finish(finishSocialLogin(answer))
      .then((value) => (value === null ? onLogin() : enter(value)))
      .catch((thrown: unknown) => setFailure(toFailure(thrown)));
  }, [search, changeSearch, enter, step, onLogin]);
  return { failure, dialog: step.dialog };
}
