import { paces } from '@baize/games/paces';
import { advertised, isTriple, type SicBoSeen, sicBoBets, totalOf } from '@baize/games/sic-bo';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { ResultList } from '../ResultList.tsx';
import { BetTable, clothOdds } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { Die, Face } from './Die.tsx';

const { shakeMs } = paces.sicBo;
const faces = 6;
const betTypes = sicBoBets();
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as SicBoSeen;
const resultKinds = ['small', 'triple', 'big'] as const;

function resultKey(seen: SicBoSeen): 'triple' | 'big' | 'small' {
  if (isTriple(seen)) return 'triple';
  return totalOf(seen) > 10 ? 'big' : 'small';
}

function Stage({ round, elapsedMs, history }: StageProps) {
  const t = useTranslations('tables.sicBo');
  const last = history.at(-1);
  const isShaking = elapsedMs !== null && elapsedMs < shakeMs;
  useSoundWhen(isShaking, 'shake');
  useSoundWhen(elapsedMs !== null && !isShaking, 'land');
  const seen = round?.outcome ? seenOf(round.outcome) : last ? seenOf(last.summary) : null;
  const hasResult = elapsedMs !== null && !isShaking && seen !== null;
  return (
    <div className="sicbo-stage">
      <div className="sicbo-dome" data-shaking={isShaking} data-dealer={isShaking ? 'shake' : undefined}>
        <div className="sicbo-dice-on-plate">
          {(seen?.dice ?? [1, 2, 3]).map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die key={index} face={face} isShaking={isShaking} index={index} />
          ))}
        </div>
      </div>
      <p className="hands-result" role="status">
        {hasResult && t('result', { total: totalOf(seen), kind: t(`kind.${resultKey(seen)}`) })}
      </p>
    </div>
  );
}

function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.sicBo');
  const results = history.map(({ summary }) => seenOf(summary));
  return (
    <ResultList
      label={t('latest')}
      kinds={resultKinds.map((kind) => ({
        kind,
        label: t(`kind.${kind}`),
        count: results.filter((one) => resultKey(one) === kind).length,
      }))}
      results={results.map((one) => ({ kind: resultKey(one), text: totalOf(one) }))}
    />
  );
}

const oddsOf = (key: string, selection: string) =>
  clothOdds(betTypes.find((bet) => bet.key === key)?.returnsOf(selection) ?? []);
const selectionsOf = (key: string) => betTypes.find((bet) => bet.key === key)?.selections ?? [];
const diceOf = (selection: string) => selection.split('-').map(Number);

type ChosenKey = 'pair' | 'double' | 'triple' | 'fourNumbers' | 'threeNumbers' | 'twoAndOne';

function Dice({ selection, times = 1 }: { selection: string; times?: number }) {
  const shown = diceOf(selection).flatMap((face) => Array.from({ length: times }, () => face));
  return (
    <span className="sicbo-dice">
      {shown.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <Face key={index} face={face} />
      ))}
    </span>
  );
}

function Chosen({ betKey, times = 1 }: { betKey: ChosenKey; times?: number }) {
  const t = useTranslations('tables.sicBo');
  return (
    <div className="sicbo-row" data-bet={betKey}>
      <h3>
        {t(`bet.${betKey}`)} <small>{oddsOf(betKey, selectionsOf(betKey)[0] ?? '')}</small>
      </h3>
      <div>
        {selectionsOf(betKey).map((selection) => (
          <BetSpot
            key={selection}
            betKey={betKey}
            selection={selection}
            label={t('on', { bet: t(`bet.${betKey}`), selection })}
            className="bet-small"
          >
            <Dice selection={selection} times={times} />
          </BetSpot>
        ))}
      </div>
    </div>
  );
}

function Cloth() {
  const t = useTranslations('tables.sicBo');
  const chance = (key: 'small' | 'big' | 'odd' | 'even' | 'anyTriple', className: string) => (
    <BetSpot betKey={key} label={t(`bet.${key}`)} className={className}>
      <span className="bet-name">{t(`bet.${key}`)}</span>
      <span className="bet-odds">{oddsOf(key, '')}</span>
    </BetSpot>
  );
  return (
    <BetCloth className="sicbo-cloth">
      <div className="cloth-main">
        {chance('small', 'bet-main bet-blue')}
        {chance('odd', 'bet-small')}
        {chance('anyTriple', 'bet-main bet-green')}
        {chance('even', 'bet-small')}
        {chance('big', 'bet-main bet-red')}
      </div>
      <div className="sicbo-totals">
        {selectionsOf('total').map((total) => (
          <BetSpot key={total} betKey="total" selection={total} label={t('total', { total })} className="bet-small">
            <span className="bet-name">{total}</span>
            <span className="bet-odds">{oddsOf('total', total)}</span>
          </BetSpot>
        ))}
      </div>
      <div className="sicbo-row" data-bet="single">
        <h3>
          {t('bet.single')} <small>{oddsOf('single', '1')}</small>
        </h3>
        <div>
          {selectionsOf('single').map((face) => (
            <BetSpot
              key={face}
              betKey="single"
              selection={face}
              label={t('on', { bet: t('bet.single'), selection: face })}
              className="bet-small"
            >
              <Dice selection={face} />
            </BetSpot>
          ))}
        </div>
      </div>
      <Chosen betKey="double" times={2} />
      <Chosen betKey="triple" times={3} />
      <Chosen betKey="pair" />
      <Chosen betKey="fourNumbers" />
      <Chosen betKey="threeNumbers" />
      <Chosen betKey="twoAndOne" />
    </BetCloth>
  );
}

function useBetName() {
  const t = useTranslations('tables.sicBo');
  return ({ key, selection }: Spot): string => {
    if (key === 'total') return t('total', { total: selection });
    const name = t(`bet.${key as ChosenKey | 'single' | 'small' | 'big' | 'odd' | 'even' | 'anyTriple'}`);
    return selection === '' ? name : t('on', { bet: name, selection });
  };
}

function Rules() {
  const t = useTranslations('tables.sicBo');
  const kinds = [
    'big',
    'small',
    'odd',
    'even',
    'single',
    'pair',
    'double',
    'triple',
    'anyTriple',
    'fourNumbers',
    'threeNumbers',
    'twoAndOne',
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={[
          ...kinds.map((key) => ({
            key: key as string,
            betKey: key as string,
            label: t(`bet.${key}`),
            pays: oddsOf(key, selectionsOf(key)[0] ?? ''),
            advertised: advertised[key],
          })),
          ...selectionsOf('total').map((total) => ({
            key: `total-${total}`,
            betKey: 'total',
            label: t('total', { total }),
            pays: oddsOf('total', total),
            advertised: advertised[`total:${total}`],
          })),
        ]}
      />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.sicBo');
  return (outcome: Record<string, unknown>): string => {
    const seen = seenOf(outcome);
    return t('result', { total: totalOf(seen), kind: t(`kind.${resultKey(seen)}`) });
  };
}

const client: TableClient<SicBoSeen> = {
  titleKey: 'sicBo',
  scene: 'sic-bo',
  betTypes,
  seenOf,
  Stage,
  Side,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) => seenOf(outcome).dice.join(' '),
  verify: (round) => isSameRound(round, (draw) => ({ dice: [draw(faces) + 1, draw(faces) + 1, draw(faces) + 1] })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };
