import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button, type ButtonProps } from '@baize/ui/button';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFreePlay } from '../hooks/use-free-play.ts';

export interface FreePlayButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** What follows once the visitor has his trial account. */
  then: () => void;
}

/** Begins trial play at once; a refusal says why. */
export function FreePlayButton({ then, ...look }: FreePlayButtonProps) {
  const t = useTranslations('auth.login');
  const errors = useTranslations('errors');
  const play = useFreePlay();
  const [isBusy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    play(then)
      .catch((thrown: unknown) => {
        showToast({ title: faultText(errors, { key: toFailure(thrown).messageKey }), tone: 'danger' });
      })
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="secondary" busy={isBusy} onClick={begin} {...look}>
      {t('freePlay')}
    </Button>
  );
}
