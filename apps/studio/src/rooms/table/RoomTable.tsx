import type { RoomView } from '@baize/contract';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { KeyHelp } from '../../table-frame/KeysHelp.tsx';
import { TableFrame, type TableFramePanels } from '../../table-frame/TableFrame.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { BuyIn } from '../BuyIn.tsx';
import type { BarProps } from '../bar-parts.tsx';
import { OwnResult } from '../OwnResult.tsx';
import { hasSeat, isMyTurn } from '../room-view.ts';
import { useHandShown } from '../use-hand-shown.ts';
import { useRevealed } from '../use-revealed.ts';
import { type RoomNow, useRoom } from '../use-room.ts';

export interface RoomSeatProps {
  room: RoomView;
  seat: number;
  /** The results of the hand count. */
  isRevealed: boolean;
  /** The hand is played, or its end is looked at. */
  isHandShown: boolean;
  nowMs: () => number;
  /** Null: the player cannot sit down now. */
  onSit: (() => void) | null;
}
export interface RoomMiddleProps {
  room: RoomView;
  isRevealed: boolean;
  nowMs: () => number;
}

/** What a game shows at its table. */
export interface RoomTableGame {
  title: string;
  className: string;
  keys: readonly KeyHelp[];
  panels: TableFramePanels;
  Seat: ComponentType<RoomSeatProps>;
  Middle: ComponentType<RoomMiddleProps>;
  Bar: ComponentType<BarProps>;
}

/** A seat that is asked for; null: the first that is free. */
type Wanted = { seat: number | null };
type Shown = RoomNow & { room: RoomView; game: RoomTableGame };

/** A table of a card game: seats, the middle, what the player decides, and the way to a seat. */
export function RoomTable(props: { roomId: string; onLobby: () => void; game: RoomTableGame }) {
  const { roomId, onLobby, game } = props;
  const now = useRoom(roomId);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { room } = now;
  return (
    <TableFrame
      title={game.title}
      scene="rooms"
      keys={[...game.keys]}
      panels={game.panels}
      stage={
        room === null ? (
          <div className="room-table" />
        ) : (
          <Stage {...now} room={room} game={game} onSit={(seat) => setWanted({ seat })} />
        )
      }
      controls={
        room !== null && (
          <>
            <game.Bar {...now} room={room} onLobby={onLobby} onSit={() => setWanted({ seat: null })} />
            {wanted && <Buy {...now} room={room} wanted={wanted} onClose={() => setWanted(null)} />}
          </>
        )
      }
    />
  );
}

function Buy(props: RoomNow & { room: RoomView; wanted: Wanted; onClose: () => void }) {
  const { room, buy, wanted, onClose } = props;
  const t = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  const onBuy = (amountMinor: bigint) => {
    onClose();
    void buy(amountMinor, wanted.seat);
  };
  return <BuyIn room={room} text={t('base', { amount: money(room.baseMinor) })} onClose={onClose} onBuy={onBuy} />;
}

function Stage({ room, nowMs, isBusy, game, onSit }: Shown & { onSit: (seat: number) => void }) {
  const t = useTranslations('rooms.table');
  const { hand } = room;
  const isRevealed = useRevealed(hand);
  const isHandShown = useHandShown(room, nowMs);
  useSoundWhen(isMyTurn(room), 'bell');
  const canSit = room.you === null && hasSeat(room) && !isBusy;
  const { seats = [] } = (hand?.game ?? {}) as { seats?: readonly { seat: number; net: string | null }[] };
  const net = seats.find(({ seat }) => seat === hand?.mySeat)?.net ?? null;
  return (
    <div className={`room-table ${game.className}`}>
      <ul className="room-felt" aria-label={t('label')} data-seats={room.seats}>
        {Array.from({ length: room.seats }, (_, seat) => (
          <game.Seat
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            key={seat}
            room={room}
            seat={seat}
            isRevealed={isRevealed}
            isHandShown={isHandShown}
            nowMs={nowMs}
            onSit={canSit ? () => onSit(seat) : null}
          />
        ))}
      </ul>
      <game.Middle room={room} isRevealed={isRevealed} nowMs={nowMs} />
      <OwnResult
        handId={hand?.handId}
        baseMinor={room.baseMinor}
        netMinor={isRevealed && net !== null ? BigInt(net) : null}
      />
    </div>
  );
}
