import { type ApiFailure, toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { startSocialLogin } from '../../api/social-login.ts';
import { useFreePlay } from '../../hooks/use-free-play.ts';
import { FormFailure } from '../form-failure.tsx';

/** Social logins and trial play, as far as the brand has them. */
export function OtherWays() {
  const t = useTranslations('auth.login');
  const { data: brand } = useWhitelabel();
  const playTrial = useFreePlay();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busyWith, setBusyWith] = useState('');
  const socialLogins = brand?.socialLogins ?? [];
  const hasTrial = brand?.freePlay === true;
  if (socialLogins.length === 0 && !hasTrial) return null;

  const run = (name: string, act: () => Promise<void>) => () => {
    setFailure(null);
    setBusyWith(name);
    act()
      .catch((thrown: unknown) => setFailure(toFailure(thrown)))
      .finally(() => setBusyWith(''));
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-xs text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <FormFailure failure={failure} />
      {socialLogins.map(({ provider, name }) => (
        <Button
          key={provider}
          variant="secondary"
          busy={busyWith === provider}
          disabled={busyWith !== ''}
          onClick={run(provider, () => startSocialLogin(provider))}
        >
          {t('social', { name })}
        </Button>
      ))}
      {hasTrial && (
        <Button
          variant="secondary"
          busy={busyWith === 'trial'}
          disabled={busyWith !== ''}
          onClick={run('trial', () => playTrial())}
        >
          {t('freePlay')}
        </Button>
      )}
    </div>
  );
}
