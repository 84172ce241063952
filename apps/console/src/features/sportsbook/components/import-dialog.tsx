import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormSelect } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { boardReads } from '../api/board.ts';
import { books } from '../books.ts';

const formats = ['csv', 'json'] as const;
const { file, reason } = calls.staffBookImport.body.shape;
const schema = z.strictObject({ vendorCode: z.enum(books), format: z.enum(formats), file, reason });

/** Reads fixtures in: all of the text, or nothing and why. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consoleSportsbook.import');
  const book = useTranslations('consoleSportsbook');
  const common = useTranslations('common.action');
  const { refresh } = useAct(boardReads);
  const [faults, setFaults] = useState<readonly { matchId: string; fault: string }[]>([]);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { vendorCode: 'BTI', format: 'csv', file: '', reason: '' },
    send: async (body) => {
      const answer = await callApi('staffBookImport', { body });
      setFaults(answer.faults);
      if (answer.faults.length > 0) return;
      await refresh();
      showToast({ title: t('done', { matches: answer.matches }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('label')} closeLabel={common('close')} size="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('text')}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <FormSelect
            form={form}
            name="vendorCode"
            label={book('book')}
            options={books.map((value) => ({ value, label: value }))}
          />
          <FormSelect
            form={form}
            name="format"
            label={t('format')}
            options={formats.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        </div>
        <FormArea form={form} name="file" label={t('file')} hint={t('hint')} />
        {faults.length > 0 && (
          <div role="alert" className="text-sm text-danger-ink">
            <p>{t('nothing')}</p>
            <ul className="list-disc pl-5">
              {faults.map(({ matchId, fault }) => (
                <li key={`${matchId} ${fault}`} className="verbatim wrap-anywhere">
                  {matchId} {fault}
                </li>
              ))}
            </ul>
          </div>
        )}
        <FormReason form={form} />
        <SaveBar label={t('send')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
