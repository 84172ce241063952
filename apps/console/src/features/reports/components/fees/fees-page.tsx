import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../../lib/facts.tsx';
import { LoadFailure } from '../../../../lib/load-failure.tsx';
import { PageFrame } from '../../../../lib/page-frame.tsx';
import { PermitButton } from '../../../../lib/permit-button.tsx';
import { feesQuery } from '../../api/fees.ts';
import { PaymentFeeDialog } from './payment-fee-dialog.tsx';
import { type RemovedFee, RemoveFeeDialog } from './remove-fee-dialog.tsx';
import { PaymentTable, VendorTable } from './term-tables.tsx';
import { VendorFeeDialog } from './vendor-fee-dialog.tsx';

/** What payment providers and vendors charge the brand; the reports count it by the day. */
export function FeesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports.fees');
  const { data: fees, error, refetch } = useQuery(feesQuery());
  const [open, setOpen] = useState<'payments' | 'vendors' | RemovedFee | null>(null);
  const close = () => setOpen(null);
  const add = (what: 'payments' | 'vendors') => (
    <PermitButton permission="fees.edit" variant="secondary" onClick={() => setOpen(what)}>
      {t(what === 'payments' ? 'addPayment' : 'addVendor')}
    </PermitButton>
  );
  return (
    <PageFrame title={pages('fees')} text={t('text')}>
      {fees === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {fees === undefined && error === null && <SkeletonText lines={8} />}
      {fees !== undefined && (
        <>
          <Section title={t('payments')} className="shrink-0" actions={fees.providers.length > 0 && add('payments')}>
            <PaymentTable fees={fees} onRemove={setOpen} />
          </Section>
          <Section title={t('vendors')} className="shrink-0" actions={fees.offers.length > 0 && add('vendors')}>
            <VendorTable fees={fees} onRemove={setOpen} />
          </Section>
          {open === 'payments' && <PaymentFeeDialog fees={fees} onClose={close} />}
          {open === 'vendors' && <VendorFeeDialog fees={fees} onClose={close} />}
          {open !== null && typeof open === 'object' && <RemoveFeeDialog removed={open} onClose={close} />}
        </>
      )}
    </PageFrame>
  );
}
