import { Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadChunk } from '../../../lib/page/chunk.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import type { OwnRound } from '../../../lib/round-share/round-shares.ts';

/** So long after a big win it can be shared from the bar; then its place is free again. */
const shownMs = 60_000;

const ShareDialog = lazy(() =>
  loadChunk('shareDialog', () =>
    withTexts(
      ['verifier'],
      import('../../../lib/round-share/share-dialog.tsx').then((file) => ({ default: file.ShareDialog })),
    ),
  ),
);

/** A button for a minute after a big win, which opens the sharing of its round. */
export function ShareBigWin({ round }: { round: OwnRound }) {
  const t = useTranslations('lobbies.gameFrame');
  const [isShown, setShown] = useState(true);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        aria-label={t('share')}
        title={t('share')}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-touch shrink-0 items-center gap-2 rounded-md px-3 text-sm font-semibold text-hero-gold hover:bg-hero-raised"
      >
        <Share2 size={20} aria-hidden="true" />
        <span aria-hidden="true" className="max-md:hidden">
          {t('share')}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog round={round} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
