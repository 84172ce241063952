import type { TableRound } from '@baize/contract';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useSoundWhen } from '../use-sound-when.ts';
import { useServerNow } from './use-now.ts';

const tickMs = 200;
const msPerSecond = 1_000;
/** From here on the clock warns. */
const lastSeconds = 5;

/** What is going on at the table, and how long bets are taken. */
export function TableTiming({ round, nowMs }: { round: TableRound | null; nowMs: () => number }) {
  const t = useTranslations('tables.clock');
  const isBetting = round?.status === 'betting';
  const now = useServerNow(nowMs, tickMs, isBetting);
  const closesInMs = round !== null && isBetting ? Date.parse(round.closesAt) - now : Number.POSITIVE_INFINITY;
  useSoundWhen(closesInMs <= lastSeconds * msPerSecond, 'tick');
  if (round === null) return <p className="table-clock">{t('waiting')}</p>;
  if (!isBetting) return <p className="table-clock">{t(round.status as 'closed' | 'dealt' | 'settled')}</p>;
  const lengthMs = Date.parse(round.closesAt) - Date.parse(round.openedAt);
  const leftMs = Math.max(0, Date.parse(round.closesAt) - now);
  const seconds = Math.ceil(leftMs / msPerSecond);
  return (
    <p
      className="table-clock"
      data-last={seconds <= lastSeconds}
      style={{ '--left': `${(leftMs / lengthMs) * 360}deg` } as CSSProperties}
    >
      <span className="table-clock-ring" role="timer" aria-label={t('left', { seconds })}>
        <span>{seconds}</span>
      </span>
      {t('betting')}
    </p>
  );
}
