import { paces } from '@baize/games/paces';
import {
  advertised,
  type DoorHands,
  dealTwoEight,
  doorAgainst,
  doors,
  twoEightBets,
  twoEightHandOf,
  white,
} from '@baize/games/two-eight';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { DoorCloth } from '../doors/DoorCloth.tsx';
import { DoorRoad } from '../doors/DoorRoad.tsx';
import { DoorStage } from '../doors/DoorStage.tsx';
import { Piece } from '../doors/Piece.tsx';
import { BetTable, paysText } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { DotFace } from './DotFace.tsx';

const betTypes = twoEightBets();
const betKeys = ['doorWins', 'pair', 'tie', 'twoEight'] as const;
const tilesOfHand = 2;
const half = 0.5;
const wall = { set: 'mahjong', stacks: 20 } as const;
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as DoorHands;
const oddsOf = (key: string) => paysText(betTypes.find((bet) => bet.key === key)?.returnsOf('') ?? []);
const fates = { wins: 'won', ties: 'lost', loses: 'lost' } as const;

function useDoor() {
  const t = useTranslations('tables.doors');
  return (door: string) => t('door', { number: door });
}

function useHandName() {
  const t = useTranslations('tables.twoEight');
  return (hand: readonly number[]): string => {
    const { name, halves } = twoEightHandOf(hand);
    return t(`hand.${name}`, { points: halves * half });
  };
}

function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.doors');
  const tile = useTranslations('tables.twoEight.tile');
  const titleOf = useDoor();
  const nameOf = useHandName();
  const seen = round?.outcome && elapsedMs !== null ? seenOf(round.outcome) : null;
  const labelOf = (piece: number) => (piece === white ? tile('white') : tile('dots', { number: piece }));
  return (
    <DoorStage
      className="doors-tiles"
      hands={seen && [seen.banker, ...seen.doors]}
      pieces={tilesOfHand}
      sinceMs={elapsedMs ?? 0}
      wall={wall}
      pace={paces.twoEight}
      titleOf={titleOf}
      nameOf={nameOf}
      pieceOf={(piece, isTurned) => (
        <Piece set="mahjong" isTurned={isTurned} label={isTurned ? labelOf(piece) : t('faceDown')}>
          <DotFace tile={piece} />
        </Piece>
      )}
      fateOf={(door) => (seen ? fates[doorAgainst(seen, door)] : 'lost')}
      result={seen ? t('result', { count: doors.filter((door) => doorAgainst(seen, door) === 'wins').length }) : ''}
    />
  );
}

function useBetName() {
  const t = useTranslations('tables.twoEight.bet');
  const doorText = useTranslations('tables.doors');
  return ({ key, selection }: Spot): string =>
    doorText('on', { bet: t(key as (typeof betKeys)[number]), number: selection });
}

function Cloth() {
  const t = useTranslations('tables.twoEight');
  const classes = {
    doorWins: 'bet-main bet-blue',
    pair: 'bet-small',
    tie: 'bet-small',
    twoEight: 'bet-small bet-gold',
  };
  return (
    <DoorCloth
      titleOf={useDoor()}
      nameOf={useBetName()}
      bets={betKeys.map((key) => ({ key, name: t(`bet.${key}`), odds: oddsOf(key), className: classes[key] }))}
    />
  );
}

function Rules() {
  const t = useTranslations('tables.twoEight');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: oddsOf(key), advertised: advertised[key] }))}
      />
    </div>
  );
}

const tileText = (tile: number) => (tile === white ? '▭' : `${tile}`);

function useResultLine() {
  const t = useTranslations('tables.doors');
  return (outcome: Record<string, unknown>): string => {
    const seen = seenOf(outcome);
    return t('result', { count: doors.filter((door) => doorAgainst(seen, door) === 'wins').length });
  };
}

const client: TableClient<DoorHands> = {
  titleKey: 'twoEight',
  scene: 'two-eight',
  betTypes,
  seenOf,
  Stage,
  Side: ({ history }) => <DoorRoad history={history} titleOf={useDoor()} />,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) => {
    const { banker, doors: hands } = seenOf(outcome);
    return [banker, ...hands].map((hand) => hand.map(tileText).join(' ')).join(' · ');
  },
  verify: (round) => isSameRound(round, (draw) => ({ ...dealTwoEight(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };
