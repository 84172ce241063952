import type { RoomView } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Hourglass, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../table-frame/table/use-now.ts';
import { hasSeat } from '../room-view.ts';
import type { RoomNow } from '../use-room.ts';

const tickMs = 500;
const msPerSecond = 1_000;

/** Beside the table: the way to a free seat, or onto the waiting list of a full one. */
export function SeatOrQueue({
  room,
  isBusy,
  nowMs,
  onSit,
  wait,
}: Pick<RoomNow, 'isBusy' | 'nowMs' | 'wait'> & { room: RoomView; onSit: () => void }) {
  const t = useTranslations('rooms');
  const { queue, status } = room;
  const canSit = hasSeat(room);
  const isWaiting = queue.place !== null;
  return (
    <>
      <p className="room-say">
        {queue.keptUntil === null ? <Text room={room} /> : <Kept until={queue.keptUntil} nowMs={nowMs} />}
      </p>
      <span className="queue-acts">
        {(canSit || status !== 'open') && (
          <Button size="lg" disabled={isBusy || !canSit} onClick={onSit}>
            <Plus size={18} aria-hidden="true" />
            {t('table.sitDown')}
          </Button>
        )}
        {!canSit && !isWaiting && status === 'open' && (
          <Button size="lg" disabled={isBusy} onClick={() => void wait(true)}>
            <Hourglass size={18} aria-hidden="true" />
            {t('queue.join')}
          </Button>
        )}
        {isWaiting && (
          <Button variant="secondary" size="lg" disabled={isBusy} onClick={() => void wait(false)}>
            {t('queue.leave')}
          </Button>
        )}
      </span>
    </>
  );
}

function Text({ room }: { room: RoomView }) {
  const t = useTranslations('rooms');
  const { place, length } = room.queue;
  if (place !== null) return t('queue.place', { place, length });
  if (hasSeat(room)) return t('table.watching');
  return length > 0 ? t('queue.waiting', { length }) : t('table.full');
}

/** A seat is kept for the player, and for how long. */
function Kept({ until, nowMs }: { until: string; nowMs: () => number }) {
  const t = useTranslations('rooms.queue');
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - useServerNow(nowMs, tickMs)) / msPerSecond));
  return t('kept', { seconds });
}
