import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import type { OwnRound } from './round-shares.ts';
import { SharePanel } from './share-panel.tsx';

/** The sharing of a round over a running game. */
export function ShareDialog({ round, onClose }: { round: OwnRound; onClose: () => void }) {
  const t = useTranslations('verifier.share');
  const action = useTranslations('common.action');
  return (
    <Dialog open onClose={onClose} title={t('button')} closeLabel={action('close')} size="sm">
      <SharePanel round={round} />
    </Dialog>
  );
}
