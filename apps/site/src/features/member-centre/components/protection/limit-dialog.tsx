import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { type OwnLimit, useProtectionAct } from '../../api/protection.ts';
import { isAtOnce } from '../../limit-figures.ts';

const amountForm = /^\d{1,12}(\.\d{1,8})?$/;

/** Sets a limit, or asks for one to be taken away. */
export function LimitDialog({ limit, onClose }: { limit: OwnLimit; onClose: () => void }) {
  const t = useTranslations('protection.dialog');
  const kinds = useTranslations('protection.limits.kinds');
  const common = useTranslations('common.action');
  const errors = useTranslations('errors');
  const symbol = useWhitelabel().data?.currency.symbol;
  const act = useProtectionAct();
  const [amount, setAmount] = useState(limit.amount ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const put = (wanted: string | null) =>
    act.mutate({ act: 'limit', kind: limit.kind, amount: wanted }, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = amountForm.test(amount.trim());
    setIsWrong(!isRight);
    if (isRight) put(amount.trim());
  };
  const failure = act.error === null ? undefined : toFailure(act.error);
  const fault = failure?.detail.fields?.amount ?? (failure && { key: failure.messageKey });
  const effect = isAtOnce(limit.amount, amount.trim()) ? t('lower') : t('higher');
  return (
    <Dialog open onClose={onClose} title={kinds(limit.kind)} closeLabel={common('close')} size="sm">
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('amount')}
          hint={amountForm.test(amount.trim()) ? effect : t('hint')}
          error={isWrong ? t('wrong') : fault === undefined ? undefined : faultText(errors, fault)}
          leading={symbol}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit" size="lg" busy={act.isPending}>
          {t('save')}
        </Button>
        {limit.amount !== null && (
          <div className="flex flex-col gap-1.5">
            <Button variant="secondary" busy={act.isPending} onClick={() => put(null)}>
              {t('remove')}
            </Button>
            <p className="text-sm text-ink-muted">{t('higher')}</p>
          </div>
        )}
      </form>
    </Dialog>
  );
}
