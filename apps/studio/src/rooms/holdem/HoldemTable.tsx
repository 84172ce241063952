import type { RoomView } from '@baize/contract';
import type { HoldemSeatView } from '@baize/games/holdem';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { BuyIn } from '../BuyIn.tsx';
import { useResultSound } from '../OwnResult.tsx';
import { hasSeat, isMyTurn, seatAt } from '../room-view.ts';
import { useHandShown } from '../use-hand-shown.ts';
import { type RoomNow, useRoom } from '../use-room.ts';
import { ActionBar } from './ActionBar.tsx';
import { Board } from './Board.tsx';
import { useBlindsText } from './blinds.ts';
import { HoldemSeat } from './HoldemSeat.tsx';
import { holdemOf } from './holdem-view.ts';
import { holdemPanels } from './panels.tsx';
import { useRunOut } from './use-run-out.ts';

/** A seat that is asked for; null: the first that is free. */
type Wanted = { seat: number | null };

/** A table of hold'em: the seats around it, the board, and what the player decides. */
export function HoldemTable({ roomId, onLobby }: { roomId: string; onLobby: () => void }) {
  const t = useTranslations('holdem');
  const now = useRoom(roomId);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { room } = now;
  return (
    <TableFrame
      title={t('title')}
      scene="rooms"
      keys={[['F, C, R', t('table.keys')]]}
      panels={holdemPanels}
      stage={
        room === null ? (
          <div className="room-table" />
        ) : (
          <HoldemStage {...now} room={room} onSit={(seat) => setWanted({ seat })} />
        )
      }
      controls={
        room !== null && (
          <>
            <ActionBar {...now} room={room} onLobby={onLobby} onSit={() => setWanted({ seat: null })} />
            {wanted && <Buy {...now} room={room} wanted={wanted} onClose={() => setWanted(null)} />}
          </>
        )
      }
    />
  );
}

type Shown = RoomNow & { room: RoomView };

function Buy({ room, buy, wanted, onClose }: Shown & { wanted: Wanted; onClose: () => void }) {
  const text = useBlindsText(room.baseMinor);
  const onBuy = (amountMinor: bigint) => {
    onClose();
    void buy(amountMinor, wanted.seat);
  };
  return <BuyIn room={room} text={text} onClose={onClose} onBuy={onBuy} />;
}

/** The seats around the board. */
export function HoldemStage({ room, nowMs, isBusy, onSit }: Shown & { onSit: (seat: number) => void }) {
  const t = useTranslations('rooms.table');
  const { hand } = room;
  const runOut = useRunOut(room);
  const { isRevealed } = runOut;
  const isHandShown = useHandShown(room, nowMs);
  useSoundWhen(isMyTurn(room), 'bell');
  const canSit = room.you === null && hasSeat(room) && !isBusy;
  const net = holdemOf(room)?.seats.find(({ seat }) => seat === hand?.mySeat)?.net ?? null;
  useResultSound(isRevealed && net !== null ? BigInt(net) : null);
  return (
    <div className="room-table holdem-table">
      <ul className="room-felt" aria-label={t('label')} data-seats={room.seats}>
        {Array.from({ length: room.seats }, (_, seat) => (
          <HoldemSeat
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            key={seat}
            room={room}
            seat={seat}
            shown={seatAt<HoldemSeatView>(room, seat, isHandShown)}
            isRevealed={isRevealed}
            nowMs={nowMs}
            onSit={canSit ? () => onSit(seat) : null}
          />
        ))}
      </ul>
      <Board room={room} runOut={runOut} />
    </div>
  );
}
