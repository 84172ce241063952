import { type ApiFailure, toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { PasswordField } from '@baize/ui/password-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { emptyFault, useFaultText } from '../../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../../lib/form/place-faults.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { startSocialLink } from '../../api/social-login.ts';
import { FormFailure } from '../form-failure.tsx';

/** Asks before an account is linked with a social one for good, and for the password where the login is not of just now. */
export function LinkConfirmDialog({ provider, onClose }: { provider: string; onClose: () => void }) {
  const t = useTranslations('auth.link');
  const auth = useTranslations('auth');
  const action = useTranslations('common.action');
  const passwordText = useTranslations('common.password');
  const textOf = useFaultText();
  const { data: brand } = useWhitelabel();
  const isHeldNow = useSession(({ member }) => member?.passwordHeld === true || member?.passwordSet === false);
  const [isHoldOver, setHoldOver] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const isAsked = !isHeldNow || isHoldOver;
  const name = brand?.socialLogins.find((offered) => offered.provider === provider)?.name ?? provider;
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await startSocialLink(provider, isAsked ? password : undefined);
    } catch (thrown) {
      const refusal = toFailure(thrown);
      if (!isAsked && refusal.fields.password !== undefined) setHoldOver(true);
      else if (!placeFaults(form, ['password'], refusal)) setFailure(refusal);
    }
  });
  return (
    <Dialog open onClose={onClose} title={t('title', { name })} closeLabel={action('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="rounded-md bg-warning-soft px-4 py-3 font-medium text-warning-ink">{t('text', { name })}</p>
        {isAsked && (
          <PasswordField
            label={auth('field.oldPassword')}
            showLabel={passwordText('show')}
            hideLabel={passwordText('hide')}
            autoComplete="current-password"
            required
            error={textOf(form.formState.errors.password)}
            {...form.register('password', { validate: (value) => value !== '' || emptyFault })}
          />
        )}
        <FormFailure failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {action('cancel')}
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
