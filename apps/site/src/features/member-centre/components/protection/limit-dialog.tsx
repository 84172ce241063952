import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { type OwnLimit, useProtectionAct } from '../../api/protection.ts';
import { isAtOnce, limitMinor } from '../../limit-figures.ts';

const defaultExponent = 2;

/** Sets a limit, or asks for one to be taken away. */
export function LimitDialog({ limit, onClose }: { limit: OwnLimit; onClose: () => void }) {
  const t = useTranslations('protection.dialog');
  const kinds = useTranslations('protection.limits.kinds');
  const common = useTranslations('common.action');
  const errors = useTranslations('errors');
  const { symbol, exponent = defaultExponent } = useWhitelabel().data?.currency ?? {};
  const act = useProtectionAct();
  const [amount, setAmount] = useState(limit.amount ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const currentMinor = limit.amount === null ? null : limitMinor(limit.amount, exponent);
  const wantedMinor = limitMinor(amount, exponent);
  const put = (wanted: string | null) =>
    act.mutate({ act: 'limit', kind: limit.kind, amount: wanted }, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(wantedMinor === null);
    if (wantedMinor !== null) put(amount.trim());
  };
  const failure = act.error === null ? undefined : toFailure(act.error);
  const fault = failure?.detail.fields?.amount ?? (failure && { key: failure.messageKey });
  const effect = wantedMinor === null ? 'hint' : isAtOnce(currentMinor, wantedMinor) ? 'lower' : 'higher';
  return (
    <Dialog open onClose={onClose} title={kinds(limit.kind)} closeLabel={common('close')} size="sm">
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('amount')}
          hint={t(effect)}
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
