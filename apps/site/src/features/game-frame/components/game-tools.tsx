import { IconButton } from '@baize/ui/icon-button';
import { EllipsisVertical, FileText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orNothing } from '../../../lib/page/chunk.ts';

const Dialog = lazy(() => orNothing(import('@baize/ui/dialog').then((file) => ({ default: file.Dialog }))));

export interface GameToolsProps {
  /** Time and result of this sitting; null where nobody plays. */
  session: ReactNode;
  /** Saves the game; null until it is known. */
  heart: ReactNode;
  /** The page about the game, where it has one; it opens beside the game. */
  infoUrl: string | undefined;
}

/** What belongs to the game in its bar: the sitting, the heart, the page about it. A phone has them behind one button. */
export function GameTools({ session, heart, infoUrl }: GameToolsProps) {
  const about = useTranslations('lobbies.about');
  return (
    <>
      <div className="flex items-center gap-1 max-md:hidden">
        {session !== null && <div className="px-3">{session}</div>}
        {heart}
        {infoUrl !== undefined && (
          <a
            href={infoUrl}
            target="_blank"
            rel="noopener"
            aria-label={about('link')}
            title={about('link')}
            className="inline-grid size-touch shrink-0 place-items-center rounded-full hover:bg-hero-raised"
          >
            <FileText size={20} aria-hidden="true" />
          </a>
        )}
      </div>
      <More session={session} heart={heart} infoUrl={infoUrl} />
    </>
  );
}

function More({ session, heart, infoUrl }: GameToolsProps) {
  const t = useTranslations('lobbies.gameFrame');
  const about = useTranslations('lobbies.about');
  const action = useTranslations('common.action');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <div className="md:hidden">
      <IconButton
        label={t('more')}
        onHero
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <EllipsisVertical size={22} aria-hidden="true" />
      </IconButton>
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('more')} closeLabel={action('close')} size="sm">
            {session}
            <div className="mt-3 flex items-center gap-2">
              {infoUrl !== undefined && (
                <a href={infoUrl} target="_blank" rel="noopener" className="flex min-h-touch flex-1 items-center gap-2">
                  <FileText size={20} aria-hidden="true" />
                  {about('link')}
                </a>
              )}
              {heart}
            </div>
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
