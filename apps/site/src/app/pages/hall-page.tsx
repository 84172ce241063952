import { useTranslations } from 'use-intl';
import { Hall } from '../../features/games/hall.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { useOpenGame } from '../use-open-game.ts';

/** The slot hall, /rng. */
export function SlotHallPage() {
  const t = useTranslations('site.games');
  const openGame = useOpenGame();
  useTitle(t('title'));
  return <Hall gameType="RNG" title={t('title')} onOpenGame={openGame} />;
}
