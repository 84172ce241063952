import type { ReportQuestion } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { Popover } from '@baize/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, CalendarClock, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { ConfirmAct } from '../../../../lib/dialogs/confirm-act.tsx';
import { useAccess } from '../../../../lib/staff.ts';
import { useAct } from '../../../../lib/use-act.ts';
import { type SavedReport, savedReportsQuery } from '../../api/saved.ts';
import { SaveDialog } from './save-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface SavedReportsProps {
  question: ReportQuestion;
  /** False: the question lacks its days and cannot be saved. */
  isWhole: boolean;
  onOpen: (question: ReportQuestion) => void;
}

/** Saved reports to open, schedule or remove, and the way to save the one that is shown. */
export function SavedReports({ question, isWhole, onOpen }: SavedReportsProps) {
  const t = useTranslations('consoleReports.saved');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<{ kind: 'save' } | { kind: 'schedule' | 'remove'; report: SavedReport } | null>(
    null,
  );
  const close = () => setDialog(null);
  const show = (next: typeof dialog) => {
    setOpen(false);
    setDialog(next);
  };
  return (
    <>
      <Button
        ref={anchor}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Bookmark size={16} aria-hidden="true" />
        {t('title')}
      </Button>
      <Button disabled={!isWhole} onClick={() => show({ kind: 'save' })}>
        {t('save')}
      </Button>
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={anchor} title={t('title')}>
        <SavedList
          onOpen={(report) => {
            setOpen(false);
            onOpen(report.question);
          }}
          onAct={(kind, report) => show({ kind, report })}
        />
      </Popover>
      {dialog?.kind === 'save' && <SaveDialog question={question} onClose={close} />}
      {dialog?.kind === 'schedule' && <ScheduleDialog report={dialog.report} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveReport report={dialog.report} onClose={close} />}
    </>
  );
}

interface SavedListProps {
  onOpen: (report: SavedReport) => void;
  onAct: (kind: 'schedule' | 'remove', report: SavedReport) => void;
}

function SavedList({ onOpen, onAct }: SavedListProps) {
  const t = useTranslations('consoleReports.saved');
  const reports = useQuery(savedReportsQuery());
  const maySchedule = useAccess({ permission: 'exports.run' }) === 'allowed';
  if (reports.data?.length === 0) return <p className="pb-2 text-sm text-ink-muted">{t('none')}</p>;
  return (
    <ul className="max-h-80 overflow-y-auto">
      {reports.data?.map((report) => (
        <li key={report.reportId} className="flex items-center gap-1">
          <button
            type="button"
            className="min-h-touch min-w-0 flex-1 rounded-md px-2 py-1 text-left text-sm font-medium hover:bg-sunken"
            onClick={() => onOpen(report)}
          >
            <span className="verbatim block truncate">{report.name}</span>
            {report.isShared && (
              <span className="block truncate text-xs text-ink-muted">
                {report.isOwn ? t('shared') : t('sharedBy', { name: report.owner })}
              </span>
            )}
          </button>
          {maySchedule && (
            <IconButton label={t('schedule', { name: report.name })} onClick={() => onAct('schedule', report)}>
              <CalendarClock size={16} />
            </IconButton>
          )}
          {report.isOwn && (
            <IconButton label={t('remove', { name: report.name })} onClick={() => onAct('remove', report)}>
              <Trash2 size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function RemoveReport({ report: { reportId, name }, onClose }: { report: SavedReport; onClose: () => void }) {
  const t = useTranslations('consoleReports.saved');
  const act = useAct(['staffSavedReports', 'staffReportSchedules']);
  return (
    <ConfirmAct
      label={t('remove', { name })}
      tone="danger"
      act={act}
      onConfirm={() => void act.run(() => callApi('staffSavedReportRemove', { params: { reportId } }), onClose)}
      onClose={onClose}
    >
      {t('removeText')}
    </ConfirmAct>
  );
}
