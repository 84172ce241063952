import { calls, type ReportQuestion } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { FailureNote } from '../../../../lib/failure-note.tsx';
import { FormCheck, FormText } from '../../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../../lib/forms/use-call-form.ts';

/** Saves the report that is shown under a name, for oneself or for all of the brand who may read reports. */
export function SaveDialog({ question, onClose }: { question: ReportQuestion; onClose: () => void }) {
  const t = useTranslations('consoleReports.saved');
  const common = useTranslations('common.action');
  const queryClient = useQueryClient();
  const [reportId] = useState(() => crypto.randomUUID());
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffSavedReportKeep.body,
    defaultValues: { reportId, name: '', question, isShared: false },
    send: async (body) => {
      await callApi('staffSavedReportKeep', { body });
      await queryClient.invalidateQueries({ queryKey: ['staffSavedReports'] });
    },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('saveTitle')}
      closeLabel={common('close')}
      size="sm"
      footer={
        <Button type="submit" form="save-report" busy={isBusy} className="ml-auto">
          {t('save')}
        </Button>
      }
    >
      <form id="save-report" onSubmit={submit} className="flex flex-col gap-4">
        <FormText form={form} name="name" label={t('name')} maxLength={60} />
        <FormCheck form={form} name="isShared" label={t('share')} />
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
