import type { GameType } from '@baize/contract';
import type { MouseEvent } from 'react';
import type { OpenableGame } from '../../config/paths.ts';
import type { CardFavorites } from '../../lib/game-grid.tsx';
import type { HallSearch } from './hall-search.ts';

/** What every list of a hall receives. */
export interface ListProps {
  gameType: GameType;
  state: HallSearch;
  favorites: CardFavorites;
  onChange: (next: HallSearch) => void;
  onOpenGame: (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A vendor as the calls take it: left out for all. */
export const vendorFilter = ({ vendor }: Pick<HallSearch, 'vendor'>) => (vendor === '' ? {} : { vassalage: vendor });
