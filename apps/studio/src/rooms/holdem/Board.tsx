import type { RoomView } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { CardPicture } from '../../table-frame/table/PlayingCard.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { isMyTurn } from '../room-view.ts';
import { useBlindsText } from './blinds.ts';
import { holdemOf, winningCards } from './holdem-view.ts';
import type { RunOut } from './use-run-out.ts';

const boardPlaces = [0, 1, 2, 3, 4];

/** The middle of the table: pots, the common cards, and what the table waits for. */
export function Board({ room, runOut }: { room: RoomView; runOut: RunOut }) {
  const t = useTranslations('holdem.table');
  const view = holdemOf(room);
  const { open, isRevealed } = runOut;
  const best = view && isRevealed ? winningCards(view) : [];
  const places = boardPlaces.slice(0, open);
  useSoundWhen(open >= 3, 'card');
  useSoundWhen(open >= 4, 'card');
  useSoundWhen(open >= 5, 'card');
  return (
    <div className="room-middle holdem-middle">
      {view && <Pots room={room} isRevealed={isRevealed} />}
      <ul className="holdem-board" aria-label={t('board')}>
        {places.map((place) => {
          const card = view?.board[place] ?? 0;
          return (
            <li
              key={`${room.hand?.handId}${place}`}
              data-best={best.includes(card)}
              data-dim={best.length > 0 && !best.includes(card)}
            >
              <CardPicture card={card} isTurned />
            </li>
          );
        })}
        {boardPlaces.slice(open).map((place) => (
          <li key={place} className="holdem-place" aria-hidden="true" />
        ))}
      </ul>
      <Phase room={room} isRevealed={isRevealed} />
    </div>
  );
}

function Pots({ room, isRevealed }: { room: RoomView; isRevealed: boolean }) {
  const t = useTranslations('holdem.table');
  const words = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  const view = holdemOf(room);
  if (view === null) return null;
  const isOver = room.hand?.phase === null;
  // What was won is divided into its pots once the cards lie open.
  const side = isOver && !isRevealed ? [] : view.pots.slice(1);
  const sides = side.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return (
    <p className="holdem-pots">
      <strong className="tabular">{words('pot', { amount: money(BigInt(view.total) - sides) })}</strong>
      {side.map(({ amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: side pots stand in their order, and one seat may win several
        <span key={index} className="tabular">
          {t('sidePot', { amount: money(amount) })}
        </span>
      ))}
    </p>
  );
}

function Phase({ room, isRevealed }: { room: RoomView; isRevealed: boolean }) {
  const words = useTranslations('rooms.table');
  const sng = useTranslations('holdem.sng');
  const blinds = useBlindsText(room.baseMinor);
  const { hand, players, status, tournament } = room;
  const isPlaying = hand !== null && hand.phase !== null;
  const name = hand?.names.find(({ seat }) => hand.waiting.includes(seat))?.name ?? '';
  const text = () => {
    if (isPlaying) return isMyTurn(room) ? words('myTurn') : words('turn', { name });
    if (hand !== null && !isRevealed) return words('showdown');
    if (tournament !== null && status === 'closed') return sng('done');
    if (status === 'closing' || status === 'closed') return words('closing');
    if (tournament !== null && status === 'open') return words('waiting');
    return players.length < 2 ? words('waiting') : words('next');
  };
  return (
    <>
      <p className="room-phase" role="status">
        {text()}
      </p>
      <p className="room-stakes">
        <span>{blinds}</span>
      </p>
    </>
  );
}
