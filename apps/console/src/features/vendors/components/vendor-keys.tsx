import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { SecretDialog } from '../../../lib/dialogs/secret-dialog.tsx';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { useLack } from '../../../lib/locked-note.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAccess } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { type VendorKey, vendorKeysQuery, vendorReads } from '../api/vendor.ts';

const requirement = { permission: 'vendors.keys', forAllBrands: true } as const;

/** All keys that a vendor ever had. A pair that is made here shows its private half once. */
export function VendorKeys({ vendorCode }: { vendorCode: string }) {
  const t = useTranslations('consoleOperations.vendorKeys');
  const lock = useTranslations('console.lock');
  const access = useAccess(requirement);
  const lack = useLack(requirement);
  const [isAdding, setAdding] = useState(false);
  const [privateKey, setPrivateKey] = useState<string | null>(null);
  const { refresh } = useAct(vendorReads);
  const add = async (reason: string) => {
    const { privateKeyPem } = await callApi('staffVendorKeyAdd', { params: { vendorCode }, body: { reason } });
    setPrivateKey(privateKeyPem);
    await refresh();
  };
  return (
    <Section
      title={t('title')}
      actions={
        <PermitButton {...requirement} variant="secondary" onClick={() => setAdding(true)}>
          {t('add')}
        </PermitButton>
      }
    >
      {access === 'allowed' ? (
        <KeyList vendorCode={vendorCode} />
      ) : (
        <p className="text-sm text-ink-muted">{access === 'secondFactor' ? lock('secondFactor') : lack}</p>
      )}
      {isAdding && (
        <ReasonDialog title={t('add')} label={t('add')} send={add} onClose={() => setAdding(false)}>
          <p>{t('addText', { name: vendorCode })}</p>
        </ReasonDialog>
      )}
      {privateKey !== null && (
        <SecretDialog
          title={t('private')}
          text={t('privateText')}
          secret={privateKey}
          onClose={() => setPrivateKey(null)}
        />
      )}
    </Section>
  );
}

function KeyList({ vendorCode }: { vendorCode: string }) {
  const t = useTranslations('consoleOperations.vendorKeys');
  const { data: keys, error, refetch } = useQuery(vendorKeysQuery(vendorCode));
  const [retiring, setRetiring] = useState<VendorKey | null>(null);
  const { refresh } = useAct(vendorReads);
  if (error !== null) return <LoadFailure thrown={error} onRetry={() => void refetch()} />;
  if (keys === undefined) return <SkeletonText lines={3} />;
  if (keys.length === 0) return <p className="text-sm text-ink-muted">{t('none')}</p>;
  const columns: readonly Column<VendorKey>[] = [
    { key: 'id', header: t('id'), cell: ({ keyId }) => <span className="verbatim text-xs">{keyId}</span> },
    { key: 'createdAt', header: t('createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: 'state',
      header: t('state'),
      align: 'end',
      cell: (key) =>
        key.retiredAt === null ? (
          <Button variant="secondary" onClick={() => setRetiring(key)}>
            {t('retire')}
          </Button>
        ) : (
          <Badge>{t('retired')}</Badge>
        ),
    },
  ];
  const retire = async (key: VendorKey, reason: string) => {
    await callApi('staffVendorKeyRetire', { params: { vendorCode, keyId: key.keyId }, body: { reason } });
    await refresh();
  };
  return (
    <>
      <Table caption={t('title')} columns={columns} rows={keys} rowKey={({ keyId }) => keyId} />
      {retiring !== null && (
        <ReasonDialog
          title={t('retire')}
          label={t('retire')}
          tone="danger"
          send={(reason) => retire(retiring, reason)}
          onClose={() => setRetiring(null)}
        >
          <p>{t('retireText', { name: vendorCode, id: retiring.keyId })}</p>
        </ReasonDialog>
      )}
    </>
  );
}
