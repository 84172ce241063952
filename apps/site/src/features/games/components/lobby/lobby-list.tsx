import type { Game } from '@baize/contract';
import { gamePageSize } from '../../../../config/limits.ts';
import { useSession } from '../../../../lib/session/session.ts';
import type { RequireLogin } from '../../hooks/use-favorites.ts';
import type { ListProps } from '../../list-props.ts';
import type { ListType } from '../../lobby-search.ts';
import { FavoriteGames } from '../favorite-games.tsx';
import { HotGames, type HotGamesProps } from '../hot-games.tsx';
import { LoginNeeded } from '../login-needed.tsx';
import { PagedGames } from '../paged-games.tsx';
import { RecentGames } from '../recent-games.tsx';
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

/** A lobby whose games fit on one page shows them all; in a larger one the others are a list of their own. */
const isOnePage = (count: number | undefined, hotGames: readonly Game[]): count is number =>
  count !== undefined && count > hotGames.length && count <= gamePageSize;

/** The list that is chosen; a guest who comes to an account's own list by its address is asked to log in. */
export function LobbyList({ shown, list, hot, hotGames, count, requireLogin }: LobbyListProps) {
  const isGuest = useSession(({ token }) => token === '');
  switch (shown) {
    case 'hot':
      if (hotGames !== undefined && isOnePage(count, hotGames)) return <WholeLobby list={list} count={count} />;
      return (
        <HotGames hot={hot} games={hotGames} expected={count} favorites={list.favorites} onOpenGame={list.onOpenGame} />
      );
    case 'fav':
      return isGuest ? <LoginNeeded requireLogin={requireLogin} /> : <FavoriteGames {...list} />;
    case 'recent':
      return isGuest ? <LoginNeeded requireLogin={requireLogin} /> : <RecentGames {...list} />;
    case 'none':
      return <PagedGames {...list} expected={count} />;
  }
}
