import type { ContentDocument } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { pieceAt } from '../api/content.ts';
import { CompareDialog } from './compare-dialog.tsx';

interface PieceVersionsProps {
  pieceId: string;
  current: number;
  published: number | null;
  document: ContentDocument;
  /** Puts an older version into the form. */
  onTake: (document: ContentDocument) => void;
}

const shown = 30;

/** The latest versions: who wrote them, when and why; each can be compared with the newest one, and taken back into the form. */
export function PieceVersions({ pieceId, current, published, document, onTake }: PieceVersionsProps) {
  const t = useTranslations('consoleContent.versions');
  const [compared, setCompared] = useState<{ version: number; document: ContentDocument } | null>(null);
  const { run, failure } = useAct([]);
  const { data } = useQuery({
    queryKey: ['staffContentVersions', pieceId] as const,
    queryFn: () => callApi('staffContentVersions', { params: { pieceId }, data: { pageSize: shown } }),
  });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className="divide-y divide-line">
        {data.rows.map(({ version, act, changedBy, changedAt, reason }) => (
          <li key={version} className="flex min-h-touch flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2">
                <strong>{t('name', { version })}</strong>
                <Badge tone={version === published ? 'success' : 'neutral'}>
                  {version === published ? t('live') : t(`acts.${act}`)}
                </Badge>
                <span className="verbatim">{reason}</span>
              </span>
              <span className="block text-ink-muted">
                {changedBy} <Moment at={changedAt} />
              </span>
            </span>
            {version !== current && (
              <span className="flex gap-2">
                <Button
                  variant="ghost"
                  onClick={() =>
                    void run(
                      () => pieceAt(pieceId, version),
                      (old) => setCompared({ version, document: old }),
                    )
                  }
                >
                  {t('compare')}
                </Button>
                <Button variant="secondary" onClick={() => void run(() => pieceAt(pieceId, version), onTake)}>
                  {t('takeBack')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
      {compared !== null && (
        <CompareDialog
          names={[t('name', { version: compared.version }), t('name', { version: current })]}
          before={compared.document}
          after={document}
          onClose={() => setCompared(null)}
        />
      )}
    </Section>
  );
}
