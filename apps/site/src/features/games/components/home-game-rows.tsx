import type { GameType } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { groupOf } from '../../../config/game-groups.ts';
import { type GameCategory, lobbyPaths } from '../../../config/paths.ts';
import type { GameGridProps } from '../../../lib/games/game-grid.tsx';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useGames } from '../hooks/use-games.ts';
import { GameRow } from './game-row.tsx';

const ownRows = ['LIVE', 'PVP', 'ELOTT'] as const satisfies readonly GameType[];
/** Lobbies of a few large games, which share a row. */
const sharedRow = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH'] as const satisfies readonly GameType[];

/** The home page's rows, one for each kind of game that is offered. */
export function HomeGameRows({ onOpenGame }: Pick<GameGridProps, 'onOpenGame'>) {
  const t = useTranslations('lobbies.row');
  const name = useTranslations('common.gameType');
  const spinning = useGames('RNG');
  const live = useGames('LIVE');
  const rooms = useGames('PVP');
  const lotteries = useGames('ELOTT');
  const own = { LIVE: live, PVP: rooms, ELOTT: lotteries };
  const shared = [useGames(sharedRow[0]), useGames(sharedRow[1]), useGames(sharedRow[2]), useGames(sharedRow[3])];
  return (
    <>
      {(['slots', 'instant'] as const).map((group) => (
        <GameRow
          key={group}
          title={t(group)}
          games={spinning.filter((game) => groupOf(game) === group)}
          to={lobbyPaths.RNG}
          onOpenGame={onOpenGame}
        />
      ))}
      {ownRows.map((type) => (
        <GameRow key={type} title={name(type)} games={own[type]} to={lobbyPaths[type]} onOpenGame={onOpenGame} />
      ))}
      <GameRow title={t('more')} games={shared.flat()} to={lobbyPaths.SPORTS} onOpenGame={onOpenGame} />
      <ComingNext />
    </>
  );
}

/** Lobbies whose vendors have brought no game yet, in one line. */
function ComingNext() {
  const t = useTranslations('lobbies.row');
  const name = useTranslations('common.gameType');
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes ?? [];
  const waiting = (Object.keys(lobbyPaths) as GameCategory[]).filter((type) => {
    const cards = lanes.filter((lane) => lane.gameType === type).flatMap((lane) => lane.cards);
    return cards.length > 0 && cards.every(({ gameCount }) => gameCount === 0) && type !== 'PVP' && type !== 'ELOTT';
  });
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('next')} className="flex flex-wrap items-center gap-x-3 rounded-lg bg-sunken px-4 py-3">
      <h2 className="font-bold">{t('next')}</h2>
      <p className="text-ink-muted">{waiting.map((type) => name(type)).join(' · ')}</p>
    </section>
  );
}
