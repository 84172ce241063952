import type { Game } from '@baize/contract';
import { GameCard, GameCardSkeleton } from '@baize/ui/game-card';
import { moneyLabel } from '@baize/ui/money-text';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { art, type GameAddress, gameUrl } from '../config/paths.ts';
import { useVendorMenu } from './api/queries/vendor-menu.ts';
import { useWhitelabel } from './api/queries/whitelabel.ts';
import { useLanguage } from './language.ts';

export interface GameGridProps {
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  /** How many shapes stand while loading. */
  skeletons: number;
  onOpenGame: (game: GameAddress, event: MouseEvent<HTMLAnchorElement>) => void;
}

const EAGER_COVERS = 6;
/** So few games stand larger on a desk. */
const SHORT_LIST = 5;

/** Display names of vendors by their code, as far as they are known. */
function useVendorNames(): ReadonlyMap<string, string> {
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes ?? [];
  return new Map(lanes.flatMap((lane) => lane.cards.map((card) => [card.vassalage, card.displayName])));
}

/** Games as cards: two a row on a phone, up to six on a desk. */
export function GameGrid({ games, skeletons, onOpenGame }: GameGridProps) {
  const t = useTranslations('site.games');
  const common = useTranslations('common');
  const vendorNames = useVendorNames();
  const isShort = games !== undefined && games.length < SHORT_LIST;
  const { data: brand } = useWhitelabel();
  return (
    <ul
      aria-busy={games === undefined || undefined}
      className={clsx(
        'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 md:gap-x-5',
        !isShort && 'lg:grid-cols-5 xl:grid-cols-6',
      )}
    >
      {games === undefined
        ? Array.from({ length: skeletons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
            <li key={index}>
              <GameCardSkeleton />
            </li>
          ))
        : games.map((game, index) => {
            const address = { vendor: game.vassalage, gameCode: game.gameCode };
            return (
              <li key={game.nodeId}>
                <GameCard
                  name={game.gameName}
                  vendor={vendorNames.get(game.vassalage) ?? common(`gameType.${game.gameType}`)}
                  coverUrl={game.coverUrl}
                  fallbackUrl={art.gameFallback}
                  href={gameUrl(address)}
                  onOpen={(event) => onOpenGame(address, event)}
                  hotLabel={game.isHot === 1 ? t('hotBadge') : undefined}
                  playLabel={common('action.play')}
                  facts={t('fromBet', { amount: moneyLabel(game.minBet, brand?.currency.symbol) })}
                  eager={index < EAGER_COVERS}
                />
              </li>
            );
          })}
    </ul>
  );
}
