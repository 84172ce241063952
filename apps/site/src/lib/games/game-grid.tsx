import type { Game } from '@baize/contract';
import { GameCard, GameCardSkeleton } from '@baize/ui/game-card';
import { clsx } from 'clsx';
import { lazy, type MouseEvent, memo, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { art, gameUrl, type OpenableGame } from '../../config/paths.ts';
import { usePictureHost } from '../brand/picture-host.ts';
import { orNothing } from '../page/chunk.ts';
import { withTexts } from '../preferences/language.ts';
import type { CardPartProps } from './card-life/card-part.tsx';
import { type CardFavorites, favouriteOf } from './favourite-of.ts';

/** What a card has beside picture and name comes after them. */
const LatePart = lazy(() =>
  orNothing(withTexts(['lobbies'], import('./card-life/card-part.tsx')).then((file) => ({ default: file.CardPart }))),
);

export const CardPart = (props: CardPartProps) => (
  <Suspense fallback={null}>
    <LatePart {...props} />
  </Suspense>
);

export interface GameGridProps {
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  /** How many shapes stand while loading. */
  skeletons: number;
  onOpenGame: (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Without it the cards have no hearts. */
  favorites?: CardFavorites | undefined;
  /** All of them are hot, as the list's title says: no card repeats it. */
  isAllHot?: boolean;
  /** One of several lists: its cards are as large as those of the others, however few they are. */
  isGroup?: boolean;
}

const EAGER_COVERS = 8;
/** So few games stand larger. */
const SHORT_LIST = 5;
const PAIR = 2;
const FOUR = 4;
const NINE = 9;
/** From here on the browser leaves out what is off the screen. */
const LONG_LIST = 45;

/** On a phone one or two games are large, and four stand two by two, so that none is alone in its row. */
const isInPairs = (count: number, isShort: boolean): boolean => (isShort && count <= PAIR) || count === FOUR;

/** Games as cards: three a row on a phone, eight on a desk. What is awaited has the place of as many games. */
export function GameGrid({
  games,
  skeletons,
  onOpenGame,
  favorites,
  isGroup = false,
  isAllHot = false,
}: GameGridProps) {
  const count = games?.length ?? skeletons;
  const isShort = !isGroup && count < SHORT_LIST;
  const isLong = games !== undefined && games.length > LONG_LIST;
  return (
    <ul
      aria-busy={games === undefined || undefined}
      className={clsx(
        'grid gap-x-3 gap-y-4 md:gap-x-4 md:gap-y-5',
        isInPairs(count, isShort) ? 'grid-cols-2' : 'grid-cols-3',
        isShort ? 'sm:grid-cols-4 xl:grid-cols-5' : 'md:grid-cols-5',
        !isShort && (count === NINE ? 'xl:grid-cols-9' : 'xl:grid-cols-8'),
      )}
    >
      {games === undefined
        ? Array.from({ length: skeletons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
            <li key={index}>
              <GameCardSkeleton />
            </li>
          ))
        : games.map((game, index) => (
            // The inner space keeps shadow and focus ring inside what is painted.
            <li
              key={game.nodeId}
              className={clsx(isLong && '-m-2 p-2 [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto]')}
            >
              <GameTile
                game={game}
                eager={index < EAGER_COVERS}
                isPlain={isLong}
                isAllHot={isAllHot}
                onOpenGame={onOpenGame}
                favorites={favorites}
              />
            </li>
          ))}
    </ul>
  );
}

export interface GameTileProps extends Pick<GameGridProps, 'onOpenGame' | 'favorites' | 'isAllHot'> {
  game: Game;
  eager?: boolean;
  isPlain?: boolean;
}

/** A game as a card; drawn anew when its own facts change, not with each change of the list around it. */
export const GameTile = memo(function GameTile({
  game,
  eager = false,
  isPlain = false,
  isAllHot = false,
  onOpenGame,
  favorites,
}: GameTileProps) {
  const t = useTranslations('site.games');
  const hosted = usePictureHost();
  const common = useTranslations('common');
  const address = { vendor: game.vassalage, gameCode: game.gameCode };
  const isNamedAfterVendor = game.accountTypeName === '' || game.accountTypeName === game.gameName;
  const vendor = isNamedAfterVendor ? common(`gameType.${game.gameType}`) : game.accountTypeName;
  return (
    <GameCard
      name={game.gameName}
      vendor={vendor}
      coverUrl={hosted(game.coverUrl)}
      fallbackUrl={art.gameFallback}
      href={gameUrl(address)}
      onOpen={(event) => onOpenGame({ ...game, ...address }, event)}
      hotLabel={game.isHot === 1 && !isAllHot ? t('hotBadge') : undefined}
      closedLabel={game.maintenance ? common('card.maintenance') : undefined}
      playLabel={common('action.play')}
      facts={<CardPart name="facts" game={game} />}
      life={<CardPart name="life" game={game} />}
      motion={<CardPart name="motion" game={game} />}
      favourite={favouriteOf(game, favorites, common)}
      eager={eager}
      isPlain={isPlain}
    />
  );
});
