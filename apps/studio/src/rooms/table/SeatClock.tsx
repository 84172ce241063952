import type { RoomView } from '@baize/contract';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../table-frame/table/use-now.ts';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';

const tickMs = 200;
const msPerSecond = 1_000;
const lastSeconds = 5;

/** How long the seat that is awaited has. */
export function SeatClock({ room, nowMs, isMine }: { room: RoomView; nowMs: () => number; isMine: boolean }) {
  const t = useTranslations('rooms.table');
  const now = useServerNow(nowMs, tickMs);
  const [asked, deadline] = [Date.parse(room.hand?.askedAt ?? ''), Date.parse(room.hand?.deadline ?? '')];
  const leftMs = Math.max(0, deadline - now);
  const seconds = Math.ceil(leftMs / msPerSecond);
  useSoundWhen(isMine && seconds <= lastSeconds, 'tick');
  return (
    <span
      className="seat-clock"
      role="timer"
      aria-label={t('left', { seconds })}
      data-last={seconds <= lastSeconds}
      style={{ '--left': Math.min(1, leftMs / (deadline - asked)) } as CSSProperties}
    >
      {seconds}
    </span>
  );
}
