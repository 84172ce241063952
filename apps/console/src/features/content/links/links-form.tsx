import type { Calls, CallValue } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, failureKey, fieldFaultsOf } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { faultMessage, faultSentence } from '../../../lib/forms/issue-text.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Faults, FaultsContext } from '../fields/field-context.ts';
import { TextValue } from '../fields/plain-fields.tsx';

type Links = CallValue<Calls['staffSiteLinks']>;

/** Resources and the entries of customer service, edited and written as one. */
export function LinksForm({ links }: { links: Links }) {
  const t = useTranslations('consoleContent.serviceLinks');
  const content = useTranslations('consoleContent');
  const errors = useTranslations('errors');
  const [resources, setResources] = useState(links.resources);
  const [customerService, setCustomerService] = useState(links.customerService);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useAct(['staffSiteLinks', 'whitelabel']);
  const save = () =>
    run(async () => {
      setFailure(null);
      setFaults({});
      try {
        const body = { resources, customerService, version: links.version, reason };
        await callApi('staffSiteLinksSet', { body });
        showToast({ title: content('published'), tone: 'success' });
      } catch (thrown) {
        const found = Object.entries(fieldFaultsOf(thrown));
        setFaults(Object.fromEntries(found.map(([place, fault]) => [place, faultMessage(fault)])));
        setFailure(failureKey(thrown));
      }
    });
  return (
    <FaultsContext value={faults}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="flex max-w-4xl flex-col gap-4">
        <Rows
          title={t('resources')}
          rows={resources}
          fresh={{ resourceType: '', url: '', qrCodeUrl: '' }}
          onChange={setResources}
          fields={(row, path, set) => (
            <>
              <TextValue
                path={`${path}.resourceType`}
                label={t('resourceType')}
                value={row.resourceType}
                onChange={(resourceType) => set({ resourceType })}
              />
              <TextValue path={`${path}.url`} label={t('url')} value={row.url} onChange={(url) => set({ url })} />
              <TextValue
                path={`${path}.qrCodeUrl`}
                label={t('qrCodeUrl')}
                value={row.qrCodeUrl}
                onChange={(qrCodeUrl) => set({ qrCodeUrl })}
              />
            </>
          )}
          path="resources"
        />
        <Rows
          title={t('customerService')}
          rows={customerService}
          fresh={{ csType: '3', csPosition: '', path: '' }}
          onChange={setCustomerService}
          fields={(row, path, set) => (
            <>
              <TextValue
                path={`${path}.csType`}
                label={t('csType')}
                hint={t('csTypeHint')}
                value={row.csType}
                onChange={(csType) => set({ csType })}
              />
              <TextValue
                path={`${path}.csPosition`}
                label={t('csPosition')}
                value={row.csPosition}
                onChange={(csPosition) => set({ csPosition })}
              />
              <TextValue
                path={`${path}.path`}
                label={t('url')}
                value={row.path}
                onChange={(address) => set({ path: address })}
              />
            </>
          )}
          path="customerService"
        />
        <TextAreaField
          label={content('reason')}
          hint={content('reasonHint')}
          rows={2}
          value={reason}
          error={faults.reason === undefined ? undefined : faultSentence(errors, faults.reason)}
          onChange={(event) => setReason(event.target.value)}
        />
        <FailureNote failure={failure} />
        <PermitButton permission="content.edit" busy={isBusy} className="self-start" onClick={() => void save()}>
          {content('publish')}
        </PermitButton>
      </form>
    </FaultsContext>
  );
}

interface RowsProps<Row> {
  title: string;
  path: string;
  rows: readonly Row[];
  fresh: Row;
  onChange: (rows: Row[]) => void;
  fields: (row: Row, path: string, set: (change: Partial<Row>) => void) => ReactNode;
}

function Rows<Row extends object>({ title, path, rows, fresh, onChange, fields }: RowsProps<Row>) {
  const t = useTranslations('consoleContent.serviceLinks');
  return (
    <Section
      title={title}
      actions={
        <Button variant="ghost" onClick={() => onChange([...rows, fresh])}>
          <Plus size={16} aria-hidden="true" />
          {t('add')}
        </Button>
      }
    >
      {rows.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <li key={index} className="flex items-start gap-2 py-3">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-3">
              {fields(row, `${path}.${index}`, (change) =>
                onChange(rows.map((each, place) => (place === index ? { ...each, ...change } : each))),
              )}
            </div>
            <IconButton
              label={t('remove', { number: index + 1 })}
              className="mt-6"
              onClick={() => onChange(rows.filter((_each, place) => place !== index))}
            >
              <Trash2 size={18} />
            </IconButton>
          </li>
        ))}
      </ol>
    </Section>
  );
}
