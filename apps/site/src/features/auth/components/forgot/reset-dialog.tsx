import { type ApiFailure, toFailure } from '@baize/client';
import type { FieldRule } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { placeFaults } from '../../../../lib/form/place-faults.ts';
import { FormFailure } from '../form-failure.tsx';
import { PasswordPair, type PasswordPairValues } from '../password/password-pair.tsx';
import { WithRules } from '../password/with-rules.tsx';

export interface ResetDialogProps {
  /** The one-time token of the mail's link. */
  linkToken: string;
  onClose: () => void;
  onLogin: () => void;
  /** Another link, where this one is used or too old. */
  onForgot: () => void;
}

/** What the link of the mail opens: a new password, then the login. */
export function ResetDialog({ linkToken, onClose, onLogin, onForgot }: ResetDialogProps) {
  const t = useTranslations('auth.forgot');
  const action = useTranslations('common.action');
  return (
    <Dialog open onClose={onClose} title={t('resetTitle')} closeLabel={action('close')} size="sm">
      <WithRules>
        {({ password }) =>
          password !== undefined && (
            <ResetForm rule={password} linkToken={linkToken} onDone={onLogin} onForgot={onForgot} />
          )
        }
      </WithRules>
    </Dialog>
  );
}

interface ResetFormProps {
  rule: FieldRule;
  linkToken: string;
  onDone: () => void;
  onForgot: () => void;
}

function ResetForm({ rule, linkToken, onDone, onForgot }: ResetFormProps) {
  const t = useTranslations('auth.forgot');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const form = useForm<PasswordPairValues>({ defaultValues: { newPassword: '', confirmNewPassword: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('newPassword'), [setFocus]);
  const submit = form.handleSubmit(async (passwords) => {
    setFailure(null);
    try {
      await callApi('resetPasswordByLink', { body: { linkToken, ...passwords } });
      showToast({ title: t('resetDone'), tone: 'success' });
      onDone();
    } catch (thrown) {
      const refusal = toFailure(thrown);
      if (!placeFaults(form, ['newPassword', 'confirmNewPassword'], refusal)) setFailure(refusal);
    }
  });
  if (failure?.messageKey === 'reset_link_invalid') {
    return (
      <div className="flex flex-col gap-5">
        <FormFailure failure={failure} />
        <Button size="lg" onClick={onForgot}>
          {t('another')}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordPair form={form} rule={rule} />
      <FormFailure failure={failure} />
      <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
        {t('submitMobile')}
      </Button>
    </form>
  );
}
