import { toFailure } from '@baize/client';
import type { PayoutAccountKind } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { SelectField } from '@baize/ui/select';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { randomId } from '../../../../lib/browser/random-id.ts';
import { emptyFault, faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../../lib/form/place-faults.ts';
import { useSecondFactor } from '../../../../lib/second-factor/use-second-factor.tsx';
import { refreshWithdrawals } from '../../api/withdrawals.ts';
import type { PayoutAccountList } from '../../withdrawal-types.ts';

const fields = ['kind', 'institution', 'number', 'holder', 'paymentPassword'] as const;
type Draft = Record<Exclude<(typeof fields)[number], 'kind'>, string> & { kind: PayoutAccountKind };

/** Binds an account in the member's own name. */
export function AccountDialog({ accounts, onClose }: { accounts: PayoutAccountList; onClose: () => void }) {
  const t = useTranslations('withdraw.accounts');
  const withdraw = useTranslations('withdraw');
  const common = useTranslations('common.action');
  const words = useTranslations('common.password');
  const { register, textOf, errors, submit, isBusy, failure, dialog } = useAccountForm(
    accounts.realName ?? '',
    onClose,
  );
  return (
    <Dialog open onClose={onClose} title={t('add')} closeLabel={common('close')} size="md">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={t('kind')}
          options={(['bank', 'wallet'] as const).map((value) => ({ value, label: t(value) }))}
          {...register('kind')}
        />
        <TextField
          label={t('institution')}
          required
          maxLength={80}
          error={textOf(errors.institution)}
          {...register('institution')}
        />
        <TextField
          label={t('number')}
          required
          maxLength={60}
          autoComplete="off"
          error={textOf(errors.number)}
          {...register('number')}
        />
        <TextField
          label={t('holder')}
          required
          maxLength={100}
          hint={accounts.realName === null ? t('firstHolder') : t('holderHint', { name: accounts.realName })}
          error={textOf(errors.holder)}
          {...register('holder')}
        />
        <PasswordField
          label={withdraw('paymentPassword')}
          showLabel={words('show')}
          hideLabel={words('hide')}
          required
          autoComplete="off"
          error={textOf(errors.paymentPassword)}
          {...register('paymentPassword')}
        />
        {accounts.waitHours > 0 && <p className="text-sm text-ink-muted">{t('wait', { hours: accounts.waitHours })}</p>}
        {failure !== undefined && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
            {failure}
          </p>
        )}
        <Button type="submit" size="lg" busy={isBusy}>
          {t('save')}
        </Button>
      </form>
      {dialog}
    </Dialog>
  );
}

function useAccountForm(holder: string, onDone: () => void) {
  const t = useTranslations('withdraw.accounts');
  const errorTexts = useTranslations('errors');
  const textOf = useFaultText();
  const queryClient = useQueryClient();
  const { guard, dialog } = useSecondFactor();
  const accountId = useRef(randomId());
  const defaultValues: Draft = { kind: 'bank', institution: '', number: '', holder, paymentPassword: '' };
  const form = useForm({ defaultValues, reValidateMode: 'onSubmit' });
  const submit = form.handleSubmit(async (draft) => {
    try {
      const body = { accountId: accountId.current, ...draft };
      if ((await guard(() => callApi('addPayoutAccount', { body }))) === null) return;
      showToast({ title: t('saved'), tone: 'success' });
      onDone();
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (!placeFaults(form, fields, failure)) {
        form.setError('root', { message: faultMessage({ key: failure.messageKey }) });
      }
    }
    await refreshWithdrawals(queryClient);
  });
  const { errors, isSubmitting } = form.formState;
  const root = errors.root?.message;
  return {
    register: (name: (typeof fields)[number]) =>
      form.register(name, {
        validate: (value) => value.trim() !== '' || emptyFault,
        onChange: () => {
          form.clearErrors();
          accountId.current = randomId();
        },
      }),
    textOf,
    errors,
    submit,
    isBusy: isSubmitting,
    dialog,
    failure: root === undefined ? undefined : faultText(errorTexts, JSON.parse(root)),
  };
}
