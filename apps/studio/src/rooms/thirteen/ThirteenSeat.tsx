import { rowNames, type ThirteenSeatView } from '@baize/games/thirteen';
import { useTranslations } from 'use-intl';
import { CardPicture } from '../../table-frame/table/PlayingCard.tsx';
import { FreeSeat } from '../FreeSeat.tsx';
import { placeOf, seatAt } from '../room-view.ts';
import type { RoomSeatProps } from '../table/RoomTable.tsx';
import { SeatPlate } from '../table/seat-parts.tsx';
import { stackNow } from '../table/stack-now.ts';
import { signed } from './thirteen-view.ts';

/** One seat: whether it is ready, and at the end its three rows with their points. */
export function ThirteenSeat({ room, seat, isRevealed, isHandShown, nowMs, onSit }: RoomSeatProps) {
  const place = placeOf(seat, room);
  const shown = seatAt<ThirteenSeatView>(room, seat, isHandShown);
  if (shown === null) return <FreeSeat seat={seat} place={place} onSit={onSit} />;
  const { dealt } = shown;
  const isPlaying = room.hand?.phase !== null;
  const net = isRevealed && dealt?.net ? BigInt(dealt.net) : null;
  return (
    <li
      className="room-seat turn-seat thirteen-seat"
      data-place={place}
      data-mine={shown.isMine}
      data-waited={shown.isWaited}
      data-result={net !== null && net > 0n ? 'won' : undefined}
    >
      {dealt && (!shown.isMine || !isPlaying) && <Rows dealt={dealt} isRevealed={isRevealed} />}
      <SeatPlate
        {...{ room, shown, net, nowMs }}
        isLossShown
        stack={stackNow(shown, isRevealed)}
        said={dealt && <Said dealt={dealt} isPlaying={isPlaying} isRevealed={isRevealed} />}
      />
    </li>
  );
}

/** Backs of cards until all are ready; then the rows, the front one first. */
function Rows({ dealt, isRevealed }: { dealt: ThirteenSeatView; isRevealed: boolean }) {
  const t = useTranslations('thirteen');
  const { rows } = dealt;
  if (rows === null)
    return (
      <div className="room-cards thirteen-backs">
        {[0, 1, 2].map((place) => (
          <CardPicture key={place} card={0} isTurned={false} />
        ))}
      </div>
    );
  return (
    <div className="thirteen-rows">
      {rowNames.map((row) => {
        return (
          <div key={row} className="thirteen-row">
            <span className="thirteen-cards">
              {rows[row].cards.map((card) => (
                <CardPicture key={card} card={card} isTurned />
              ))}
            </span>
            {isRevealed && (
              <span className="thirteen-name" data-won={BigInt(rows[row].points) > 0n}>
                {t(`hand.${rows[row].name}`)} <b>{signed(rows[row].points)}</b>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Said(props: { dealt: ThirteenSeatView; isPlaying: boolean; isRevealed: boolean }) {
  const { dealt, isPlaying, isRevealed } = props;
  const t = useTranslations('thirteen');
  if (isPlaying) return dealt.hasArranged ? <span className="room-said">{t('said.ready')}</span> : null;
  if (!isRevealed || dealt.points === null) return null;
  if (dealt.isFoul)
    return (
      <span className="room-said" data-act="raise">
        {t('said.foul')}
      </span>
    );
  return <span className="room-said">{t('points', { points: signed(dealt.points) })}</span>;
}
