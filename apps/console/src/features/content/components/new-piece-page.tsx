import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { emptyPiece, isPieceKind, listPage, listPath } from '../pieces.ts';
import { PieceForm } from './piece-form.tsx';

/** A new piece of the kind that the address names. */
export function NewPiecePage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleContent');
  const navigate = useNavigate();
  const { kind: named = '' } = useParams({ strict: false }) as { kind?: string };
  const [pieceId] = useState(() => crypto.randomUUID());
  const kind = isPieceKind(named) ? named : 'notice';
  return (
    <PageFrame title={t(`new.${kind}`)} back={{ path: listPath[kind], label: pages(listPage[kind]) }}>
      <PieceForm
        pieceId={pieceId}
        version={0}
        isOnSite={false}
        initial={emptyPiece(kind)}
        onSaved={() => void navigate({ to: `/content/pieces/${pieceId}`, replace: true })}
      />
    </PageFrame>
  );
}
