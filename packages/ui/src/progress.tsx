import { clsx } from 'clsx';

export interface ProgressProps {
  /** What is on its way, for readers. */
  label: string;
  /** 0 to 1; undefined where nobody can tell how far it is. */
  share: number | undefined;
  /** Words that are read out in place of a percentage: "3 of 10 missions". */
  valueText?: string;
  className?: string;
}

/** How far something has come. */
export function Progress({ label, share, valueText, className }: ProgressProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={clsx('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <span
        className={clsx(
          'block h-full rounded-full transition-[width]',
          percent === undefined ? 'animate-shimmer skeleton-fill' : 'bg-gold',
        )}
        style={{ width: percent === undefined ? '100%' : `${percent}%` }}
      />
    </div>
  );
}
