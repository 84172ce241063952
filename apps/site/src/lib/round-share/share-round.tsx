import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../preferences/language.ts';
import { type OwnRound, roundShareQuery } from './round-shares.ts';
import { SharePanel } from './share-panel.tsx';

/** The button that unfolds the sharing of a round; none for a round whose result cannot be shown. Its place is kept until that is known. */
export function ShareRound({ round }: { round: OwnRound }) {
  const t = useTranslations('verifier.share');
  const language = useLanguage(({ locale }) => locale);
  const { data, isPending } = useQuery(roundShareQuery(round, language));
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  if (data !== undefined && !data.canShare && data.share === null) return null;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <Button
        variant="secondary"
        className={isPending ? 'invisible' : ''}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Share2 size={18} aria-hidden="true" />
        {t('button')}
      </Button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <SharePanel round={round} />}
      </div>
    </div>
  );
}
