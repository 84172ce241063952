import type { RoomView } from '@baize/contract';
import { multiplierOf, type NiuniuSeatView } from '@baize/games/niuniu';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { CardPicture } from '../table-frame/table/PlayingCard.tsx';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { FreeSeat } from './FreeSeat.tsx';
import { niuniuOf, placeOf, type ShownSeat } from './room-view.ts';
import { SeatNote } from './table/seat-parts.tsx';

interface SeatProps {
  room: RoomView;
  seat: number;
  shown: ShownSeat<NiuniuSeatView> | null;
  /** The cards lie open and the results count. */
  isRevealed: boolean;
  /** Null: the player cannot sit down now. */
  onSit: (() => void) | null;
}

/** One seat of the table: cards, name, chips and what it did. */
export function Seat({ room, seat, shown, isRevealed, onSit }: SeatProps) {
  const place = placeOf(seat, room);
  if (shown === null) return <FreeSeat seat={seat} place={place} onSit={onSit} />;
  const { dealt } = shown;
  const isBanker = niuniuOf(room)?.banker === seat;
  const net = isRevealed && dealt?.net ? BigInt(dealt.net) : null;
  return (
    <li
      className="room-seat"
      data-place={place}
      data-mine={shown.isMine}
      data-banker={isBanker}
      data-waited={shown.isWaited}
      data-result={net === null || net === 0n ? undefined : net > 0n ? 'won' : 'lost'}
    >
      <Cards dealt={dealt} place={place} handId={room.hand?.handId ?? ''} />
      {dealt?.hand && isRevealed && <HandName name={dealt.hand} />}
      <Plate room={room} shown={shown} isBanker={isBanker} net={net} isRevealed={isRevealed} />
    </li>
  );
}

function Cards({ dealt, place, handId }: { dealt: NiuniuSeatView | null; place: number; handId: string }) {
  if (dealt === null) return <div className="room-cards" />;
  return (
    <div className="room-cards" style={{ '--turn': place } as CSSProperties}>
      {dealt.cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place for the whole hand
        <CardPicture key={`${handId}${index}`} card={card ?? 0} isTurned={card !== null} />
      ))}
    </div>
  );
}

function HandName({ name }: { name: NonNullable<NiuniuSeatView['hand']> }) {
  const t = useTranslations('rooms');
  const times = multiplierOf(name);
  return (
    <p className="room-hand" data-class={name}>
      {t(`hand.${name}`)}
      {times > 1n && <b>{t('times', { times: `${times}` })}</b>}
    </p>
  );
}

interface PlateProps {
  room: RoomView;
  shown: ShownSeat<NiuniuSeatView>;
  isBanker: boolean;
  net: bigint | null;
  isRevealed: boolean;
}

/** The name with its chips. What a hand brought is not in them before its cards lie open. */
function Plate({ room, shown, isBanker, net, isRevealed }: PlateProps) {
  const t = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  const { dealt, stackMinor } = shown;
  const hidden = dealt?.net && !isRevealed ? BigInt(dealt.net) : 0n;
  return (
    <div className="room-plate">
      {isBanker && <b className="room-banker">{t('banker')}</b>}
      <span className="room-name">{shown.isMine ? t('you') : shown.name}</span>
      <span className="room-stack tabular">{stackMinor === null ? t('gone') : money(stackMinor - hidden)}</span>
      <Said room={room} dealt={dealt} isBanker={isBanker} />
      {net !== null && (
        <strong className="room-net tabular">
          {net > 0n ? '+' : ''}
          {money(net)}
        </strong>
      )}
      <SeatNote shown={shown} />
    </div>
  );
}

/** What a seat decided in this hand. */
function Said({ room, dealt, isBanker }: { room: RoomView; dealt: NiuniuSeatView | null; isBanker: boolean }) {
  const t = useTranslations('rooms');
  if (dealt === null) return null;
  const { bid, bet, hasBid } = dealt;
  const isBidding = room.hand?.phase === 'bid';
  if (isBidding && !hasBid) return null;
  const text = () => {
    if (isBidding && bid === null) return t('said.ready');
    if (isBidding) return bid === '0' ? t('said.noBid') : t('said.bid', { times: bid ?? '' });
    if (isBanker) return t('said.bid', { times: niuniuOf(room)?.bankMultiplier ?? '' });
    return bet === null ? null : t('times', { times: bet });
  };
  const said = text();
  return said === null ? null : <span className="room-said">{said}</span>;
}
