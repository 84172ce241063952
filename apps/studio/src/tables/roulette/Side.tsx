import { colourOf, pockets } from '@baize/games/roulette';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../../table-frame/table/TablePlay.tsx';
import { useTableView } from '../../table-frame/table/table-view.tsx';

const listedResults = 50;
const oftenShown = 4;

/** How often each number came, most often first. */
function frequencies(numbers: readonly number[]): { number: number; count: number }[] {
  return Array.from({ length: pockets }, (_, number) => ({
    number,
    count: numbers.filter((other) => other === number).length,
  })).sort((a, b) => b.count - a.count);
}

function Statistics({ numbers }: { numbers: readonly number[] }) {
  const t = useTranslations('tables.roulette');
  const all = frequencies(numbers);
  const share = (colour: string) =>
    numbers.length === 0
      ? 0
      : Math.round((numbers.filter((number) => colourOf(number) === colour).length / numbers.length) * 100);
  const { bets } = useTableView();
  const list = (name: string, entries: typeof all) => (
    <ul aria-label={name}>
      {entries.map(({ number, count }) => (
        <li key={number}>
          <button
            type="button"
            data-colour={colourOf(number)}
            disabled={!bets.isOpen}
            aria-label={t('betOn', { number, count })}
            onClick={() => bets.put([{ key: 'straight', selection: `${number}` }])}
          >
            {number}
            <small>×{count}</small>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="roulette-statistics" aria-label={t('statistics')}>
      <p className="tabular">
        {t('rounds', { count: numbers.length })} ·{' '}
        {t('shares', { red: share('red'), black: share('black'), zero: share('green') })}
      </p>
      <div className="roulette-share" aria-hidden="true">
        {(['red', 'black', 'green'] as const).map((colour) => (
          <span key={colour} data-colour={colour} style={{ flexGrow: share(colour) }} />
        ))}
      </div>
      <div className="roulette-often">
        <h3>{t('often')}</h3>
        {list(t('often'), all.slice(0, oftenShown))}
        <h3>{t('rare')}</h3>
        {list(t('rare'), all.slice(-oftenShown).reverse())}
      </div>
    </section>
  );
}

export const numbersOf = (history: StageProps['history']) => history.map(({ summary }) => Number(summary.pocket));

/** The latest numbers and how often each came; a number that paid a multiplier is marked with it. */
export function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.roulette');
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line must be scrollable by keyboard */}
      <ol className="roulette-last" aria-label={t('latest')} tabIndex={0}>
        {history
          .slice(-listedResults)
          .reverse()
          .map(({ number, summary: { pocket, multiplier } }) => (
            <li key={number} data-colour={colourOf(Number(pocket))} data-lucky={typeof multiplier === 'number'}>
              {Number(pocket)}
              {typeof multiplier === 'number' && <small>×{multiplier}</small>}
            </li>
          ))}
      </ol>
      <Statistics numbers={numbersOf(history)} />
    </>
  );
}
