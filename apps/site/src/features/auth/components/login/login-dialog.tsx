import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { Dialog } from '@baize/ui/dialog';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFlag } from '../../../../lib/brand/use-flag.ts';
import { useSession } from '../../../../lib/session/session.ts';
import type { LoginPage } from '../../hooks/use-enter.ts';
import { useAuthIntent } from '../../intent.ts';
import { readCachedRound } from '../../remembered.ts';
import { KnownDevice } from './known-device.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordLoginForm } from './password-login-form.tsx';
import { SmsLoginForm } from './sms-login-form.tsx';

export interface LoginDialogProps {
  loginPage: LoginPage;
  onClose: () => void;
  onRegister: () => void;
  onForgot: () => void;
}

/** The login popup; the agents' one knows neither social logins nor trial play nor registration. */
export function LoginDialog({ loginPage, onClose, onRegister, onForgot }: LoginDialogProps) {
  const t = useTranslations('auth.login');
  const action = useTranslations('common.action');
  const hasExpired = useSession((session) => session.expiryCount > 0);
  const errors = useTranslations('errors');
  const canRegister = useFlag('DIRECTREG3', true);
  const reason = useAuthIntent((intent) => intent.reason);
  const isMemberPage = loginPage === 'member';
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isMemberPage ? 'title' : 'agentTitle')}
      closeLabel={action('close')}
      size="sm"
      initialFocus={() => content.current?.querySelector<HTMLElement>('input:not([type=radio])') ?? null}
    >
      <div ref={content} className="flex flex-col gap-5">
        {hasExpired && (
          <p className="rounded-md bg-gold-soft px-4 py-3 text-sm text-gold-ink">{errors('session_expired')}</p>
        )}
        {!hasExpired && reason !== null && <p className="text-ink-muted">{t(`reason.${reason}`)}</p>}
        <LoginMethods loginPage={loginPage} onForgot={onForgot} />
        {isMemberPage && <OtherWays />}
        {isMemberPage && canRegister && (
          <p className="text-center text-sm text-ink-muted">
            {t('noAccount')}{' '}
            <Button variant="quiet" onClick={onRegister}>
              {action('signUp')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

type Method = 'username' | 'sms';

function LoginMethods({ loginPage, onForgot }: { loginPage: LoginPage; onForgot: () => void }) {
  const t = useTranslations('auth.login');
  const hasSms = useFlag('MOBILEVERCODELOGIN3', false);
  const [remembered] = useState(readCachedRound);
  const [method, setMethod] = useState<Method>('username');
  const [isKnown, setKnown] = useState(remembered.isDevice);
  if (isKnown) return <KnownDevice loginPage={loginPage} remembered={remembered} onOther={() => setKnown(false)} />;
  const shown = hasSms ? method : 'username';
  return (
    <>
      {hasSms && (
        <Chips
          legend={t('method')}
          look="segmented"
          fills
          options={[
            { value: 'username', label: t('byUsername') },
            { value: 'sms', label: t('bySms') },
          ]}
          value={method}
          onChange={setMethod}
        />
      )}
      {shown === 'username' ? (
        <PasswordLoginForm loginPage={loginPage} onForgot={onForgot} />
      ) : (
        <SmsLoginForm loginPage={loginPage} />
      )}
    </>
  );
}
