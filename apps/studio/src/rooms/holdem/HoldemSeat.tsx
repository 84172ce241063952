import type { RoomView } from '@baize/contract';
import type { HoldemSeatView } from '@baize/games/holdem';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { CardPicture } from '../../table-frame/table/PlayingCard.tsx';
import { useServerNow } from '../../table-frame/table/use-now.ts';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { FreeSeat } from '../FreeSeat.tsx';
import { placeOf, type ShownSeat } from '../room-view.ts';
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
      className="room-seat holdem-seat"
      data-place={place}
      data-mine={shown.isMine}
      data-waited={shown.isWaited}
      data-folded={dealt?.hasFolded ?? false}
      data-result={isWinner ? 'won' : undefined}
    >
      <Hole room={room} dealt={dealt} isRevealed={isRevealed} isMine={shown.isMine} />
      <Plate room={room} shown={shown} net={net} isRevealed={isRevealed} nowMs={nowMs} />
      <Bet room={room} dealt={dealt} />
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
              className="holdem-hole"
              data-best={card !== null && best.includes(card)}
            >
              <CardPicture card={card ?? 0} isTurned={card !== null} />
            </span>
          ))}
      </div>
      {isHandShown && dealt.hand && <p className="room-hand holdem-hand">{t(dealt.hand)}</p>}
    </>
  );
}

type PlateProps = Pick<SeatProps, 'room' | 'isRevealed' | 'nowMs'> & {
  shown: ShownSeat<HoldemSeatView>;
  net: bigint | null;
};

/** The name with its chips. While a hand is played, and until its results are shown, they are what is left in front of the seat. */
function Plate({ room, shown, net, isRevealed, nowMs }: PlateProps) {
  const t = useTranslations('rooms.table');
  const words = useTranslations('holdem.table');
  const money = useTableFrameMoney();
  const { dealt, stackMinor } = shown;
  const isSettled = dealt === null || isRevealed;
  const stack = isSettled ? stackMinor : BigInt(dealt.stack);
  return (
    <div className="room-plate">
      <Marks room={room} seat={shown.seat} />
      <span className="room-name">{shown.isMine ? t('you') : shown.name}</span>
      <span className="room-stack tabular">
        {dealt?.isAllIn && !isRevealed ? words('allIn') : stack === null ? t('gone') : money(stack)}
      </span>
      <Said room={room} dealt={dealt} />
      {net !== null && net > 0n && <strong className="room-net tabular">+{money(net)}</strong>}
      {(shown.isAway || shown.isLeaving) && (
        <span className="room-note">{shown.isLeaving ? t('leaves') : t('away')}</span>
      )}
      {shown.isWaited && <SeatClock room={room} nowMs={nowMs} isMine={shown.isMine} />}
    </div>
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
    <span className="holdem-marks">
      {room.hand.button === seat && (
        <b className="holdem-button" title={t('dealer')}>
          <span aria-hidden="true">D</span>
          <span className="sr-only">{t('dealer')}</span>
        </b>
      )}
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

/** Chips in front of a seat; they go into the pot when the street is over. */
function Bet({ room, dealt }: { room: RoomView; dealt: HoldemSeatView | null }) {
  const money = useTableFrameMoney();
  const isShown = dealt !== null && dealt.bet !== '0' && room.hand?.phase !== null;
  useSoundWhen(isShown, 'chip');
  if (!isShown) return null;
  return (
    <p className="holdem-bet tabular">
      <i aria-hidden="true" />
      {money(dealt.bet)}
    </p>
  );
}

const tickMs = 200;
const msPerSecond = 1_000;
const lastSeconds = 5;

function SeatClock({ room, nowMs, isMine }: { room: RoomView; nowMs: () => number; isMine: boolean }) {
  const t = useTranslations('holdem.table');
  const now = useServerNow(nowMs, tickMs);
  const [asked, deadline] = [Date.parse(room.hand?.askedAt ?? ''), Date.parse(room.hand?.deadline ?? '')];
  const leftMs = Math.max(0, deadline - now);
  const seconds = Math.ceil(leftMs / msPerSecond);
  useSoundWhen(isMine && seconds <= lastSeconds, 'tick');
  return (
    <span
      className="holdem-clock"
      role="timer"
      aria-label={t('left', { seconds })}
      data-last={seconds <= lastSeconds}
      style={{ '--left': Math.min(1, leftMs / (deadline - asked)) } as CSSProperties}
    >
      {seconds}
    </span>
  );
}
