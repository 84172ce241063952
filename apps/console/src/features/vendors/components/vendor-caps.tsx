import { calls } from '@baize/contract';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { Dialog } from '@baize/ui/dialog';
import { MoneyText } from '@baize/ui/money-text';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { Facts, Section } from '../../../lib/facts.tsx';
import { FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Vendor, type VendorCaps, vendorReads } from '../api/vendor.ts';

const emptyOrAmount = z.string().check(z.trim(), z.regex(/^(\d{1,12}(\.\d{1,8})?)?$/, 'amount_format'));
const schema = z.strictObject({
  singleWin: emptyOrAmount,
  hourlyLoss: emptyOrAmount,
  reason: calls.staffVendorCaps.body.shape.reason,
});

/** What a vendor may cost, by currency. */
export function VendorCapsSection({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('consoleOperations.vendorCaps');
  const [editing, setEditing] = useState<VendorCaps | null>(null);
  return (
    <Section title={t('title')}>
      {vendor.caps.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      <ul className="-my-3 divide-y divide-line">
        {vendor.caps.map((caps) => (
          <li key={caps.currency} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <Facts
              columns={2}
              facts={[
                { label: t('singleWin', { currency: caps.currency }), value: <Cap amount={caps.singleWin} /> },
                { label: t('hourlyLoss', { currency: caps.currency }), value: <Cap amount={caps.hourlyLoss} /> },
              ]}
            />
            <div className="flex items-center gap-3">
              <span className="text-xs whitespace-nowrap text-ink-muted">{t(caps.isOwn ? 'own' : 'defaults')}</span>
              <PermitButton
                permission="vendors.caps"
                forAllBrands
                variant="secondary"
                aria-label={t('changeOf', { currency: caps.currency })}
                onClick={() => setEditing(caps)}
              >
                {t('change')}
              </PermitButton>
            </div>
          </li>
        ))}
      </ul>
      {editing !== null && <CapsDialog vendor={vendor} caps={editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}

function Cap({ amount }: { amount: string | null }) {
  const t = useTranslations('consoleOperations.vendorCaps');
  return amount === null ? t('noCap') : <MoneyText amount={amount} />;
}

function CapsDialog({ vendor, caps, onClose }: { vendor: Vendor; caps: VendorCaps; onClose: () => void }) {
  const t = useTranslations('consoleOperations.vendorCaps');
  const common = useTranslations('common.action');
  const { vendorCode } = vendor;
  const { currency } = caps;
  const [isOwn, setOwn] = useState(true);
  const { refresh } = useAct(vendorReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { singleWin: caps.singleWin ?? '', hourlyLoss: caps.hourlyLoss ?? '', reason: '' },
    send: async ({ singleWin, hourlyLoss, reason }) => {
      const own = { singleWin: singleWin || null, hourlyLoss: hourlyLoss || null };
      await callApi('staffVendorCaps', {
        params: { vendorCode, currency },
        body: { caps: isOwn ? own : null, reason },
      });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('done', { name: vendorCode }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('changeOf', { currency })} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CheckboxField label={t('useOwn')} checked={isOwn} onChange={({ target }) => setOwn(target.checked)} />
        {isOwn && (
          <>
            <FormText
              form={form}
              name="singleWin"
              label={t('singleWin', { currency })}
              hint={t('emptyHint')}
              inputMode="decimal"
            />
            <FormText
              form={form}
              name="hourlyLoss"
              label={t('hourlyLoss', { currency })}
              hint={t('emptyHint')}
              inputMode="decimal"
            />
          </>
        )}
        <FormReason form={form} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
