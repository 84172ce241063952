import type { RoomView } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { ArrowLeft, LogOut, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RoomNow } from './use-room.ts';

export interface BarProps extends RoomNow {
  room: RoomView;
  onLobby: () => void;
  onSit: () => void;
}

/** Back to the rooms, or up from the seat. */
export function WayOut({ room, isBusy, leave, onLobby }: BarProps) {
  const t = useTranslations('rooms.table');
  if (room.you === null)
    return (
      <Button variant="quiet" className="room-out" onClick={onLobby}>
        <ArrowLeft size={18} aria-hidden="true" />
        {t('lobby')}
      </Button>
    );
  const isLeaving = room.you.status === 'leaving';
  return (
    <Button variant="quiet" className="room-out" disabled={isBusy || isLeaving} onClick={() => void leave()}>
      <LogOut size={18} aria-hidden="true" />
      {t('leave')}
    </Button>
  );
}

/** Nothing is to be decided: why, or the way to a seat. */
export function Saying({ room, isBusy, onSit }: BarProps) {
  const t = useTranslations('rooms.table');
  const { you, hand, players, status } = room;
  if (you === null) {
    const isFull = players.length >= room.seats;
    return (
      <>
        <p className="room-say">{isFull ? t('full') : t('watching')}</p>
        <Button size="lg" disabled={isBusy || isFull || status !== 'open'} onClick={onSit}>
          <Plus size={18} aria-hidden="true" />
          {t('sitDown')}
        </Button>
      </>
    );
  }
  const isPlaying = hand !== null && hand.phase !== null;
  const isIn = isPlaying && hand.mySeat === you.seat;
  const text = () => {
    if (you.status === 'leaving') return t('leaving');
    if (isPlaying) return isIn ? t('others') : t('joins');
    return players.length < 2 ? t('alone') : t('ready');
  };
  return <p className="room-say">{text()}</p>;
}
