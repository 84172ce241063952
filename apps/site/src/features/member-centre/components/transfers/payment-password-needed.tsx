import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paymentPasswordQuery } from '../../../../lib/account/payment-password.ts';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';

/** The way to set a payment password, for who has none. */
export function PaymentPasswordNeeded() {
  const t = useTranslations('transfers');
  const changeSearch = useChangeSearch();
  const { data: status } = useQuery(paymentPasswordQuery());
  if (status?.isSet !== false) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <p>{t('passwordNeeded')}</p>
      <Button
        variant="secondary"
        onClick={() => changeSearch({ popup: 'paymentPassword', member: undefined, agent: undefined })}
      >
        {t('setPassword')}
      </Button>
    </div>
  );
}
