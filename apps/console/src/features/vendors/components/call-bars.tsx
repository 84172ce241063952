import { useTranslations } from 'use-intl';

interface CallBarsProps {
  name: string;
  /** Five minutes each, the oldest first. */
  bars: readonly { calls: number; errors: number }[];
}

const height = 24;
const barWidth = 7;
const step = 9;

/** The calls of the last hour as bars, with their errors in front. */
export function CallBars({ name, bars }: CallBarsProps) {
  const t = useTranslations('consoleSystem.health');
  const most = Math.max(1, ...bars.map(({ calls }) => calls));
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * height));
  const calls = bars.reduce((sum, bar) => sum + bar.calls, 0);
  return (
    <svg role="img" aria-label={t('barsOf', { name, calls })} width={bars.length * step} height={height}>
      {bars.map((bar, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are named by their place
        <g key={at} transform={`translate(${at * step} 0)`}>
          <rect y={height - 1} width={barWidth} height={1} className="fill-line" />
          <rect y={height - tall(bar.calls)} width={barWidth} height={tall(bar.calls)} className="fill-line-strong" />
          <rect y={height - tall(bar.errors)} width={barWidth} height={tall(bar.errors)} className="fill-danger-ink" />
        </g>
      ))}
    </svg>
  );
}
