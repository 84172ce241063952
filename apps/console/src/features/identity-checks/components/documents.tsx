import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { documentQuery, type IdentityCheck } from '../api/check.ts';

type Document = IdentityCheck['documents'][number];

/** All documents side by side, so that they can be compared. */
export function Documents({ check }: { check: IdentityCheck }) {
  const t = useTranslations('consoleIdentity.check');
  const format = useFormatter();
  const { timeZone } = useStaff();
  const until = check.documentsUntil;
  const time = until === null ? '' : format.dateTime(new Date(until), { dateStyle: 'medium', timeZone });
  return (
    <Section
      title={t('documents')}
      actions={until !== null && <span className="text-xs text-ink-muted">{t('documentsUntil', { time })}</span>}
    >
      {check.documents.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('documentsGone')}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {check.documents.map((document) => (
            <li key={document.documentId}>
              <Picture document={document} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A document; pressed, it shows in its full size. */
function Picture({ document }: { document: Document }) {
  const t = useTranslations('consoleIdentity');
  const common = useTranslations('common.action');
  const [isLarge, setLarge] = useState(false);
  const { data: image, isError, refetch } = useQuery(documentQuery(document.documentId));
  const name = t(`kinds.${document.kind}`);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-medium">{name}</figcaption>
      {isError && image === undefined && (
        <Button variant="secondary" onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      )}
      {!isError && image === undefined && <Skeleton className="h-72 w-full rounded-md" />}
      {image !== undefined && (
        <button
          type="button"
          aria-label={t('check.enlarge', { document: name })}
          onClick={() => setLarge(true)}
          className="rounded-md"
        >
          <img src={image} alt={name} className="h-72 w-full rounded-md border border-line bg-sunken object-contain" />
        </button>
      )}
      {isLarge && image !== undefined && (
        <Dialog open onClose={() => setLarge(false)} title={name} closeLabel={common('close')} size="lg">
          <img src={image} alt={name} className="w-full rounded-md" />
        </Dialog>
      )}
    </figure>
  );
}
