import type { RoomView } from '@baize/contract';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TableFrame } from '../table-frame/TableFrame.tsx';
import { useServerNow } from '../table-frame/table/use-now.ts';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { useSoundWhen } from '../table-frame/use-sound-when.ts';
import { BuyIn } from './BuyIn.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { OwnResult } from './OwnResult.tsx';
import { roomPanels } from './panels.tsx';
import { hasSeat, myDecision, niuniuOf, seatAt } from './room-view.ts';
import { Seat } from './Seat.tsx';
import { useHandShown } from './use-hand-shown.ts';
import { useRevealed } from './use-revealed.ts';
import { type RoomNow, useRoom } from './use-room.ts';

const tickMs = 200;
const msPerSecond = 1_000;
const lastSeconds = 3;

/** What the table waits for, and how long. */
function Middle({ room, nowMs }: { room: RoomView; nowMs: () => number }) {
  const t = useTranslations('rooms');
  const { hand, players, status } = room;
  const isPlaying = hand !== null && hand.phase !== null;
  const now = useServerNow(nowMs, tickMs);
  const until = isPlaying ? hand.deadline : room.readyAt;
  const leftMs = Math.max(0, Date.parse(until) - now);
  const isMine = myDecision(room) !== null;
  useSoundWhen(isMine && leftMs <= lastSeconds * msPerSecond, 'tick');
  const view = niuniuOf(room);
  const banker = hand?.names.find(({ seat }) => seat === view?.banker)?.name ?? '';
  const text = () => {
    if (isPlaying) return hand.phase === 'bid' ? t('phase.bid') : t('phase.bet', { name: banker });
    if (status !== 'open') return t('table.closing');
    if (players.length < 2) return t('table.waiting');
    return leftMs > 0 ? t('table.next') : t('table.dealing');
  };
  const isTimed = isPlaying || (status === 'open' && players.length > 1 && leftMs > 0);
  const wholeMs = isPlaying ? Date.parse(hand.deadline) - Date.parse(hand.askedAt) : pauseMs;
  const seconds = Math.ceil(leftMs / msPerSecond);
  return (
    <div className="room-middle">
      {isTimed && (
        <p
          className="table-clock room-clock"
          data-last={isPlaying && seconds <= lastSeconds}
          style={{ '--left': `${Math.min(1, leftMs / wholeMs) * 360}deg` } as CSSProperties}
        >
          <span className="table-clock-ring" role="timer" aria-label={t('table.left', { seconds })}>
            <span>{seconds}</span>
          </span>
        </p>
      )}
      <p className="room-phase" role="status">
        {text()}
      </p>
      <Stakes room={room} />
    </div>
  );
}
const pauseMs = 7_000;

function useBaseText({ baseMinor }: RoomView): string {
  const t = useTranslations('rooms.table');
  const money = useTableFrameMoney();
  return t('base', { amount: money(baseMinor) });
}

function Stakes({ room }: { room: RoomView }) {
  const t = useTranslations('rooms.table');
  const base = useBaseText(room);
  const times = niuniuOf(room)?.bankMultiplier;
  return (
    <p className="room-stakes">
      <span>{base}</span>
      {times !== null && times !== undefined && room.hand?.phase !== null && <strong>{t('bank', { times })}</strong>}
    </p>
  );
}

/** A table: the seats around it, their cards, and what the player decides. */
export function NiuniuTable({ roomId, onLobby }: { roomId: string; onLobby: () => void }) {
  const t = useTranslations('rooms');
  const now = useRoom(roomId);
  return (
    <TableFrame
      title={t('title')}
      scene="rooms"
      keys={[['1–5', t('table.keys')]]}
      panels={roomPanels}
      stage={now.room === null ? <div className="room-table" /> : <Stage {...now} room={now.room} />}
      controls={now.room !== null && <Controls {...now} room={now.room} onLobby={onLobby} />}
    />
  );
}

type Shown = RoomNow & { room: RoomView };

function Stage({ room, nowMs, buy, isBusy }: Shown) {
  const t = useTranslations('rooms.table');
  const base = useBaseText(room);
  const [seatAsked, setSeatAsked] = useState<number | null>(null);
  const { hand } = room;
  const isRevealed = useRevealed(hand);
  const isHandShown = useHandShown(room, nowMs);
  const net = niuniuOf(room)?.seats.find(({ seat }) => seat === hand?.mySeat)?.net ?? null;
  useSoundWhen(myDecision(room) !== null, 'bell');
  const canSit = room.you === null && hasSeat(room) && !isBusy;
  return (
    <div className="room-table">
      <ul className="room-felt" aria-label={t('label')} data-seats={room.seats}>
        {Array.from({ length: room.seats }, (_, seat) => (
          <Seat
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
            key={seat}
            room={room}
            seat={seat}
            shown={seatAt(room, seat, isHandShown)}
            isRevealed={isRevealed}
            onSit={canSit ? () => setSeatAsked(seat) : null}
          />
        ))}
      </ul>
      <Middle room={room} nowMs={nowMs} />
      <OwnResult
        handId={hand?.handId}
        baseMinor={room.baseMinor}
        netMinor={isRevealed && net !== null ? BigInt(net) : null}
      />
      {seatAsked !== null && (
        <BuyIn
          room={room}
          text={base}
          onClose={() => setSeatAsked(null)}
          onBuy={(amountMinor) => {
            setSeatAsked(null);
            void buy(amountMinor, seatAsked);
          }}
        />
      )}
    </div>
  );
}

function Controls(props: Shown & { onLobby: () => void }) {
  const { room, buy } = props;
  const base = useBaseText(room);
  const [isBuying, setIsBuying] = useState(false);
  return (
    <>
      <DecisionBar {...props} onSit={() => setIsBuying(true)} />
      {isBuying && (
        <BuyIn
          room={room}
          text={base}
          onClose={() => setIsBuying(false)}
          onBuy={(amountMinor) => {
            setIsBuying(false);
            void buy(amountMinor, null);
          }}
        />
      )}
    </>
  );
}
