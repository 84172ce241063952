import type { ZjhSeatView } from '@baize/games/zjh';
import { useTranslations } from 'use-intl';
import { CardPicture } from '../../table-frame/table/PlayingCard.tsx';
import { FreeSeat } from '../FreeSeat.tsx';
import { placeOf, type ShownSeat, seatAt } from '../room-view.ts';
import type { RoomSeatProps } from '../table/RoomTable.tsx';
import { ButtonMark, SeatBet, SeatPlate } from '../table/seat-parts.tsx';
import { saidOf, zjhOf } from './zjh-view.ts';

type Dealt = { dealt: ZjhSeatView | null };

/** One seat: its three cards, whether it has looked, its chips and what it put in. */
export function ZjhSeat({ room, seat, isRevealed, isHandShown, nowMs, onSit }: RoomSeatProps) {
  const place = placeOf(seat, room);
  const shown = seatAt<ZjhSeatView>(room, seat, isHandShown);
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
      data-folded={dealt?.hasFolded ?? false}
      data-result={net !== null && net > 0n ? 'won' : undefined}
    >
      <Cards dealt={dealt} handId={room.hand?.handId ?? ''} isMine={shown.isMine} isShown={isPlaying || isRevealed} />
      <Plate {...{ room, shown, net, isRevealed, nowMs }} />
      <SeatBet amount={isPlaying && dealt ? dealt.bet : null} />
    </li>
  );
}

function Cards(props: Dealt & { handId: string; isMine: boolean; isShown: boolean }) {
  const { dealt, handId, isMine, isShown } = props;
  const t = useTranslations('zjh');
  if (dealt === null) return <div className="room-cards" />;
  // Whoever is out puts his cards away; the player still sees his own.
  const isAway = dealt.hasFolded && !isMine;
  return (
    <>
      <div className="room-cards">
        {!isAway &&
          dealt.cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place for the whole hand
            <span key={`${handId}${index}`} className="turn-card">
              <CardPicture card={card ?? 0} isTurned={card !== null} />
            </span>
          ))}
      </div>
      {dealt.hand && isShown && <p className="room-hand turn-hand">{t(`hand.${dealt.hand}`)}</p>}
      {isMine && dealt.hand === null && !dealt.hasFolded && <p className="room-hand turn-hand">{t('blind')}</p>}
    </>
  );
}

type PlateProps = Pick<RoomSeatProps, 'room' | 'isRevealed' | 'nowMs'> & {
  shown: ShownSeat<ZjhSeatView>;
  net: bigint | null;
};

function Plate({ room, shown, net, isRevealed, nowMs }: PlateProps) {
  const t = useTranslations('zjh');
  const { dealt, stackMinor, seat } = shown;
  const stack = () => {
    if (dealt === null || isRevealed) return stackMinor;
    return dealt.isAllIn ? t('allIn') : BigInt(dealt.stack);
  };
  const isPlaying = room.hand?.phase !== null;
  const marks = (
    <span className="seat-marks">
      {room.hand?.button === seat && <ButtonMark />}
      {isPlaying && dealt?.hasLooked && !dealt.hasFolded && !shown.isMine && (
        <abbr title={t('said.look')}>{t('seen')}</abbr>
      )}
    </span>
  );
  return (
    <SeatPlate {...{ room, shown, net, nowMs, marks }} stack={stack()} said={<Said room={room} dealt={dealt} />} />
  );
}

function Said({ room, dealt }: Pick<RoomSeatProps, 'room'> & Dealt) {
  const t = useTranslations('zjh');
  const view = zjhOf(room);
  if (dealt === null || view === null || room.hand?.phase === null) return null;
  const said = saidOf(view, dealt);
  return said ? (
    <span className="room-said" data-act={said === 'out' ? 'fold' : said}>
      {t(`said.${said}`)}
    </span>
  ) : null;
}
