import type { TableRound } from '@baize/contract';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useSoundWhen } from '../use-sound-when.ts';
import { useServerNow } from './use-now.ts';

const tickMs = 200;
const msPerSecond = 1_000;
/** From here on the clock warns. */
const lastSeconds = 5;

/** What is counted down: the time for bets, or for a decision; null while nothing is. */
function countedOf(round: TableRound | null): { from: number; until: number; key: 'betting' | 'deciding' } | null {
  if (round?.status === 'betting')
    return { from: Date.parse(round.openedAt), until: Date.parse(round.closesAt), key: 'betting' };
  if (round?.status !== 'deciding' || !round.phase) return null;
  return { from: Date.parse(round.phase.startedAt), until: Date.parse(round.phase.endsAt), key: 'deciding' };
}

/** What is going on at the table, and how long bets or decisions are taken. */
export function TableTiming({ round, nowMs }: { round: TableRound | null; nowMs: () => number }) {
  const t = useTranslations('tables.clock');
  const counted = countedOf(round);
  const now = useServerNow(nowMs, tickMs, counted !== null);
  const endsInMs = counted ? counted.until - now : Number.POSITIVE_INFINITY;
  useSoundWhen(endsInMs <= lastSeconds * msPerSecond, 'tick');
  if (round === null) return <p className="table-clock">{t('waiting')}</p>;
  if (!counted) return <p className="table-clock">{t(round.status as 'closed' | 'decided' | 'dealt' | 'settled')}</p>;
  const leftMs = Math.max(0, endsInMs);
  const seconds = Math.ceil(leftMs / msPerSecond);
  return (
    <p
      className="table-clock"
      data-last={seconds <= lastSeconds}
      style={{ '--left': `${(leftMs / (counted.until - counted.from)) * 360}deg` } as CSSProperties}
    >
      <span className="table-clock-ring" role="timer" aria-label={t('left', { seconds })}>
        <span>{seconds}</span>
      </span>
      {t(counted.key)}
    </p>
  );
}
