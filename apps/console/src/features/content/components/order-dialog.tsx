import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { IconButton } from '@baize/ui/icon-button';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { contentReads, orderQuery } from '../api/content.ts';
import type { PieceKind } from '../pieces.ts';
import { StateBadge } from './state-badge.tsx';

type Row = RowOf<'staffContentPieces'>;

interface OrderDialogProps {
  kind: PieceKind;
  group: string | undefined;
  onClose: () => void;
}

const moved = (rows: readonly Row[], from: number, to: number): Row[] => {
  const rest = rows.filter((_row, index) => index !== from);
  const row = rows[from];
  return row === undefined ? [...rows] : [...rest.slice(0, to), row, ...rest.slice(to)];
};

/** The order in which the site shows the pieces of a kind: by drag, or by the arrows of each. */
export function OrderDialog({ kind, group, onClose }: OrderDialogProps) {
  const t = useTranslations('consoleContent');
  const common = useTranslations('common.action');
  const { data } = useQuery(orderQuery(kind, group));
  const [edited, setEdited] = useState<readonly Row[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { run, isBusy, failure } = useAct(contentReads);
  const rows = edited ?? data;
  const save = () =>
    run(
      () => callApi('staffContentOrder', { body: { kind, pieceIds: (rows ?? []).map(({ pieceId }) => pieceId) } }),
      onClose,
    );
  const move = (from: number, to: number) => {
    if (rows !== undefined && to >= 0 && to < rows.length) setEdited(moved(rows, from, to));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order.title')}
      closeLabel={common('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <PermitButton permission="content.edit" busy={isBusy} disabled={edited === null} onClick={() => void save()}>
            {t('order.save')}
          </PermitButton>
        </div>
      }
    >
      <p className="pb-3 text-sm text-ink-muted">{t('order.text')}</p>
      <FailureNote failure={failure} />
      {rows === undefined && <SkeletonText lines={6} />}
      <ol className="flex flex-col gap-1">
        {rows?.map((row, index) => (
          <li
            key={row.pieceId}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === null || dragged === index) return;
              move(dragged, index);
              setDragged(index);
            }}
            className={clsx(
              'flex cursor-grab items-center gap-2 rounded-md border bg-surface pl-2',
              dragged === index ? 'border-gold opacity-60' : 'border-line',
            )}
          >
            <GripVertical size={16} aria-hidden="true" className="shrink-0 text-ink-muted" />
            <span className="verbatim min-w-0 flex-1 truncate text-sm font-semibold">
              {row.title === '' ? t('untitled') : row.title}
            </span>
            <StateBadge state={row.state} />
            <IconButton
              label={t('order.up', { title: row.title })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp size={16} />
            </IconButton>
            <IconButton
              label={t('order.down', { title: row.title })}
              disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
