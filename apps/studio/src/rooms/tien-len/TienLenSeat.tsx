import type { TienLenSeatView } from '@baize/games/tien-len';
import { useTranslations } from 'use-intl';
import { CardPicture } from '../../table-frame/table/PlayingCard.tsx';
import { FreeSeat } from '../FreeSeat.tsx';
import { placeOf, seatAt } from '../room-view.ts';
import type { RoomSeatProps } from '../table/RoomTable.tsx';
import { SeatPlate } from '../table/seat-parts.tsx';
import { stackNow } from '../table/stack-now.ts';

/** One seat: how many cards it holds, its chips and what it did; at the end what is left in its hand. */
export function TienLenSeat({ room, seat, isRevealed, isHandShown, nowMs, onSit }: RoomSeatProps) {
  const place = placeOf(seat, room);
  const shown = seatAt<TienLenSeatView>(room, seat, isHandShown);
  if (shown === null) return <FreeSeat seat={seat} place={place} onSit={onSit} />;
  const { dealt } = shown;
  const isPlaying = room.hand?.phase !== null;
  const net = isRevealed && dealt?.net ? BigInt(dealt.net) : null;
  return (
    <li
      className="room-seat turn-seat"
      data-place={place}
      data-mine={shown.isMine}
      data-waited={shown.isWaited}
      data-folded={isPlaying && (dealt?.hasPassed ?? false)}
      data-result={net !== null && net > 0n ? 'won' : undefined}
    >
      {/* The own hand stands below the table. */}
      {dealt && !(shown.isMine && isPlaying) && <Held dealt={dealt} />}
      <SeatPlate
        {...{ room, shown, net, nowMs }}
        isLossShown
        stack={stackNow(shown, isRevealed)}
        said={isPlaying && dealt && <Said dealt={dealt} />}
      />
    </li>
  );
}

function Held({ dealt }: { dealt: TienLenSeatView }) {
  const t = useTranslations('rooms.table');
  const open = dealt.cards.filter((card) => card !== null);
  if (dealt.cards.length === 0) return null;
  if (open.length > 0)
    return (
      <div className="room-cards tien-len-left" data-many={open.length > 7}>
        {open.map((card) => (
          <CardPicture key={card} card={card} isTurned />
        ))}
      </div>
    );
  const count = dealt.cards.length;
  return (
    <div className="room-cards tien-len-held" data-last={count === 1}>
      <CardPicture card={0} isTurned={false} />
      <b role="img" aria-label={t('cards', { count })}>
        {count}
      </b>
    </div>
  );
}

function Said({ dealt }: { dealt: TienLenSeatView }) {
  const t = useTranslations('tienLen.said');
  const said = dealt.cards.length === 0 ? 'out' : dealt.hasPassed ? 'pass' : null;
  return said ? (
    <span className="room-said" data-act={said === 'pass' ? 'fold' : said}>
      {t(said)}
    </span>
  ) : null;
}
