import type { RoomView } from '@baize/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import type { ShownSeat } from '../room-view.ts';
import { SeatClock } from './SeatClock.tsx';

interface PlateProps {
  room: RoomView;
  shown: ShownSeat<unknown>;
  /** The chips as they count now, or a word in their place; null: stood up. */
  stack: bigint | string | null;
  /** What the hand brought; null as long as it is not shown. */
  net: bigint | null;
  /** Losses are not written where what was put in lies on the table. */
  isLossShown?: boolean;
  nowMs: () => number;
  /** The dealer's button and other marks. */
  marks?: ReactNode;
  /** What the seat did. */
  said?: ReactNode;
}

/** The name of a seat with its chips. */
export function SeatPlate(props: PlateProps) {
  const { room, shown, stack, net, isLossShown = false, nowMs, marks, said } = props;
  const t = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  const isNetShown = net !== null && (net > 0n || (isLossShown && net < 0n));
  return (
    <div className="room-plate">
      {marks}
      <span className="room-name">{shown.isMine ? t('you') : shown.name}</span>
      <span className="room-stack tabular">
        {stack === null ? t('gone') : typeof stack === 'string' ? stack : money(stack)}
      </span>
      {said}
      {isNetShown && (
        <strong className="room-net tabular">
          {net > 0n ? '+' : ''}
          {money(net)}
        </strong>
      )}
      <SeatNote shown={shown} />
      {shown.isWaited && <SeatClock room={room} nowMs={nowMs} isMine={shown.isMine} />}
    </div>
  );
}

/** Why a seat does not play on, or not now. */
export function SeatNote({ shown }: { shown: ShownSeat<unknown> }) {
  const t = useTranslations('rooms.table');
  const { isLeaving, isShort, isAway, isOut } = shown;
  const text = () => {
    if (isLeaving) return t('leaves');
    if (isOut) return t('out');
    if (isShort) return t('rebuys');
    return isAway ? t('away') : null;
  };
  const note = text();
  return note === null ? null : <span className="room-note">{note}</span>;
}

/** Who has the button. */
export function ButtonMark() {
  const t = useTranslations('rooms.table');
  return (
    <b className="seat-button" title={t('dealer')}>
      <span aria-hidden="true">D</span>
      <span className="sr-only">{t('dealer')}</span>
    </b>
  );
}

/** Chips in front of a seat; null: there are none. */
export function SeatBet({ amount }: { amount: string | null }) {
  const money = useTableFrameMoney();
  useSoundWhen(amount !== null, 'chip');
  if (amount === null) return null;
  return (
    <p className="seat-bet tabular">
      <i aria-hidden="true" />
      {money(amount)}
    </p>
  );
}
