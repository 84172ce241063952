import { calls, reportCadences } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { SelectField } from '@baize/ui/select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { FailureNote } from '../../../../lib/failure-note.tsx';
import { FormSelect } from '../../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../../lib/forms/use-call-form.ts';
import { useStaff } from '../../../../lib/staff.ts';
import { type SavedReport, schedulesQuery } from '../../api/saved.ts';

const hours = Array.from({ length: 24 }, (_none, hour) => hour);
const workHour = 8;

/** Has a saved report sent to the own address, as a file, every day, week or month. */
export function ScheduleDialog({ report, onClose }: { report: SavedReport; onClose: () => void }) {
  const t = useTranslations('consoleReports.schedules');
  const common = useTranslations('common.action');
  const { timeZone } = useStaff();
  const queryClient = useQueryClient();
  const schedules = useQuery(schedulesQuery());
  const address = schedules.data?.emailMasked;
  const [scheduleId] = useState(() => crypto.randomUUID());
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffReportScheduleSet.body,
    defaultValues: { scheduleId, reportId: report.reportId, cadence: 'D', hour: workHour, format: 'xlsx' },
    send: async (body) => {
      await callApi('staffReportScheduleSet', { body });
      await queryClient.invalidateQueries({ queryKey: ['staffReportSchedules'] });
    },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name: report.name })}
      closeLabel={common('close')}
      size="sm"
      footer={
        <Button type="submit" form="schedule-report" busy={isBusy} disabled={!address} className="ml-auto">
          {t('set')}
        </Button>
      }
    >
      <form id="schedule-report" onSubmit={submit} className="flex flex-col gap-4">
        {address !== undefined && (
          <p className="text-sm text-ink-muted">{address === '' ? t('noAddress') : t('to', { address })}</p>
        )}
        <FormSelect
          form={form}
          name="cadence"
          label={t('cadence')}
          options={reportCadences.map((value) => ({ value, label: t(`cadences.${value}`) }))}
        />
        <SelectField
          label={t('hour', { zone: timeZone })}
          options={hours.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))}
          value={String(form.watch('hour'))}
          onChange={({ target }) => form.setValue('hour', Number(target.value))}
        />
        <FormSelect
          form={form}
          name="format"
          label={t('format')}
          options={[
            { value: 'xlsx', label: 'XLSX' },
            { value: 'csv', label: 'CSV' },
          ]}
        />
        <FailureNote failure={failure} />
        <Link to="/reports/scheduled" className="self-start text-sm font-semibold underline">
          {t('all')}
        </Link>
      </form>
    </Dialog>
  );
}
