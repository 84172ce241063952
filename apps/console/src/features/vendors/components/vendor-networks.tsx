import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FormArea } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Vendor, vendorReads } from '../api/vendor.ts';

const schema = z.strictObject({ networks: z.string(), reason: calls.staffVendorNetworks.body.shape.reason });
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** From where a vendor may call. */
export function VendorNetworks({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('consoleOperations.vendorNetworks');
  const [isEditing, setEditing] = useState(false);
  return (
    <Section
      title={t('title')}
      actions={
        <PermitButton permission="vendors.keys" forAllBrands variant="secondary" onClick={() => setEditing(true)}>
          {t('edit')}
        </PermitButton>
      }
    >
      {vendor.networks.length === 0 && <p className="text-sm text-ink-muted">{t('anywhere')}</p>}
      <ul className="verbatim tabular text-sm">
        {vendor.networks.map((network) => (
          <li key={network}>{network}</li>
        ))}
      </ul>
      {isEditing && <EditDialog vendor={vendor} onClose={() => setEditing(false)} />}
    </Section>
  );
}

function EditDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const t = useTranslations('consoleOperations.vendorNetworks');
  const common = useTranslations('common.action');
  const { vendorCode } = vendor;
  const { refresh } = useAct(vendorReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { networks: vendor.networks.join('\n'), reason: '' },
    send: async ({ networks, reason }) => {
      await callApi('staffVendorNetworks', { params: { vendorCode }, body: { networks: linesOf(networks), reason } });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('done', { name: vendorCode }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormArea form={form} name="networks" label={t('networks')} hint={t('networksHint')} />
        <FormReason form={form} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
