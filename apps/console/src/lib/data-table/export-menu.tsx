import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { Popover } from '@baize/ui/popover';
import { Spinner } from '@baize/ui/spinner';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadExport, type ExportOrder, useExport } from '../exports.ts';
import { FailureNote } from '../failure-note.tsx';

/** A file of all rows that the filters leave: it is made by the server, and can be had when it is ready. */
export function ExportMenu({ list, params, data }: ExportOrder) {
  const t = useTranslations('console.table');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { order, row, isOrdered, failure } = useExport();
  const isWaiting = isOrdered && (row === null || row.state === 'waiting');
  return (
    <>
      <IconButton
        ref={anchor}
        label={t('export')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="border border-line-strong bg-surface"
        onClick={() => setOpen(!isOpen)}
      >
        {isWaiting ? <Spinner /> : <Download size={18} />}
      </IconButton>
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={anchor} title={t('export')}>
        <p className="pb-3 text-sm text-ink-muted">{t('exportText')}</p>
        <div className="flex gap-2">
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              variant="secondary"
              className="flex-1"
              disabled={isWaiting}
              onClick={() => void order({ list, params, data }, format)}
            >
              {t(`formats.${format}`)}
            </Button>
          ))}
        </div>
        <div role="status" className="flex flex-col gap-3 pt-3 text-sm empty:hidden">
          {isWaiting && t('exportWaiting')}
          {row?.state === 'failed' && t('exportFailed')}
          {row?.state === 'ready' && (
            <>
              <p className="tabular">{t('exportReady', { count: row.rows ?? 0 })}</p>
              {row.isTruncated && <p className="text-warning-ink">{t('exportTruncated')}</p>}
              <Button onClick={() => void downloadExport(row.exportId)}>{t('download')}</Button>
            </>
          )}
        </div>
        <FailureNote failure={failure} />
      </Popover>
    </>
  );
}
