import { useTranslations } from 'use-intl';
import type { DrawnNumbers } from '../api/lotteries.ts';

type Texts = ReturnType<typeof useTranslations<'lotto'>>;

/** What a prize is called. */
export function usePrizeName(): (prize: string) => string {
  const t = useTranslations('lotto');
  return (prize) => {
    const key = `results.${prize}` as Parameters<Texts>[0];
    return t.has(key) ? t(key) : prize;
  };
}

/** Drawn numbers by prize. */
export function PrizeTable({ result }: { result: DrawnNumbers }) {
  const nameOf = usePrizeName();
  return (
    <dl className="flex flex-col divide-y divide-line text-sm">
      {Object.entries(result).map(([prize, numbers]) => (
        <div key={prize} className="flex gap-4 py-1">
          <dt className="w-28 shrink-0 text-ink-muted">{nameOf(prize)}</dt>
          <dd className="tabular font-semibold wrap-anywhere">{numbers.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
