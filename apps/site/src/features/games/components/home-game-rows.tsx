import { useTranslations } from 'use-intl';
import { type GroupName, groupOf } from '../../../config/game-groups.ts';
import { type GameCategory, lobbyPaths } from '../../../config/paths.ts';
import type { GameGridProps } from '../../../lib/games/game-grid.tsx';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useGames } from '../hooks/use-games.ts';
import { GameRow } from './game-row.tsx';
import { HighlightRows } from './highlight-rows.tsx';

type OpenProps = Pick<GameGridProps, 'onOpenGame'>;

/** The home page's rows: what is played and what is new, then one for each kind of game that is offered. Each asks for its own games, so that an answer draws one row anew. */
export function HomeGameRows({ onOpenGame }: OpenProps) {
  return (
    <>
      <HighlightRows onOpenGame={onOpenGame} />
      <GroupRow group="slots" onOpenGame={onOpenGame} />
      <GroupRow group="instant" onOpenGame={onOpenGame} />
      <TypeRow type="LIVE" onOpenGame={onOpenGame} />
      <TypeRow type="PVP" onOpenGame={onOpenGame} />
      <TypeRow type="ELOTT" onOpenGame={onOpenGame} />
      <SharedRow onOpenGame={onOpenGame} />
      <ComingNext />
    </>
  );
}

function GroupRow({ group, onOpenGame }: OpenProps & { group: GroupName }) {
  const t = useTranslations('lobbies.row');
  const games = useGames('RNG').filter((game) => groupOf(game) === group);
  return <GameRow title={t(group)} games={games} to={lobbyPaths.RNG} onOpenGame={onOpenGame} />;
}

function TypeRow({ type, onOpenGame }: OpenProps & { type: GameCategory }) {
  const name = useTranslations('common.gameType');
  return <GameRow title={name(type)} games={useGames(type)} to={lobbyPaths[type]} onOpenGame={onOpenGame} />;
}

/** Lobbies of a few large games share a row. */
function SharedRow({ onOpenGame }: OpenProps) {
  const t = useTranslations('lobbies.row');
  const games = [useGames('SPORTS'), useGames('ESPORTS'), useGames('COCKFIGHT'), useGames('FISH')];
  return <GameRow title={t('more')} games={games.flat()} to={lobbyPaths.SPORTS} onOpenGame={onOpenGame} />;
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
