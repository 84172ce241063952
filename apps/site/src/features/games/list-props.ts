import type { GameType } from '@baize/contract';
import type { MouseEvent } from 'react';
import type { OpenableGame } from '../../config/paths.ts';
import type { CardFavorites } from '../../lib/games/favourite-of.ts';
import type { LobbySearch } from './lobby-search.ts';

/** What every list of a lobby receives. */
export interface ListProps {
  gameType: GameType;
  state: LobbySearch;
  favorites: CardFavorites;
  onChange: (next: LobbySearch) => void;
  onOpenGame: (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A vendor as the calls take it: left out for all. */
export const vendorFilter = ({ vendor }: Pick<LobbySearch, 'vendor'>) => (vendor === '' ? {} : { vassalage: vendor });
