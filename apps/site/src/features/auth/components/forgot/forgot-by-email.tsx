import { type ApiFailure, toFailure } from '@baize/client';
import { type FieldRule, fieldFault, type RegisterSettings } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../../lib/form/place-faults.ts';
import { botCheckFor, wantedBotChecks } from '../../../../lib/proof-of-work/bot-check.ts';
import { FormFailure } from '../form-failure.tsx';

export interface ForgotByEmailProps {
  fields: RegisterSettings['fields'];
  onLogin: () => void;
}

/** Has a one-time link mailed; the notice is the same whether or not such an account exists. */
export function ForgotByEmail({ fields, onLogin }: ForgotByEmailProps) {
  const t = useTranslations('auth');
  const [isSent, setSent] = useState(false);
  const { data: brand } = useWhitelabel();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const form = useForm({ defaultValues: { username: '', email: '' } });
  const textOf = useFaultText();
  const { errors: faults } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const check = await botCheckFor('password', await wantedBotChecks(brand?.botChecks));
      const body = { username: values.username.trim(), email: values.email.trim(), ...check };
      await callApi('forgotPasswordByEmail', { body });
      setSent(true);
    } catch (thrown) {
      const refusal = toFailure(thrown);
      if (!placeFaults(form, ['username', 'email'], refusal)) setFailure(refusal);
    }
  });
  if (isSent) return <MailIsOut onLogin={onLogin} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t('forgot.emailText')}</p>
      <TextField
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={textOf(faults.username)}
        {...form.register('username', { validate: checkBy(fields.username) })}
      />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="email"
        required
        error={textOf(faults.email)}
        {...form.register('email', { validate: checkBy(fields.email) })}
      />
      <FormFailure failure={failure} />
      <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

/** By the brand's rule of the field, whose spaces around do not count; without a rule anything but nothing. */
function checkBy(rule: FieldRule | undefined) {
  return (value: string) => {
    const text = value.trim();
    const fault = rule === undefined ? null : fieldFault({ ...rule, required: true }, text);
    if (fault !== null) return faultMessage(fault);
    return text !== '' || faultMessage({ key: 'not_empty' });
  };
}

function MailIsOut({ onLogin }: { onLogin: () => void }) {
  const errors = useTranslations('errors');
  const action = useTranslations('common.action');
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="flex items-start gap-3 rounded-md bg-success-soft px-4 py-3 text-success-ink">
        <MailCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {errors('in_been_out')}
      </p>
      <Button size="lg" onClick={onLogin}>
        {action('logIn')}
      </Button>
    </div>
  );
}
