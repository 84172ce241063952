import { useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { useHotGames } from '../../../../lib/games/hot-games.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import type { ListProps } from '../../list-props.ts';
import { GameRow } from '../game-row.tsx';

/** Hot games of the other lobbies, below a lobby that would leave its page empty. */
export function OtherGames({ gameType, onOpenGame }: Pick<ListProps, 'gameType' | 'onOpenGame'>) {
  const t = useTranslations('site.home');
  const { locale } = useLanguage();
  const hot = useHotGames(locale).data?.list ?? [];
  const games = hot.filter((game) => game.gameType !== gameType);
  return <GameRow title={t('hotTitle')} games={games} to={paths.hot} isAllHot onOpenGame={onOpenGame} />;
}
