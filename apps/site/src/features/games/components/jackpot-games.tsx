import { LazyPicture } from '@baize/ui/lazy-picture';
import { moneyLabel } from '@baize/ui/money-text';
import { Play } from 'lucide-react';
import { art, gameUrl } from '../../../config/paths.ts';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import type { GameGridProps } from '../../../lib/games/game-grid.tsx';
import { useJackpot } from '../../../lib/games/jackpot.ts';
import { useGames } from '../hooks/use-games.ts';

/** The games whose jackpots make up the counter, each with what it holds; nothing where there is none. */
export function JackpotGames({ onOpenGame }: Pick<GameGridProps, 'onOpenGame'>) {
  const hosted = usePictureHost();
  const symbol = useWhitelabel().data?.currency.symbol;
  const held = useJackpot().data?.games ?? [];
  const games = useGames('RNG').flatMap((game) => {
    const pool = held.find(({ vendor, gameCode }) => vendor === game.vassalage && gameCode === game.gameCode);
    return pool ? [{ game, amount: pool.amount }] : [];
  });
  if (games.length === 0) return null;
  return (
    <ul className="no-scrollbar flex min-w-0 flex-1 gap-3 overflow-x-auto">
      {games.map(({ game, amount }) => {
        const address = { vendor: game.vassalage, gameCode: game.gameCode };
        return (
          <li key={game.nodeId} className="flex min-w-60 flex-1">
            <a
              href={gameUrl(address)}
              onClick={(event) => onOpenGame({ ...game, ...address }, event)}
              className="flex flex-1 items-center gap-3 rounded-lg border border-line bg-surface p-2 shadow-card transition-shadow hover:shadow-raised md:gap-4 md:rounded-xl md:p-3"
            >
              <span className="size-16 shrink-0 overflow-hidden rounded-md bg-sunken md:size-20">
                <LazyPicture src={hosted(game.coverUrl)} fallback={art.gameFallback} width={160} height={160} />
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="truncate font-semibold">{game.gameName}</span>
                <span className="tabular text-lg font-bold text-gold-ink md:text-xl">{moneyLabel(amount, symbol)}</span>
              </span>
              <Play size={18} aria-hidden="true" className="mr-1 shrink-0 text-gold-ink" fill="currentColor" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
