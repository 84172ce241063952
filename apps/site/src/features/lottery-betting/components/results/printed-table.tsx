import type { LotteryGame } from '@baize/games/lottery';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import type { DayResult } from '../../api/lotto.ts';
import { useBetNames } from '../../bet-names.ts';

const numbersBesideEachOther = 3;

/** Results of provinces as they are printed: a column for each, a row for each prize, the special one stressed. */
export function PrintedTable({ rules, results }: { rules: LotteryGame; results: readonly DayResult[] }) {
  const t = useTranslations('lotto.results');
  const names = useBetNames();
  const keys = rules.shape.map(({ key }) => key);
  // The north prints the special prize first, the others the smallest prize.
  const prizes = keys.includes('G8') ? keys : ['DB', ...keys.filter((key) => key !== 'DB')];
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="tabular w-full text-center text-sm">
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className="p-2 text-left font-semibold">
              {t('prize')}
            </th>
            {results.map(({ gameId, name }) => (
              <th key={gameId} scope="col" className="p-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {prizes.map((prize) => (
            <tr key={prize}>
              <th scope="row" className="p-2 text-left font-normal whitespace-nowrap text-ink-muted">
                {names.prize(prize)}
              </th>
              {results.map(({ gameId, result }) => (
                <td key={gameId} className={clsx('p-2', prize === 'DB' && 'text-lg font-bold text-danger-ink')}>
                  <PrintedNumbers numbers={result[prize] ?? []} columns={results.length} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In one province's table beside each other, in several below each other. */
function PrintedNumbers({ numbers, columns }: { numbers: readonly string[]; columns: number }) {
  const isGrid = columns === 1 && numbers.length >= numbersBesideEachOther;
  return (
    <span className={isGrid ? 'grid grid-cols-3 gap-x-4' : 'flex flex-col'}>
      {numbers.map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawn number is its place
        <span key={place}>{number}</span>
      ))}
    </span>
  );
}
