import type { Game } from '@baize/contract';
import { gamePageSize } from '../../../../config/limits.ts';
import { useSession } from '../../../../lib/session/session.ts';
import type { RequireLogin } from '../../hooks/use-favorites.ts';
import type { ListProps } from '../../list-props.ts';
import type { ListType } from '../../lobby-search.ts';
import { FavoriteGames } from '../favorite-games.tsx';
import { HighlightRows } from '../highlight-rows.tsx';
import { HotGames, type HotGamesProps } from '../hot-games.tsx';
import { LoginNeeded } from '../login-needed.tsx';
import { PagedGames } from '../paged-games.tsx';
import { RecentGames } from '../recent-games.tsx';
import { LobbyRows } from './lobby-rows.tsx';
import { WholeLobby } from './whole-lobby.tsx';

export interface LobbyListProps {
  shown: ListType;
  list: ListProps;
  hot: HotGamesProps['hot'];
  hotGames: readonly Game[] | undefined;
  /** How many games there are here; undefined until it is known. */
  count: number | undefined;
  requireLogin: RequireLogin;
}

/** The list that is chosen; a guest who comes to an account's own list by its address is asked to log in. */
export function LobbyList({ shown, list, hot, hotGames, count, requireLogin }: LobbyListProps) {
  const isGuest = useSession(({ token }) => token === '');
  switch (shown) {
    case 'hot':
      return <HotList list={list} hot={hot} hotGames={hotGames} count={count} />;
    case 'fav':
      return isGuest ? <LoginNeeded requireLogin={requireLogin} /> : <FavoriteGames {...list} />;
    case 'recent':
      return isGuest ? <LoginNeeded requireLogin={requireLogin} /> : <RecentGames {...list} />;
    case 'none':
      return <PagedGames {...list} expected={count} />;
  }
}

/** A lobby whose games fit on one page shows them all; a larger one its hot games, and rows of all below them. */
function HotList({ list, hot, hotGames, count = 0 }: Pick<LobbyListProps, 'list' | 'hot' | 'hotGames' | 'count'>) {
  const hasMore = hotGames !== undefined && count > hotGames.length;
  if (hasMore && count <= gamePageSize)
    return (
      <>
        <WholeLobby list={list} count={count} />
        <HighlightRows
          gameType={list.gameType}
          vendor={list.state.vendor}
          favorites={list.favorites}
          onOpenGame={list.onOpenGame}
        />
      </>
    );
  return (
    <>
      <HotGames
        hot={hot}
        games={hotGames}
        expected={count || undefined}
        favorites={list.favorites}
        onOpenGame={list.onOpenGame}
      />
      {hasMore && <LobbyRows list={list} count={count} />}
    </>
  );
}
