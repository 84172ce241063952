import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { paymentPasswordQuery } from '../../../../lib/account/payment-password.ts';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';

/** Whether a payment password is set or locked, and the way to its popup. */
export function PaymentPasswordSection() {
  const t = useTranslations('member.paymentPassword');
  const format = useFormatter();
  const changeSearch = useChangeSearch();
  const { data: status } = useQuery(paymentPasswordQuery());
  const lockedUntil = status?.lockedUntil;
  return (
    <section aria-labelledby="payment-password" className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 id="payment-password" className="text-lg font-bold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-muted">
          {lockedUntil ? t('locked', { time: format.dateTime(new Date(lockedUntil), 'moment') }) : t('text')}
        </p>
      </div>
      <Button variant="secondary" onClick={() => changeSearch({ popup: 'paymentPassword', member: undefined })}>
        <LockKeyhole size={18} aria-hidden="true" />
        {t(status?.isSet === false ? 'set' : 'change')}
      </Button>
    </section>
  );
}
