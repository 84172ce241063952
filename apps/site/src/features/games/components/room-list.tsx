import { Badge } from '@baize/ui/badge';
import { moneyLabel } from '@baize/ui/money-text';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { gamePageSize } from '../../../config/limits.ts';
import { gameUrl } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import type { Vendor } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { type Room, useRoomLists } from '../api/room-list.ts';
import type { ListProps } from '../list-props.ts';

export interface RoomListProps extends Pick<ListProps, 'gameType' | 'onOpenGame'> {
  vendors: readonly Vendor[];
  /** Code of the chosen vendor; empty for all. */
  chosen: string;
  /** Stands there while no vendor has a room. */
  instead?: ReactNode;
  /** What stands below; it comes with the rooms, which would push it down. */
  children?: ReactNode;
}

/** The rooms of the chosen card-room vendor, or of all. Nothing where there are none, and for a guest. */
export function RoomList({ gameType, vendors, chosen, onOpenGame, instead = null, children }: RoomListProps) {
  const t = useTranslations('lobbies.rooms');
  const { locale } = useLanguage();
  const codes = chosen === '' ? vendors.map(({ vassalage }) => vassalage) : [chosen];
  const { rooms, isLoading } = useRoomLists(gameType === 'PVP' ? codes : [], locale);
  if (isLoading && children !== undefined) {
    return <GameGrid games={undefined} skeletons={gamePageSize} onOpenGame={onOpenGame} />;
  }
  if (rooms.length === 0) return children ?? instead;
  return (
    <>
      <section aria-labelledby="rooms" className="flex flex-col gap-3">
        <h2 id="rooms" className="text-lg font-bold">
          {t('title')}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {rooms.map(({ vendor, ...room }) => (
            <li key={`${vendor}/${room.roomId}`} className="min-w-0">
              <RoomCard room={room} vendor={vendor} gameType={gameType} onOpenGame={onOpenGame} />
            </li>
          ))}
        </ul>
      </section>
      {children}
    </>
  );
}

interface RoomCardProps extends Pick<RoomListProps, 'gameType' | 'onOpenGame'> {
  room: Room;
  vendor: string;
}

function RoomCard({ room, vendor, gameType, onOpenGame }: RoomCardProps) {
  const t = useTranslations('lobbies.rooms');
  const symbol = useWhitelabel().data?.currency.symbol;
  const { gameCode, state } = room;
  const face = (
    <>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="truncate font-semibold">{room.roomName}</span>
        <span className="tabular text-sm text-ink-muted">
          {t('bets', { min: moneyLabel(room.minBet, symbol), max: moneyLabel(room.maxBet, symbol) })}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <Badge tone={state === 'open' ? 'gold' : 'neutral'}>{t(state)}</Badge>
        <span className="tabular flex items-center gap-1 text-sm text-ink-muted">
          <Users size={15} aria-hidden="true" />
          <span aria-label={t('seats', { players: room.players, seats: room.seats })} role="img">
            {room.players}/{room.seats}
          </span>
        </span>
      </span>
    </>
  );
  const look = 'flex items-center gap-4 rounded-lg border border-line bg-surface p-4';
  if (state !== 'open') return <div className={`${look} text-ink-muted`}>{face}</div>;
  return (
    <a
      href={gameUrl({ vendor, gameCode })}
      onClick={(event) => onOpenGame({ vendor, gameCode, gameType }, event)}
      className={`${look} shadow-card transition-shadow hover:shadow-raised`}
    >
      {face}
    </a>
  );
}
