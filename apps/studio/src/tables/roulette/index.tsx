import { paces } from '@baize/games/paces';
import { advertised, colourOf, pockets, type RouletteSeen, rouletteBets } from '@baize/games/roulette';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import { type Spot, useTableView } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { BetTable, paysText } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { Cloth } from './Cloth.tsx';
import { fallFrom, Wheel } from './Wheel.tsx';

const betTypes = rouletteBets({ laPartage: false });
const seenOf = (outcome: Record<string, unknown>): RouletteSeen => ({ pocket: Number(outcome.pocket) });
const listedResults = 50;
const { spinMs } = paces.roulette;
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

const numbersOf = (history: StageProps['history']) => history.map(({ summary }) => Number(summary.pocket));

function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.roulette');
  const numbers = numbersOf(history);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line must be scrollable by keyboard */}
      <ol className="roulette-last" aria-label={t('latest')} tabIndex={0}>
        {numbers
          .slice(-listedResults)
          .reverse()
          .map((number, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity of their own
            <li key={index} data-colour={colourOf(number)}>
              {number}
            </li>
          ))}
      </ol>
      <Statistics numbers={numbers} />
    </>
  );
}

function Stage({ round, elapsedMs, elapsedNowMs, history }: StageProps) {
  const t = useTranslations('tables.roulette');
  const dealt = round?.outcome ? seenOf(round.outcome).pocket : null;
  const pocket = dealt ?? numbersOf(history).at(-1) ?? null;
  const isOver = elapsedMs === null || elapsedMs >= spinMs;
  const isNear = elapsedMs !== null && elapsedMs >= spinMs * fallFrom;
  useSoundWhen(!isOver, 'wheel');
  useSoundWhen(elapsedMs !== null && isOver, 'land');
  return (
    <div className="roulette-stage" data-spinning={!isOver} data-near={isNear}>
      <Wheel pocket={pocket} elapsedNowMs={elapsedNowMs} />
      <p className="roulette-result" role="status">
        {isOver && pocket !== null && (
          <>
            <b data-colour={colourOf(pocket)} aria-hidden="true">
              {pocket}
            </b>
            <span className="sr-only">{t('result', { number: pocket })}</span>
          </>
        )}
      </p>
    </div>
  );
}

type RouletteBetKey =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'firstFour'
  | 'sixLine'
  | 'column'
  | 'dozen'
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high';

function useBetName() {
  const t = useTranslations('tables.roulette');
  return ({ key, selection }: Spot): string => {
    if (key === 'straight') return t('straight', { number: selection });
    if (key === 'column' || key === 'dozen') return t(key, { number: selection });
    const name = t(`bet.${key as RouletteBetKey}`);
    return selection === '' ? name : t('edge', { bet: name, numbers: selection });
  };
}

function Rules() {
  const t = useTranslations('tables.roulette');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={betTypes.map(({ key, selections, returnsOf }) => ({
          key,
          label: t(`bet.${key as RouletteBetKey}`),
          pays: paysText(returnsOf(selections[0] ?? '')),
          advertised: advertised[key],
        }))}
      />
      <Section title={t('rules.callsTitle')} text={t('rules.calls')} />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.roulette.bet');
  return (outcome: Record<string, unknown>): string => {
    const { pocket } = seenOf(outcome);
    const colour = colourOf(pocket);
    return colour === 'green' ? `${pocket}` : `${pocket}, ${t(colour)}`;
  };
}

const client: TableClient<RouletteSeen> = {
  titleKey: 'roulette',
  scene: 'roulette',
  betTypes,
  seenOf,
  Stage,
  Side,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: ({ pocket }) => String(pocket),
  verify: (round) => isSameRound(round, (draw) => ({ pocket: draw(pockets) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} /> };
