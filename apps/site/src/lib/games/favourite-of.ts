import type { Game } from '@baize/contract';
import type { GameCardProps } from '@baize/ui/game-card';
import type { useTranslations } from 'use-intl';

/** The hearts on the cards, and what a press on one does. */
export interface CardFavorites {
  isFavorite: (nodeId: string) => boolean;
  /** On its way to the server. */
  isBusy: (nodeId: string) => boolean;
  toggle: (game: Game) => void;
}

type CommonTexts = ReturnType<typeof useTranslations<'common'>>;

/** The heart on a game's card; none where nobody keeps favourites. */
export function favouriteOf(
  game: Game,
  favorites: CardFavorites | undefined,
  t: CommonTexts,
): GameCardProps['favourite'] {
  if (favorites === undefined) return undefined;
  const isOn = favorites.isFavorite(game.nodeId);
  return {
    isOn,
    isBusy: favorites.isBusy(game.nodeId),
    label: t(isOn ? 'card.unsave' : 'card.save', { name: game.gameName }),
    onToggle: () => favorites.toggle(game),
  };
}
