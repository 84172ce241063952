import type { RoomView } from '@baize/contract';
import type { HoldemSeatView } from '@baize/games/holdem';
import { useTranslations } from 'use-intl';
import { CardPicture } from '../../table-frame/table/PlayingCard.tsx';
import { FreeSeat } from '../FreeSeat.tsx';
import { placeOf, type ShownSeat } from '../room-view.ts';
import { ButtonMark, SeatBet, SeatPlate } from '../table/seat-parts.tsx';
import { holdemOf, winningCards } from './holdem-view.ts';

interface SeatProps {
  room: RoomView;
  seat: number;
  shown: ShownSeat<HoldemSeatView> | null;
  isRevealed: boolean;
  nowMs: () => number;
  /** Null: the player cannot sit down now. */
  onSit: (() => void) | null;
}

/** One seat of the table: cards, name, chips, its bet and what it did. */
export function HoldemSeat({ room, seat, shown, isRevealed, nowMs, onSit }: SeatProps) {
  const place = placeOf(seat, room);
  if (shown === null) return <FreeSeat seat={seat} place={place} onSit={onSit} />;
  const { dealt } = shown;
  const net = isRevealed && dealt?.net ? BigInt(dealt.net) : null;
  const isWinner = net !== null && net > 0n;
  return (
    <li
      className="room-seat turn-seat"
      data-place={place}
      data-mine={shown.isMine}
      data-waited={shown.isWaited}
      data-folded={dealt?.hasFolded ?? false}
      data-result={isWinner ? 'won' : undefined}
    >
      <Hole room={room} dealt={dealt} isRevealed={isRevealed} isMine={shown.isMine} />
      <Plate room={room} shown={shown} net={net} isRevealed={isRevealed} nowMs={nowMs} />
      <SeatBet amount={dealt !== null && dealt.bet !== '0' && room.hand?.phase !== null ? dealt.bet : null} />
    </li>
  );
}

type HoleProps = { room: RoomView; dealt: HoldemSeatView | null; isRevealed: boolean; isMine: boolean };

function Hole({ room, dealt, isRevealed, isMine }: HoleProps) {
  const t = useTranslations('holdem.hand');
  const view = holdemOf(room);
  if (dealt === null || view === null) return <div className="room-cards" />;
  const best = isRevealed && view.pots[0]?.seats.includes(dealt.seat) ? winningCards(view) : [];
  const isOver = room.hand?.phase === null;
  const isHandShown = dealt.hand !== null && (isOver ? isRevealed : isMine);
  // Whoever folds puts his cards away; the player still sees his own.
  const isAway = dealt.hasFolded && !isMine;
  return (
    <>
      <div className="room-cards">
        {!isAway &&
          dealt.cards.map((card, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place for the whole hand
              key={`${room.hand?.handId}${index}`}
              className="turn-card"
              data-best={card !== null && best.includes(card)}
            >
              <CardPicture card={card ?? 0} isTurned={card !== null} />
            </span>
          ))}
      </div>
      {isHandShown && dealt.hand && <p className="room-hand turn-hand">{t(dealt.hand)}</p>}
    </>
  );
}

type PlateProps = Pick<SeatProps, 'room' | 'isRevealed' | 'nowMs'> & {
  shown: ShownSeat<HoldemSeatView>;
  net: bigint | null;
};

/** The name with its chips. While a hand is played, and until its results are shown, they are what is left in front of the seat. */
function Plate({ room, shown, net, isRevealed, nowMs }: PlateProps) {
  const words = useTranslations('holdem.table');
  const { dealt, stackMinor } = shown;
  const stack = () => {
    if (dealt === null || isRevealed) return stackMinor;
    return dealt.isAllIn ? words('allIn') : BigInt(dealt.stack);
  };
  return (
    <SeatPlate
      room={room}
      shown={shown}
      stack={stack()}
      net={net}
      nowMs={nowMs}
      marks={<Marks room={room} seat={shown.seat} />}
      said={<Said room={room} dealt={dealt} />}
    />
  );
}

/** Dealer button and blinds. */
function Marks({ room, seat }: { room: RoomView; seat: number }) {
  const t = useTranslations('holdem.table');
  const view = holdemOf(room);
  if (!room.hand || !view) return null;
  // At the end the name of a hand stands there.
  const isPlaying = room.hand.phase !== null;
  const blind = seat === view.smallBlind ? 'small' : seat === view.bigBlind ? 'big' : null;
  return (
    <span className="seat-marks">
      {room.hand.button === seat && <ButtonMark />}
      {isPlaying && blind !== null && <abbr title={t(`${blind}Long`)}>{t(blind)}</abbr>}
    </span>
  );
}

function Said({ room, dealt }: { room: RoomView; dealt: HoldemSeatView | null }) {
  const t = useTranslations('holdem');
  const isOver = room.hand?.phase === null;
  if (dealt === null || isOver) return null;
  const act = dealt.hasFolded ? 'fold' : dealt.said?.act;
  return act ? (
    <span className="room-said" data-act={act}>
      {t(`said.${act}`)}
    </span>
  ) : null;
}
