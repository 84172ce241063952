import {
  advertised,
  type FanTanSeen,
  fanTanBets,
  heaps,
  inFour,
  minBeads,
  partsOf,
  remainderOf,
  remainders,
} from '@baize/games/fan-tan';
import { paces } from '@baize/games/paces';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { BetRow } from '../BetRow.tsx';
import { ResultList } from '../ResultList.tsx';
import { BetTable } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { Heap } from './Heap.tsx';

const { liftMs, countMs } = paces.fanTan;
const betTypes = fanTanBets();
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as FanTanSeen;
const betKeys = ['fan', 'kwok', 'nim', 'nga', 'ssh'] as const;
type BetKey = (typeof betKeys)[number];
const kinds = ['big', 'small', 'triple', 'gold'] as const;
const kindOf = (left: number) => kinds[left - 1] ?? 'gold';
const typeOf = (key: string) => betTypes.find((bet) => bet.key === key);
const selectionsOf = (key: string) => typeOf(key)?.selections ?? [];
const stake = 10_000;
/** To four decimals: three numbers pay 0.3166:1. */
const oddsOf = (key: string) => {
  const [back = stake] = typeOf(key)?.returnsOf(selectionsOf(key)[0] ?? '') ?? [];
  return `${(back - stake) / stake}:1`;
};

function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.fanTan');
  const seen = round?.outcome && elapsedMs !== null ? seenOf(round.outcome) : null;
  const sinceMs = elapsedMs ?? 0;
  const fours = seen ? Math.ceil(seen.beads / inFour) : 0;
  const share = Math.min(1, Math.max(0, (sinceMs - liftMs) / countMs));
  const isDone = seen !== null && share === 1;
  useSoundWhen(seen !== null && !isDone, 'shake');
  useSoundWhen(isDone, 'land');
  return (
    <div className="heap-stage">
      <Heap
        beads={seen?.beads ?? minBeads}
        counted={Math.floor(share * fours) * inFour}
        isCovered={seen === null}
        isDone={isDone}
      />
      <p className="hands-result" role="status">
        {isDone && t('left', { count: remainderOf(seen) })}
      </p>
    </div>
  );
}

function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.fanTan');
  const results = history.map(({ summary }) => remainderOf(seenOf(summary)));
  return (
    <ResultList
      label={t('latest')}
      kinds={remainders.map((number) => ({
        kind: kindOf(number),
        label: number,
        count: results.filter((left) => left === number).length,
      }))}
      results={results.map((left) => ({ kind: kindOf(left), text: left }))}
    />
  );
}

function useBetName() {
  const t = useTranslations('tables.fanTan');
  return ({ key, selection }: Spot): string => {
    if (key === 'kwok' && selection === '1-3') return t('odd');
    if (key === 'kwok' && selection === '2-4') return t('even');
    const bet = t(`bet.${key as BetKey}`);
    const { wins, push } = partsOf(selection);
    const numbers = wins.join(' ');
    return push === null ? t('on', { bet, numbers }) : t('onWithPush', { bet, numbers, push });
  };
}

function Numbers({ selection }: { selection: string }) {
  const { wins, push } = partsOf(selection);
  return (
    <span className="fan-numbers">
      {wins.map((number) => (
        <b key={number}>{number}</b>
      ))}
      {push !== null && <small>{push}</small>}
    </span>
  );
}

function Cloth() {
  const t = useTranslations('tables.fanTan');
  const nameOf = useBetName();
  const row = (key: BetKey, columns: readonly [number, number]) => (
    <BetRow
      betKey={key}
      title={t(`bet.${key}`)}
      odds={oddsOf(key)}
      selections={selectionsOf(key)}
      columns={columns}
      labelOf={(selection) => nameOf({ key, selection })}
    >
      {(selection) =>
        selection === '1-3' || selection === '2-4' ? (
          <span className="bet-name">{nameOf({ key, selection })}</span>
        ) : (
          <Numbers selection={selection} />
        )
      }
    </BetRow>
  );
  return (
    <BetCloth className="fan-cloth">
      <div className="cloth-main">
        {remainders.map((number) => (
          <BetSpot
            key={number}
            betKey="fan"
            selection={String(number)}
            label={nameOf({ key: 'fan', selection: String(number) })}
            className="bet-main bet-gold"
          >
            <span className="bet-name">{number}</span>
            <span className="bet-odds">{oddsOf('fan')}</span>
          </BetSpot>
        ))}
      </div>
      {row('kwok', [6, 3])}
      {row('ssh', [4, 4])}
      {row('nim', [12, 6])}
      {row('nga', [12, 4])}
      <p className="bet-note">{t('pushNote')}</p>
    </BetCloth>
  );
}

function Rules() {
  const t = useTranslations('tables.fanTan');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: oddsOf(key), advertised: advertised[key] }))}
      />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.fanTan');
  return (outcome: Record<string, unknown>): string => t('left', { count: remainderOf(seenOf(outcome)) });
}

const client: TableClient<FanTanSeen> = {
  titleKey: 'fanTan',
  scene: 'fan-tan',
  betTypes,
  seenOf,
  Stage,
  Side,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) => String(remainderOf(seenOf(outcome))),
  verify: (round) => isSameRound(round, (draw) => ({ beads: minBeads + draw(heaps) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };
