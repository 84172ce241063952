import type { IdentityDocumentKind } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Spinner } from '@baize/ui/spinner';
import { ImageOff, Upload } from 'lucide-react';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type IdentityCheck, useIdentityDocument } from '../../api/identity-check.ts';
import { useDocumentUpload } from '../../hooks/use-document-upload.ts';

type Document = NonNullable<IdentityCheck['check']>['uploaded'][number];

/** One document of an open check: what was sent, and its choice. */
export function DocumentSlot({ kind, document }: { kind: IdentityDocumentKind; document: Document | undefined }) {
  const t = useTranslations('security.identity');
  const id = useId();
  const { choose, error, isBusy } = useDocumentUpload(kind);
  const action = t(document === undefined ? 'choose' : 'change');
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
      {document === undefined ? (
        <p className="font-medium">{t(`kinds.${kind}`)}</p>
      ) : (
        <SentDocument document={document} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label
          htmlFor={id}
          className={buttonClass(
            'secondary',
            'md',
            `cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isBusy ? 'pointer-events-none opacity-55' : ''}`,
          )}
        >
          {isBusy ? <Spinner /> : <Upload size={18} aria-hidden="true" />}
          {action}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            aria-label={t('chooseFor', { action, document: t(`kinds.${kind}`) })}
            aria-describedby={`${id}-note`}
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file may be chosen again after an error.
              event.target.value = '';
              if (file !== undefined) choose(file);
            }}
          />
        </label>
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={error === undefined ? 'text-sm text-ink-muted' : 'text-sm font-medium text-danger-ink'}
        >
          {error ?? t('hint')}
        </p>
      </div>
    </div>
  );
}

/** A document as it was sent. */
export function SentDocument({ document }: { document: Document }) {
  const t = useTranslations('security.identity');
  const format = useFormatter();
  const { data: image, isError } = useIdentityDocument(document.documentId);
  const name = t(`kinds.${document.kind}`);
  const box = 'h-20 w-28 shrink-0 rounded-md border border-line';
  return (
    <div className="flex items-center gap-3">
      {image !== undefined && (
        <img src={image} alt={t('shown', { document: name })} className={`${box} object-cover`} />
      )}
      {image === undefined && !isError && <Skeleton className={box} />}
      {isError && (
        <span className={`${box} grid place-items-center text-ink-muted`}>
          <ImageOff size={20} aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 text-sm">
        <p className="font-medium">{name}</p>
        <p className="tabular text-ink-muted">
          {t('added', { time: format.dateTime(new Date(document.uploadedAt), 'moment') })}
        </p>
      </div>
    </div>
  );
}
