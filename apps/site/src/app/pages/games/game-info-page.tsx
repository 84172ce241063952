import { toFailure } from '@baize/client';
import type { Game } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';
import { FreePlay } from '../../../features/auth/components/free-play.tsx';
import { useGameList } from '../../../features/games/api/game-list.ts';
import { AboutGame, GameRules, Part } from '../../../features/games/components/about-game.tsx';
import { GameWins } from '../../../features/winners/components/game-wins.tsx';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { launchPlace } from '../../launch-place.ts';
import { useOpenGame } from '../../use-open-game.ts';

/** What there is to know of a game before it is played, /gameInfo?vendor=…&gameCode=… */
export function GameInfoPage() {
  const { vendor = '', gameCode = '' } = useSiteSearch();
  return vendor === '' || gameCode === '' ? <NoGame /> : <GameInfo vendor={vendor} gameCode={gameCode} />;
}

function GameInfo({ vendor, gameCode }: { vendor: string; gameCode: string }) {
  const { locale: language } = useLanguage();
  const { data, error, refetch, isPlaceholderData } = useGameList({ vassalage: vendor, gameCode, language });
  const game = isPlaceholderData ? undefined : data?.games[0];
  if (error !== null && toFailure(error).messageKey === 'vendor_not_found') return <NoGame />;
  if (error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined || isPlaceholderData) return <Skeleton className="h-dvh rounded-none" />;
  return game === undefined ? <NoGame /> : <Known game={game} />;
}

function Known({ game }: { game: Game }) {
  const t = useTranslations('lobbies.about');
  const openGame = useOpenGame();
  const navigate = useNavigate();
  const { vassalage: vendor, gameCode, gameName, accountTypeName } = game;
  const play = () => void navigate(launchPlace({ ...game, vendor }));
  return (
    <PageFrame title={t('title', { name: gameName })} lead={t('lead', { vendor: accountTypeName })}>
      <AboutGame game={game} onOpenGame={openGame} beside={<FreePlay size="lg" then={play} />} />
      <GameRules game={game} />
      <Part title={t('wins')}>
        <GameWins game={{ vendor, gameCode }} none={t('noWins')} />
      </Part>
      <Similar game={game} />
    </PageFrame>
  );
}

const SIMILAR_GAMES = 8;

/** Games of the same class, and where the class has too few, of the same lobby. */
function Similar({ game }: { game: Game }) {
  const t = useTranslations('lobbies.about');
  const openGame = useOpenGame();
  const { locale: language } = useLanguage();
  const { gameType, gameClassify, nodeId } = game;
  const filter = { gameType, language, pageSize: SIMILAR_GAMES + 1 };
  const alike = useGameList({ ...filter, gameClassify });
  const others = useGameList(filter);
  if (alike.data === undefined || others.data === undefined) return null;
  const found = new Map([...alike.data.games, ...others.data.games].map((one) => [one.nodeId, one]));
  found.delete(nodeId);
  if (found.size === 0) return null;
  return (
    <Part title={t('similar')}>
      <GameGrid games={[...found.values()].slice(0, SIMILAR_GAMES)} skeletons={SIMILAR_GAMES} onOpenGame={openGame} />
    </Part>
  );
}

function NoGame() {
  const t = useTranslations('lobbies.about');
  const action = useTranslations('common.action');
  useTitle(t('missingTitle'));
  return (
    <EmptyState
      level={1}
      picture={art.notFound}
      title={t('missingTitle')}
      text={t('missingText')}
      action={
        <Link to={paths.slots} className={buttonClass()}>
          {action('toGames')}
        </Link>
      }
    />
  );
}
