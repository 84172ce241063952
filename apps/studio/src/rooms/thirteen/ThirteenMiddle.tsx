import { useTranslations } from 'use-intl';
import { isMyTurn } from '../room-view.ts';
import type { RoomMiddleProps } from '../table/RoomTable.tsx';
import { TurnPhase } from '../table/TurnPhase.tsx';

/** The middle: what the table waits for. */
export function ThirteenMiddle({ room, isRevealed }: RoomMiddleProps) {
  const t = useTranslations('thirteen');
  const isPlaying = room.hand !== null && room.hand.phase !== null;
  const say = isPlaying ? (isMyTurn(room) ? t('phase') : t('phaseOthers')) : null;
  return (
    <div className="room-middle">
      <TurnPhase room={room} isRevealed={isRevealed} say={say} />
    </div>
  );
}
