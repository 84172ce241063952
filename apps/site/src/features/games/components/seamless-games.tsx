import type { GameType } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { gamePageSize } from '../../../config/limits.ts';
import { art, lobbyOf, paths } from '../../../config/paths.ts';
import { GameGrid, type GameGridProps } from '../../../lib/games/game-grid.tsx';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useGameList } from '../api/game-list.ts';

export interface SeamlessGamesProps extends Pick<GameGridProps, 'onOpenGame'> {
  /** Code of the vendor. */
  vendor: string;
}

/** The games of one vendor that play without a transfer, by type. */
export function SeamlessGames({ vendor, onOpenGame }: SeamlessGamesProps) {
  const t = useTranslations('pages.seamless');
  const { locale } = useLanguage();
  const menu = useVendorMenu(locale);
  const cards = menu.data?.data.lanes
    .flatMap((lane) => lane.cards)
    .filter((card) => card.vassalage === vendor && card.isSingle && card.gameCount > 0);
  const toVendors = (
    <Link to={paths.seamless} search={{}} className={buttonClass('secondary')}>
      {t('allVendors')}
    </Link>
  );
  return (
    <PageFrame title={cards?.[0]?.displayName ?? t('title')} lead={t('lead')} aside={toVendors}>
      {menu.isError && <CallFailure thrown={menu.error} onRetry={() => void menu.refetch()} withPicture />}
      {menu.isPending && <Skeleton className="h-40" />}
      {cards?.length === 0 && <EmptyState picture={art.gameFallback} title={t('noGames')} text={t('noGamesText')} />}
      {cards?.map(({ gameType }) => (
        <GamesOfType key={gameType} vendor={vendor} gameType={gameType} onOpenGame={onOpenGame} />
      ))}
    </PageFrame>
  );
}

function GamesOfType({ vendor, gameType, onOpenGame }: SeamlessGamesProps & { gameType: GameType }) {
  const name = useTranslations('common.gameType');
  const t = useTranslations('front.nav');
  const { locale } = useLanguage();
  const games = useGameList({ gameType, vassalage: vendor, language: locale, pageNo: 1, pageSize: gamePageSize });
  if (games.isError) return <CallFailure thrown={games.error} onRetry={() => void games.refetch()} />;
  const hasMore = (games.data?.totalPages ?? 1) > 1;
  return (
    <section aria-label={name(gameType)} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl font-bold">{name(gameType)}</h2>
        {hasMore && (
          <Link
            to={lobbyOf(gameType)}
            search={{ vendor }}
            className="text-sm font-semibold text-gold-ink hover:underline"
          >
            {t('moreVendors', { type: name(gameType) })}
          </Link>
        )}
      </div>
      <GameGrid games={games.data?.games} skeletons={5} onOpenGame={onOpenGame} />
    </section>
  );
}
