import type { GameType, LocaleCode } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { continueGamesShown } from '../../../config/limits.ts';
import { art, gameUrl } from '../../../config/paths.ts';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';
import { type RecentGame, useLatestGames } from '../../../lib/games/recent-games.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import type { ListProps } from '../list-props.ts';

export interface ContinueStripProps extends Pick<ListProps, 'onOpenGame'> {
  /** Of one type alone; without it of all. */
  gameType?: ListProps['gameType'];
  /** Games with an open round alone, where the others are in sight anyway. */
  isOpenAlone?: boolean;
}

export const useGamesToGoOn = (language: LocaleCode, gameType?: GameType) =>
  useLatestGames({ ...(gameType === undefined ? {} : { gameType }), language, pageSize: continueGamesShown });

/** What the account played last, small and at the top; a game with an open round comes first. Nothing for a guest. */
export function ContinueStrip({ gameType, isOpenAlone = false, onOpenGame }: ContinueStripProps) {
  const t = useTranslations('lobbies.continue');
  const { locale } = useLanguage();
  const hosted = usePictureHost();
  const latest = useGamesToGoOn(locale, gameType).data ?? [];
  const games = openRoundsFirst(latest).filter(({ hasOpenRound }) => hasOpenRound || !isOpenAlone);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="continue" className="flex flex-col gap-3">
      <h2 id="continue" className="text-lg font-bold">
        {t('title')}
      </h2>
      <ul className="no-scrollbar -m-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto p-1">
        {games.map((game) => {
          const address = { vendor: game.vassalage, gameCode: game.gameCode };
          return (
            <li key={game.nodeId} className="w-60 shrink-0 snap-start">
              <a
                href={gameUrl(address)}
                onClick={(event) => onOpenGame({ ...game, ...address }, event)}
                className="group flex items-center gap-3 rounded-lg border border-line bg-surface p-2 shadow-card transition-shadow hover:shadow-raised"
              >
                <span className="size-16 shrink-0 overflow-hidden rounded-md bg-sunken">
                  <LazyPicture src={hosted(game.coverUrl)} fallback={art.gameFallback} width={128} height={128} />
                </span>
                <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
                  <span className="line-clamp-2 text-sm leading-snug font-semibold">{game.gameName}</span>
                  {game.hasOpenRound ? (
                    <Badge tone="gold">{t('openRound')}</Badge>
                  ) : (
                    <span className="max-w-full truncate text-xs text-ink-muted">{game.accountTypeName}</span>
                  )}
                </span>
                <Play size={18} aria-hidden="true" className="mr-1 shrink-0 text-gold-ink" fill="currentColor" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Keeps the order otherwise: the latest first. */
export function openRoundsFirst(games: readonly RecentGame[]): RecentGame[] {
  return games.toSorted((a, b) => Number(b.hasOpenRound) - Number(a.hasOpenRound));
}
