import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface Chip<V extends string> {
  value: V;
  label: ReactNode;
}

export interface ChipsProps<V extends string> {
  /** What is chosen here; read out, and shown only with `showLegend`. */
  legend: string;
  showLegend?: boolean;
  options: readonly Chip<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `segmented`: one joined bar; `chips`: separate pills in a strip that scrolls sideways. */
  look?: 'chips' | 'segmented';
  /** A segmented bar over the whole width, in equal parts. */
  fills?: boolean;
  className?: string;
}

/** One of a few choices. Radio buttons underneath, so arrows and readers work as everywhere. */
export function Chips<V extends string>(props: ChipsProps<V>) {
  const { legend, showLegend = false, options, value, onChange, look = 'chips', fills = false, className } = props;
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the strip
  useEffect(() => showChosen(strip.current), [value]);
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={showLegend ? 'mb-2 text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div
        ref={strip}
        className={clsx(
          'no-scrollbar flex overflow-x-auto',
          look === 'segmented' ? 'max-w-full rounded-md bg-sunken p-1' : '-m-1 gap-2 p-1',
          look === 'segmented' && (fills ? 'w-full' : 'w-fit'),
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative inline-flex min-h-touch cursor-pointer items-center gap-2 px-4 text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus',
              fills ? 'flex-1 justify-center text-center' : 'shrink-0',
              look === 'segmented'
                ? 'rounded-sm text-ink-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-card dark:has-checked:bg-raised'
                : 'rounded-full border border-line bg-surface hover:border-line-strong has-checked:border-gold has-checked:bg-gold-soft has-checked:text-gold-ink',
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 appearance-none outline-none"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Scrolls the strip, and nothing around it, until what is chosen stands in it. */
function showChosen(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector('input:checked')?.getBoundingClientRect();
  if (!strip || !chosen) return;
  const { left, right } = strip.getBoundingClientRect();
  strip.scrollLeft += Math.max(chosen.right - right, 0) - Math.max(left - chosen.left, 0);
}
