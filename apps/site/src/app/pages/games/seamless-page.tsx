import { Skeleton } from '@baize/ui/skeleton';
import { Navigate } from '@tanstack/react-router';
import { type GameAddress, paths } from '../../../config/paths.ts';
import { SeamlessGames } from '../../../features/games/components/seamless-games.tsx';
import { SeamlessVendors } from '../../../features/games/components/vendors/seamless-vendors.tsx';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useOpenGame } from '../../use-open-game.ts';
import { GameRoom } from './game-room.tsx';
import { useSeamlessWays } from './use-seamless-ways.ts';

/** /seamless: the game of `vendor` and `gameCode`, a vendor's games without `gameCode`, or the vendors that play from the member's one balance. */
export function SeamlessPage() {
  const { vendor = '', gameCode = '' } = useSiteSearch();
  const openGame = useOpenGame('seamless');
  if (vendor !== '' && gameCode !== '') return <SeamlessGame vendor={vendor} gameCode={gameCode} />;
  return vendor === '' ? <SeamlessVendors /> : <SeamlessGames vendor={vendor} onOpenGame={openGame} />;
}

/** A vendor that keeps a wallet of its own plays on /game, where money goes to it and back. */
function SeamlessGame(game: GameAddress) {
  const { locale } = useLanguage();
  const { data, isPending } = useVendorMenu(locale);
  const ways = useSeamlessWays(game.vendor);
  useTitle();
  const vendor = data?.data.lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === game.vendor);
  if (isPending) return <Skeleton className="m-6 h-64" />;
  if (vendor?.isSingle === false) return <Navigate to={paths.game} search={{ ...game }} replace />;
  return <GameRoom key={`${game.vendor}/${game.gameCode}`} game={game} ways={ways} />;
}
