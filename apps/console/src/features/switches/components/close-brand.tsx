import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import type { Switches } from '../api/switches.ts';

interface CloseBrandProps {
  brand: Switches['brand'];
  onDone: () => Promise<unknown>;
}

/** The end of a brand, once no round and no bet of it is open. */
export function CloseBrand({ brand, onDone }: CloseBrandProps) {
  const t = useTranslations('consoleSystem.ending');
  const [isAsking, setAsking] = useState(false);
  const hasOpen = brand.openRounds.length > 0;
  return (
    <Section title={t('title')} className="xl:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p className="max-w-2xl">
          {brand.closedAt === null ? t('text', { name: brand.name }) : t('isClosed', { name: brand.name })}{' '}
          {brand.closedAt !== null && <Moment at={brand.closedAt} />}
          {brand.closedAt === null && hasOpen && <span className="block text-ink-muted">{t('hasOpen')}</span>}
        </p>
        {brand.closedAt === null && (
          <PermitButton
            permission="system.switch"
            forAllBrands
            variant="danger"
            disabled={hasOpen}
            onClick={() => setAsking(true)}
          >
            {t('close', { name: brand.name })}
          </PermitButton>
        )}
      </div>
      {isAsking && <CloseDialog brand={brand} onDone={onDone} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function CloseDialog({ brand, onDone, onClose }: CloseBrandProps & { onClose: () => void }) {
  const t = useTranslations('consoleSystem.ending');
  const common = useTranslations('common.action');
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffBrandClose.body,
    defaultValues: { code: '', reason: '' },
    send: async (body) => {
      await callApi('staffBrandClose', { body });
      await onDone();
    },
    onDone: () => {
      showToast({ title: t('done', { name: brand.name }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('close', { name: brand.name })} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('warning', { name: brand.name })}</p>
        <FormText form={form} name="code" label={t('code')} hint={t('codeHint')} autoComplete="off" />
        <FormReason form={form} />
        <SaveBar
          label={t('close', { name: brand.name })}
          tone="danger"
          isBusy={isBusy}
          failure={failure}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
