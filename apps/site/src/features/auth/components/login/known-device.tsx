import { type ApiFailure, toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { forgetDevice } from '../../api/forget-device.ts';
import { type LoginPage, useEnter } from '../../hooks/use-enter.ts';
import { forgetCachedRound, type Remembered } from '../../remembered.ts';
import { FormFailure } from '../form-failure.tsx';

export interface KnownDeviceProps {
  loginPage: LoginPage;
  remembered: Remembered;
  /** The ordinary form, for another account or where the device is no longer known. */
  onOther: () => void;
}

/** Who logged in here within a day and wanted to be remembered goes on with one press; no password was kept for that. */
export function KnownDevice({ loginPage, remembered, onOther }: KnownDeviceProps) {
  const t = useTranslations('auth.login');
  const enter = useEnter(loginPage);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { username, number } = remembered;
  const name = username !== '' ? username : `+${number?.countryDialingCode ?? ''} ${number?.mobileNum ?? ''}`;

  const goOn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await enter(await callApi('loginDevice', { body: { loginPage } }));
    } catch (thrown) {
      const refusal = toFailure(thrown);
      // What made this device known is gone, so it is not offered again.
      if (refusal.messageKey === 'device_token_invalid') forgetCachedRound();
      setFailure(refusal);
    } finally {
      setBusy(false);
    }
  };
  const isOver = failure?.messageKey === 'device_token_invalid';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3 rounded-lg bg-sunken px-4 py-3">
        <CircleUserRound size={32} aria-hidden="true" className="shrink-0 text-ink-muted" />
        <div className="min-w-0">
          <p className="verbatim truncate font-bold">{name}</p>
          <p className="text-sm text-ink-muted">{t('known')}</p>
        </div>
      </div>
      <FormFailure failure={failure} />
      {isOver ? (
        <Button size="lg" onClick={onOther}>
          {t('toForm')}
        </Button>
      ) : (
        <>
          <Button size="lg" className="verbatim" busy={isBusy} onClick={() => void goOn()}>
            {t('continueAs', { name })}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={onOther}>
            {t('otherAccount')}
          </Button>
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => {
              forgetDevice();
              onOther();
            }}
          >
            {t('forgetDevice')}
          </Button>
        </>
      )}
    </div>
  );
}
