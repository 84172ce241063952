import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { countdown } from '../draw-clock.ts';

const TICK_MS = 1000;

/** The time that is left until betting on a draw ends; `closesAtMs` in milliseconds of `performance.now`. */
export function DrawCountdown({ closesAtMs }: { closesAtMs: number }) {
  const t = useTranslations('lobbies.lottery');
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const remainingMs = closesAtMs - nowMs;
  const { days, time } = countdown(remainingMs);
  return (
    <span className={clsx('tabular text-sm font-semibold', remainingMs > 0 ? 'text-gold-ink' : 'text-ink-muted')}>
      {remainingMs > 0 ? t('closesIn', { time: days > 0 ? t('daysLeft', { days, time }) : time }) : t('closed')}
    </span>
  );
}
