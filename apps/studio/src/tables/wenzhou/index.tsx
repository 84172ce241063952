import { paces } from '@baize/games/paces';
import {
  advertised,
  type DoorHands,
  dealWenzhou,
  dominoOf,
  doorBeats,
  doors,
  wenzhouBets,
  wenzhouHandOf,
} from '@baize/games/wenzhou';
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
import { DominoFace } from './DominoFace.tsx';

const betTypes = wenzhouBets();
const betKeys = ['doorWins', 'doorLoses'] as const;
const tilesOfHand = 2;
const wall = { set: 'dominoes', stacks: 16 } as const;
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as DoorHands;
const oddsOf = (key: string) => paysText(betTypes.find((bet) => bet.key === key)?.returnsOf('') ?? []);
const wonBy = (seen: DoorHands) => doors.filter((door) => doorBeats(seen, door));

function useDoor() {
  const t = useTranslations('tables.doors');
  return (door: string) => t('door', { number: door });
}

function useHandName() {
  const t = useTranslations('tables.wenzhou');
  return (hand: readonly number[]): string => {
    const { name, points } = wenzhouHandOf(hand);
    return t(`hand.${name}`, { points });
  };
}

function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.doors');
  const titleOf = useDoor();
  const nameOf = useHandName();
  const seen = round?.outcome && elapsedMs !== null ? seenOf(round.outcome) : null;
  return (
    <DoorStage
      className="doors-tiles"
      hands={seen && [seen.banker, ...seen.doors]}
      pieces={tilesOfHand}
      sinceMs={elapsedMs ?? 0}
      wall={wall}
      pace={paces.wenzhou}
      titleOf={titleOf}
      nameOf={nameOf}
      pieceOf={(tile, isTurned) => (
        <Piece set="dominoes" isTurned={isTurned} label={isTurned ? dominoOf(tile).ends.join('-') : t('faceDown')}>
          <DominoFace domino={dominoOf(tile)} />
        </Piece>
      )}
      fateOf={(door) => (seen && doorBeats(seen, door) ? 'won' : 'lost')}
      result={seen ? t('result', { count: wonBy(seen).length }) : ''}
    />
  );
}

function useBetName() {
  const t = useTranslations('tables.wenzhou.bet');
  const doorText = useTranslations('tables.doors');
  return ({ key, selection }: Spot): string =>
    doorText('on', { bet: t(key as (typeof betKeys)[number]), number: selection });
}

function Cloth() {
  const t = useTranslations('tables.wenzhou');
  const classes = { doorWins: 'bet-main bet-blue', doorLoses: 'bet-main bet-red' };
  return (
    <DoorCloth
      titleOf={useDoor()}
      nameOf={useBetName()}
      note={t('oneOnly')}
      bets={betKeys.map((key) => ({ key, name: t(`bet.${key}`), odds: oddsOf(key), className: classes[key] }))}
    />
  );
}

function Rules() {
  const t = useTranslations('tables.wenzhou');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Section title={t('rules.orderTitle')} text={t('rules.order')} />
      <BetTable
        rows={betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: oddsOf(key), advertised: advertised[key] }))}
      />
    </div>
  );
}

const tilesText = (hand: readonly number[]) => hand.map((tile) => dominoOf(tile).ends.join('-')).join(' ');

function useResultLine() {
  const t = useTranslations('tables.doors');
  return (outcome: Record<string, unknown>): string => {
    const seen = seenOf(outcome);
    return t('result', { count: wonBy(seen).length });
  };
}

const client: TableClient<DoorHands> = {
  titleKey: 'wenzhou',
  scene: 'wenzhou',
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
    return [banker, ...hands].map(tilesText).join(' · ');
  },
  verify: (round) => isSameRound(round, (draw) => ({ ...dealWenzhou(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };
