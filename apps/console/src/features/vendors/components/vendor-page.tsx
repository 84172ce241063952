import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Vendor, vendorQuery, vendorReads } from '../api/vendor.ts';
import { VendorCapsSection } from './vendor-caps.tsx';
import { VendorKeys } from './vendor-keys.tsx';
import { VendorNetworks } from './vendor-networks.tsx';

/** One vendor: its keys, from where it may call, what it may cost, and its switch. */
export function VendorPage() {
  const pages = useTranslations('console.pages');
  const { vendorCode = '' } = useParams({ strict: false }) as { vendorCode?: string };
  const { data: vendor, error, refetch } = useQuery(vendorQuery(vendorCode));
  const back = { path: '/vendors', label: pages('vendors') };
  if (vendor === undefined) {
    return (
      <PageFrame title={vendorCode} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  }
  return (
    <PageFrame title={<Title vendor={vendor} />} back={back} actions={<VendorSwitch vendor={vendor} />}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <VendorKeys vendorCode={vendor.vendorCode} />
        <VendorCapsSection vendor={vendor} />
        <VendorNetworks vendor={vendor} />
      </div>
    </PageFrame>
  );
}

function Title({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('consoleOperations.vendors');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {vendor.vendorCode}
      {vendor.isDisabled && <Badge tone="danger">{t('disabled')}</Badge>}
    </span>
  );
}

function VendorSwitch({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('consoleOperations.vendors');
  const [isAsking, setAsking] = useState(false);
  const { refresh } = useAct(vendorReads);
  const state = vendor.isDisabled ? 'enabled' : 'disabled';
  const label = t(vendor.isDisabled ? 'enable' : 'disable', { name: vendor.vendorCode });
  const send = async (reason: string) => {
    await callApi('staffVendorState', { params: { vendorCode: vendor.vendorCode }, body: { state, reason } });
    await refresh();
  };
  return (
    <>
      <PermitButton permission="vendors.caps" forAllBrands variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </PermitButton>
      {isAsking && (
        <ReasonDialog
          title={label}
          label={label}
          tone={vendor.isDisabled ? 'primary' : 'danger'}
          send={send}
          onClose={() => setAsking(false)}
        >
          <p>{t(vendor.isDisabled ? 'enableText' : 'disableText', { name: vendor.vendorCode })}</p>
        </ReasonDialog>
      )}
    </>
  );
}
