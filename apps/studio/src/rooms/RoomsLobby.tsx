import { Button } from '@baize/ui/button';
import { Eye, Zap } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TableFrame } from '../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney, useTableFrameState } from '../table-frame/table-frame-context.tsx';
import { refusalPatch } from '../table-frame/table-frame-state.ts';
import type { LobbyRoom } from './opening.ts';
import type { RoomGameParts } from './room-game.ts';

const readEveryMs = 4_000;
const stakes = ['low', 'medium', 'high'] as const;

/** The rooms, read again while they are looked at. */
function useLobby() {
  const { api, store } = useTableFrame();
  const [rooms, setRooms] = useState<readonly LobbyRoom[] | null>(null);
  const [ownRoomId, setOwnRoomId] = useState<string | null>(null);
  const read = useCallback(async () => {
    const answer = await api.call('roomsLobby', {});
    if (!answer.ok) return store.set(refusalPatch(answer.reason));
    setRooms(answer.value.rooms);
    setOwnRoomId(answer.value.roomId);
    store.set({ balanceMinor: BigInt(answer.value.balanceMinor) });
    if (store.get().notice === 'reconnecting') store.set({ notice: null });
  }, [api, store]);
  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), readEveryMs);
    return () => clearInterval(timer);
  }, [read]);
  return { rooms, ownRoomId };
}

/** The room to sit down in at once: among those that can be paid, where most sit and one seat is free. */
export function quickRoom(rooms: readonly LobbyRoom[], balanceMinor: bigint): LobbyRoom | null {
  const open = rooms.filter(
    (room) =>
      room.status === 'open' && room.players + room.kept < room.seats && BigInt(room.minEntryMinor) <= balanceMinor,
  );
  return [...open].sort((a, b) => b.players - a.players)[0] ?? null;
}

const stakeOf = ({ stake }: LobbyRoom) => stakes.find((name) => name === stake) ?? 'low';

interface RoomCardProps {
  room: LobbyRoom;
  Stake: RoomGameParts['Stake'];
  isMine: boolean;
  onEnter: () => void;
}

function RoomCard({ room, Stake, isMine, onEnter }: RoomCardProps) {
  const t = useTranslations('rooms.lobby');
  const money = useTableFrameMoney();
  const isOpen = room.status === 'open';
  const isFull = room.players + room.kept >= room.seats;
  return (
    <li className="room-card" data-stake={room.stake} data-mine={isMine}>
      <div className="room-card-head">
        <h2>{t(`stakes.${stakeOf(room)}`)}</h2>
        <span>{t('room', { number: room.number })}</span>
      </div>
      <p className="room-card-base">
        <Stake baseMinor={room.baseMinor} />
      </p>
      <p className="room-card-fact">
        {room.minEntryMinor === room.maxEntryMinor
          ? t('fixedEntry', { amount: money(room.minEntryMinor) })
          : t('entry', { min: money(room.minEntryMinor), max: money(room.maxEntryMinor) })}
        {room.waiting > 0 && <span className="room-card-waits">{t('waiting', { count: room.waiting })}</span>}
      </p>
      <div className="room-card-foot">
        <span className="room-dots" role="img" aria-label={t('seats', { players: room.players, seats: room.seats })}>
          {Array.from({ length: room.seats }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            <i key={seat} data-taken={seat < room.players} />
          ))}
        </span>
        <Button variant={isMine || (isOpen && !isFull) ? 'primary' : 'secondary'} onClick={onEnter}>
          {!isMine && (isFull || !isOpen) && <Eye size={18} aria-hidden="true" />}
          {isMine ? t('back') : isOpen && !isFull ? t('enter') : t('watch')}
        </Button>
      </div>
    </li>
  );
}

/** The rooms of the game with stakes and seats. */
export function RoomsLobby({ game, onEnter }: { game: RoomGameParts; onEnter: (roomId: string) => void }) {
  const words = useTranslations();
  const t = useTranslations('rooms');
  const { host } = useTableFrame();
  const { rooms, ownRoomId } = useLobby();
  const balanceMinor = useTableFrameState((state) => state.balanceMinor);
  const own = rooms?.find(({ roomId }) => roomId === ownRoomId) ?? null;
  const quick = own ?? quickRoom(rooms ?? [], balanceMinor);
  return (
    <TableFrame
      title={words(game.title)}
      scene="rooms"
      keys={[['Q', t('lobby.quick')]]}
      panels={game.panels}
      stage={
        <section className="room-lobby" aria-label={t('lobby.label')}>
          <ul>
            {(rooms ?? []).map((room) => (
              <RoomCard
                key={room.roomId}
                room={room}
                Stake={game.Stake}
                isMine={room.roomId === ownRoomId}
                onEnter={() => onEnter(room.roomId)}
              />
            ))}
          </ul>
        </section>
      }
      controls={
        <div className="room-bar">
          <p className="room-say">{quick === null && rooms !== null ? t('lobby.poor') : t('lobby.text')}</p>
          {quick === null && rooms !== null && host.hasHost ? (
            <Button size="lg" onClick={() => host.send({ type: 'depositRequested' })}>
              {t('lobby.deposit')}
            </Button>
          ) : (
            <Button
              size="lg"
              aria-keyshortcuts="Q"
              disabled={quick === null}
              onClick={() => quick && onEnter(quick.roomId)}
            >
              <Zap size={18} aria-hidden="true" />
              {own ? t('lobby.back') : t('lobby.quick')}
            </Button>
          )}
        </div>
      }
    />
  );
}
