import { Button } from '@baize/ui/button';
import { PasswordField } from '@baize/ui/password-field';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paymentPasswordQuery } from '../../../../lib/account/payment-password.ts';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';

interface PasswordPartProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The payment password, or the way to set one. */
export function PasswordPart({ value, onChange, error }: PasswordPartProps) {
  const t = useTranslations('rewards.points');
  const words = useTranslations('common.password');
  const changeSearch = useChangeSearch();
  const { data: status } = useQuery(paymentPasswordQuery());
  if (status?.isSet === false)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
        <p>{t('passwordNeeded')}</p>
        <Button type="button" variant="secondary" onClick={() => changeSearch({ popup: 'paymentPassword' })}>
          {t('setPassword')}
        </Button>
      </div>
    );
  return (
    <PasswordField
      label={t('paymentPassword')}
      showLabel={words('show')}
      hideLabel={words('hide')}
      autoComplete="off"
      inputMode="numeric"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
