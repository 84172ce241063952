import type { RoomView } from '@baize/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { isMyTurn } from '../room-view.ts';

/** What the table waits for, and its stakes. */
export function TurnPhase(props: { room: RoomView; isRevealed: boolean; say?: string | null; children?: ReactNode }) {
  const { room, isRevealed, say = null, children } = props;
  const t = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  const { hand, players, status } = room;
  const isPlaying = hand !== null && hand.phase !== null;
  const name = hand?.names.find(({ seat }) => hand.waiting.includes(seat))?.name ?? '';
  const text = () => {
    if (say !== null) return say;
    if (isPlaying) return isMyTurn(room) ? t('myTurn') : t('turn', { name });
    if (hand !== null && !isRevealed) return t('showdown');
    if (status !== 'open') return t('closing');
    return players.length < 2 ? t('waiting') : t('next');
  };
  return (
    <>
      <p className="room-phase" role="status">
        {text()}
      </p>
      <p className="room-stakes">
        <span>{t('base', { amount: money(room.baseMinor) })}</span>
        {children}
      </p>
    </>
  );
}
