import type { GameType } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { art, type GameAddress } from '../../config/paths.ts';
import { useHotGames } from '../../lib/api/queries/hot-games.ts';
import { CallFailure } from '../../lib/call-failure.tsx';
import { GameGrid } from '../../lib/game-grid.tsx';
import { useLanguage } from '../../lib/language.ts';

export interface HotListProps {
  /** Without it, hot games of every type. */
  gameType?: GameType;
  /** Vendor code; empty for all. */
  vendor?: string;
  onOpenGame: (game: GameAddress, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** All hot games on a single page. */
export function HotList({ gameType, vendor = '', onOpenGame }: HotListProps) {
  const t = useTranslations('site');
  const { locale } = useLanguage();
  const hot = useHotGames(locale);
  if (hot.isError) return <CallFailure thrown={hot.error} onRetry={() => void hot.refetch()} withPicture />;
  const games = hot.data?.list.filter(
    (game) => (gameType === undefined || game.gameType === gameType) && (vendor === '' || game.vassalage === vendor),
  );
  if (games?.length === 0) {
    return <EmptyState picture={art.notFound} title={t('home.hotEmptyTitle')} text={t('home.hotEmptyText')} />;
  }
  return <GameGrid games={games} skeletons={6} onOpenGame={onOpenGame} />;
}
