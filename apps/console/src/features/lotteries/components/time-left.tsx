import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

const secondMs = 1_000;
const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;
const two = (count: number) => String(count).padStart(2, '0');

/** How long it is to a moment, by the server's clock as it was told. */
export function TimeLeft({ until, serverTime, overText }: { until: string; serverTime: string; overText: string }) {
  const t = useTranslations('consoleLotteries');
  const endsAtMs = useMemo(() => performance.now() + Date.parse(until) - Date.parse(serverTime), [until, serverTime]);
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((endsAtMs - nowMs) / secondMs);
  if (seconds <= 0) return <span>{overText}</span>;
  const clock = [Math.floor((seconds % daySeconds) / hourSeconds), Math.floor((seconds % hourSeconds) / minuteSeconds)];
  const time = [...clock, seconds % minuteSeconds].map(two).join(':');
  const days = Math.floor(seconds / daySeconds);
  return <span className="tabular">{days > 0 ? t('days', { days, time }) : time}</span>;
}
