import { defaultRegistrationType, type RegisterSettings, type RegistrationType } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { Skeleton } from '@baize/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useRegisterSettings } from '../../api/register-settings.ts';
import { RegisterForm } from './register-form.tsx';

/** The registration, in its popup and on its page alike. */
export function RegisterPanel({ onLogin }: { onLogin: () => void }) {
  const t = useTranslations('auth.register');
  const action = useTranslations('common.action');
  return (
    <div className="@container flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('intro')}</p>
      <FormWhenReady
        after={
          <p className="text-center text-sm text-ink-muted">
            {t('hasAccount')}{' '}
            <Button variant="quiet" onClick={onLogin}>
              {action('logIn')}
            </Button>
          </p>
        }
      />
    </div>
  );
}

/** By username where no text message would arrive, else as the brand offers it. */
const firstType = (settings: RegisterSettings, smsOutbox = false): RegistrationType | null =>
  smsOutbox && settings.types.includes('register') ? 'register' : defaultRegistrationType(settings);

/** The form waits for its rules and for the brand's words. Tabs show only where there is more than one way to register; `after` comes with the form. */
function FormWhenReady({ after }: { after: ReactNode }) {
  const t = useTranslations('auth.register');
  const errors = useTranslations('errors');
  const settings = useRegisterSettings();
  const whitelabel = useWhitelabel();
  const [chosen, setChosen] = useState<RegistrationType | null>(null);
  const failed = [settings, whitelabel].find((query) => query.isError && query.data === undefined);
  if (failed)
    return (
      <>
        <CallFailure thrown={failed.error} onRetry={() => void failed.refetch()} />
        {after}
      </>
    );
  if (!settings.data || !whitelabel.data) return <FormSkeleton />;
  const type = chosen ?? firstType(settings.data, whitelabel.data.smsOutbox);
  if (type === null)
    return (
      <>
        <p className="rounded-md bg-sunken px-4 py-3">{errors('registration_closed')}</p>
        {after}
      </>
    );
  const names = { register: t('byUsername'), registerMobile: t('byMobile') };
  const { minimumAge, termsTicked } = whitelabel.data;
  return (
    <>
      {settings.data.types.length > 1 && (
        <Chips
          legend={t('way')}
          look="segmented"
          fills
          options={settings.data.types.toReversed().map((value) => ({ value, label: names[value] }))}
          value={type}
          onChange={setChosen}
        />
      )}
      <RegisterForm key={type} settings={settings.data} type={type} minimumAge={minimumAge} termsTicked={termsTicked} />
      {after}
    </>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
      <Skeleton className="h-12" />
    </div>
  );
}
