import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

const games = ['room_niuniu', 'room_holdem', 'room_sng', 'room_zjh', 'room_tien_len', 'room_thirteen'] as const;

/** The name of a game of the card rooms; one that is not known is shown by its code. */
export function useRoomGameName(): (gameCode: string) => string {
  const t = useTranslations('console.roomGames');
  return useCallback(
    (gameCode: string) => {
      const known = games.find((name) => name === gameCode);
      return known === undefined ? gameCode : t(known);
    },
    [t],
  );
}
