import { cellOf } from '@baize/games/drawn-results';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

export interface ReelsProps {
  columns: readonly (readonly string[])[];
  /** Cells of winning symbols. */
  won: ReadonlySet<string>;
}

/** Where the reels stopped, by the symbols' letters in the rules; what won is gold. */
export function Reels({ columns, won }: ReelsProps) {
  const t = useTranslations('verifier.page.draw');
  const text = columns.map((column) => column.join(' ')).join('; ');
  return (
    <div role="img" aria-label={t('reels', { columns: text })} className="flex gap-1.5 rounded-md bg-hero-raised p-1.5">
      {columns.map((column, reel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
        <div key={reel} className="flex flex-col gap-1.5">
          {column.map((symbol, row) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={row}
              className={clsx(
                'grid size-10 place-items-center rounded-sm text-sm font-bold md:size-12',
                won.has(cellOf(reel, row)) ? 'bg-gold text-on-gold' : 'bg-hero text-on-hero',
              )}
            >
              {symbol}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
