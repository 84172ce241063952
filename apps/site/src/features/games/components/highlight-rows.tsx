import type { Game, GameType } from '@baize/contract';
import { useTranslations } from 'use-intl';
import type { GameGridProps } from '../../../lib/games/game-grid.tsx';
import { useHighlights } from '../api/highlights.ts';
import { smallestRow } from '../lobby-row-groups.ts';
import { GameRow } from './game-row.tsx';

export interface HighlightRowsProps extends Pick<GameGridProps, 'onOpenGame' | 'favorites'> {
  /** Without it of all types. */
  gameType?: GameType;
  /** Vendor code; empty for all. */
  vendor?: string;
}

/** What is played now, and what is new; nothing of what is too little for a row. */
export function HighlightRows({ gameType, vendor = '', favorites, onOpenGame }: HighlightRowsProps) {
  const t = useTranslations('lobbies.row');
  const { data } = useHighlights(gameType);
  const shown = (games: readonly Game[] = []) => {
    const here = games.filter(({ vassalage }) => vendor === '' || vassalage === vendor);
    return here.length < smallestRow ? [] : here;
  };
  const rows = [
    { title: t('popular'), games: shown(data?.popular) },
    { title: t('new'), games: shown(data?.newGames) },
  ];
  return rows.map(({ title, games }) => (
    <GameRow key={title} title={title} games={games} favorites={favorites} onOpenGame={onOpenGame} />
  ));
}
