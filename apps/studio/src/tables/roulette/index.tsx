import { advertised, colourOf, pockets, type RouletteSeen, rouletteBets } from '@baize/games/roulette';
import { useTranslations } from 'use-intl';
import type { FloorGame } from '../../floor/floor-game.ts';
import { type StageProps, type TableClient, TablePlay } from '../../floor/table/TablePlay.tsx';
import { Section } from '../../game-frame/panels/parts.tsx';
import { BetTable, paysText } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { Cloth } from './Cloth.tsx';
import { Wheel } from './Wheel.tsx';

const betTypes = rouletteBets({ laPartage: false });
const seenOf = (outcome: Record<string, unknown>): RouletteSeen => ({ pocket: Number(outcome.pocket) });
const shownResults = 18;
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
  const list = (entries: typeof all) => (
    <ul>
      {entries.map(({ number, count }) => (
        <li key={number} data-colour={colourOf(number)}>
          {number}
          <small>{count}</small>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="roulette-statistics" aria-label={t('statistics')}>
      <p>{t('rounds', { count: numbers.length })}</p>
      <p className="tabular">{t('shares', { red: share('red'), black: share('black'), zero: share('green') })}</p>
      <h3>{t('often')}</h3>
      {list(all.slice(0, oftenShown))}
      <h3>{t('rare')}</h3>
      {list(all.slice(-oftenShown).reverse())}
    </section>
  );
}

function Stage({ round, elapsedMs, history }: StageProps) {
  const t = useTranslations('tables.roulette');
  const numbers = history.map(({ summary }) => Number(summary.pocket));
  const pocket = round?.outcome ? seenOf(round.outcome).pocket : (numbers.at(-1) ?? null);
  return (
    <div className="table-stage roulette-stage">
      <ol className="roulette-last" aria-label={t('latest')}>
        {numbers
          .slice(-shownResults)
          .reverse()
          .map((number, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity of their own
            <li key={index} data-colour={colourOf(number)}>
              {number}
            </li>
          ))}
      </ol>
      <Wheel pocket={pocket} elapsedMs={elapsedMs} />
      <Statistics numbers={numbers} />
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

const client: TableClient<RouletteSeen> = {
  titleKey: 'roulette',
  scene: 'roulette',
  betTypes,
  seenOf,
  Stage,
  Cloth,
  Rules,
  resultText: ({ pocket }) => String(pocket),
  verify: (round) => isSameRound(round, (draw) => ({ pocket: draw(pockets) })),
};

export const game: FloorGame = { Play: () => <TablePlay client={client} /> };
