import { useTranslations } from 'use-intl';
import { HotList } from '../../features/games/hot-list.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { useOpenGame } from '../use-open-game.ts';

/** Hot games of every type, /hot. */
export function HotPage() {
  const t = useTranslations('site.header');
  const openGame = useOpenGame();
  useTitle(t('hot'));
  return (
    <div className="page-width flex flex-col gap-6 py-6 md:py-10">
      <h1 className="text-2xl font-bold md:text-3xl">{t('hot')}</h1>
      <HotList onOpenGame={openGame} />
    </div>
  );
}
