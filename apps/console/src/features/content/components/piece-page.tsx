import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { pieceQuery } from '../api/content.ts';
import { listPage, listPath, type PieceDocument, textOf } from '../pieces.ts';
import { PieceForm } from './piece-form.tsx';
import { PieceVersions } from './piece-versions.tsx';

/** One piece: its parts, its preview, its versions. */
export function PiecePage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleContent');
  const { pieceId = '' } = useParams({ strict: false }) as { pieceId?: string };
  const { data, error, refetch } = useQuery(pieceQuery(pieceId));
  const [draft, setDraft] = useState<{ document: PieceDocument; key: number } | null>(null);
  if (data === undefined) {
    return (
      <PageFrame title={pages('contentPiece')}>
        {error === null ? <SkeletonText lines={10} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  }
  const document = data.document as unknown as PieceDocument;
  const { version, publishedVersion } = data;
  const title = textOf(document, 'TY').title ?? '';
  return (
    <PageFrame
      title={title === '' ? t('untitled') : title}
      text={publishedVersion === version ? t('versionLive', { version }) : t('versionDraft', { version })}
      back={{ path: listPath[document.kind], label: pages(listPage[document.kind]) }}
    >
      {draft !== null && (
        <p role="status" className="rounded-md border border-line bg-sunken p-3 text-sm">
          {t('takenText')}
        </p>
      )}
      <PieceForm
        key={`${version}-${draft?.key ?? 0}`}
        pieceId={pieceId}
        version={version}
        isOnSite={publishedVersion !== null}
        initial={draft?.document ?? document}
        onSaved={() => setDraft(null)}
      />
      <PieceVersions
        pieceId={pieceId}
        current={version}
        published={publishedVersion}
        document={document}
        onTake={(taken) => {
          setDraft({ document: taken as PieceDocument, key: (draft?.key ?? 0) + 1 });
          window.scrollTo({ top: 0 });
        }}
      />
    </PageFrame>
  );
}
