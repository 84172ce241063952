import type { RoomView } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { ArrowLeft, Coins, LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../table-frame/table/use-now.ts';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { mayTopUp } from './room-view.ts';
import { SeatOrQueue } from './table/Queue.tsx';
import { useHandShown } from './use-hand-shown.ts';
import type { RoomNow } from './use-room.ts';

export interface BarProps extends RoomNow {
  room: RoomView;
  onLobby: () => void;
  /** Asks for a buy-in, or for chips to add. */
  onSit: () => void;
}

/** Back to the rooms, or up from the seat; and more chips. */
export function WayOut({ room, isBusy, leave, onLobby, onSit }: BarProps) {
  const t = useTranslations('rooms.table');
  // Nobody stands up from a tournament that is played.
  if (room.you === null || room.status === 'playing')
    return (
      <Button variant="quiet" className="room-out" onClick={onLobby}>
        <ArrowLeft size={18} aria-hidden="true" />
        {t('lobby')}
      </Button>
    );
  const isLeaving = room.you.status === 'leaving';
  return (
    <div className="room-outs">
      <Button variant="quiet" className="room-out" disabled={isBusy || isLeaving} onClick={() => void leave()}>
        <LogOut size={18} aria-hidden="true" />
        {t('leave')}
      </Button>
      {mayTopUp(room) && (
        <Button variant="quiet" className="room-out" disabled={isBusy} onClick={onSit}>
          <Coins size={18} aria-hidden="true" />
          {t('addChips')}
        </Button>
      )}
    </div>
  );
}

/** Nothing is to be decided: why, or the way to a seat. */
export function Saying(props: BarProps) {
  const { room, nowMs } = props;
  const isHandShown = useHandShown(room, nowMs);
  const t = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  const { you, hand, players } = room;
  if (you === null) return <SeatOrQueue {...props} />;
  const rebuyUntil = players.find(({ seat }) => seat === you.seat)?.rebuyUntil ?? null;
  if (you.addingMinor !== '0') return <p className="room-say">{t('adding', { amount: money(you.addingMinor) })}</p>;
  // The end of the hand in which the chips went is looked at first.
  const isOut = !isHandShown || hand?.mySeat !== you.seat;
  if (rebuyUntil !== null && isOut && mayTopUp(room)) return <Rebuy {...props} until={rebuyUntil} />;
  const isPlaying = hand !== null && hand.phase !== null;
  const isIn = isPlaying && hand.mySeat === you.seat;
  const text = () => {
    if (you.status === 'leaving') return t('leaving');
    if (isPlaying) return isIn ? t('others') : t('joins');
    return players.length < 2 ? t('alone') : t('ready');
  };
  return <p className="room-say">{text()}</p>;
}

const tickMs = 250;
const msPerSecond = 1_000;

/** All chips are gone: the way to new ones, and how long the seat is kept. */
function Rebuy({ isBusy, onSit, nowMs, until }: BarProps & { until: string }) {
  const t = useTranslations('rooms.table');
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - useServerNow(nowMs, tickMs)) / msPerSecond));
  return (
    <>
      <p className="room-say">{t('noChips', { seconds })}</p>
      <Button size="lg" disabled={isBusy || seconds === 0} onClick={onSit}>
        <Coins size={18} aria-hidden="true" />
        {t('rebuy')}
      </Button>
    </>
  );
}
