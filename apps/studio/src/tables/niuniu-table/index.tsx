import {
  advertised,
  bullPlaces,
  type DoorHands,
  dealNiuniu,
  doors,
  firstOf,
  liveBullHandOf,
  liveMultiplierOf,
  type NiuniuTableSeen,
  niuniuTableBets,
  playerWins,
  topMultiplier,
} from '@baize/games/niuniu-table';
import { paces } from '@baize/games/paces';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { CardPicture, cardText, PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { DoorCloth } from '../doors/DoorCloth.tsx';
import { DoorRoad } from '../doors/DoorRoad.tsx';
import { DoorStage } from '../doors/DoorStage.tsx';
import { BetTable } from '../TableRules.tsx';
import { useBullName } from '../use-bull-name.ts';
import { isSameRound } from '../verify.ts';

const betTypes = niuniuTableBets();
const betKeys = ['playerEqual', 'playerDouble', 'bankerEqual', 'bankerDouble'] as const;
type BetKey = (typeof betKeys)[number];
const cardsOfHand = 5;
const afterCommission = 0.95;
const wall = { set: 'cards', stacks: 26 } as const;
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as DoorHands;
const isDouble = (key: BetKey) => key === 'playerDouble' || key === 'bankerDouble';
/** Of a chip, not of the stake that is reserved for it. */
const oddsOf = (key: BetKey) =>
  isDouble(key) ? `${afterCommission}–${afterCommission * topMultiplier}:1` : `${afterCommission}:1`;

function usePlayerName() {
  const t = useTranslations('tables.niuniuTable');
  return (player: string) => t('player', { number: player });
}

function useHandName() {
  const t = useTranslations('tables.niuniuTable');
  const nameOfBull = useBullName();
  return (hand: readonly number[]): string => {
    const { name } = liveBullHandOf(hand);
    const text = nameOfBull(name);
    const multiplier = liveMultiplierOf(name);
    return multiplier > 1 ? t('times', { hand: text, multiplier }) : text;
  };
}

function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.niuniuTable');
  const titleOf = usePlayerName();
  const nameOf = useHandName();
  const dealt = round?.outcome && elapsedMs !== null ? (round.outcome as unknown as NiuniuTableSeen) : null;
  const seen: DoorHands | null = dealt;
  return (
    <DoorStage
      className="doors-cards"
      hands={seen && [seen.banker, ...seen.doors]}
      pieces={cardsOfHand}
      sinceMs={elapsedMs ?? 0}
      wall={wall}
      pace={paces.niuniuTable}
      titleOf={titleOf}
      nameOf={nameOf}
      markedOf={bullPlaces}
      first={dealt ? firstOf(dealt.head) : 0}
      aside={
        dealt && (
          <div className="door-aside">
            <span>{t('head')}</span>
            <CardPicture card={dealt.head} isTurned />
          </div>
        )
      }
      pieceOf={(card, isTurned) => <PlayingCard card={card} isTurned={isTurned} />}
      fateOf={(player) => (seen && playerWins(seen, player) ? 'won' : 'lost')}
      result={seen ? t('result', { count: doors.filter((player) => playerWins(seen, player)).length }) : ''}
    />
  );
}

function useBetName() {
  const t = useTranslations('tables.niuniuTable');
  return ({ key, selection }: Spot): string => t('on', { bet: t(`bet.${key as BetKey}`), number: selection });
}

function Cloth() {
  const t = useTranslations('tables.niuniuTable');
  const classes = {
    playerEqual: 'bet-half bet-blue',
    playerDouble: 'bet-half bet-blue bet-double',
    bankerEqual: 'bet-half bet-red',
    bankerDouble: 'bet-half bet-red bet-double',
  };
  return (
    <DoorCloth
      titleOf={usePlayerName()}
      nameOf={useBetName()}
      note={t('reserveNote', { times: topMultiplier })}
      bets={betKeys.map((key) => ({ key, name: t(`short.${key}`), odds: oddsOf(key), className: classes[key] }))}
    />
  );
}

function Rules() {
  const t = useTranslations('tables.niuniuTable');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Section title={t('rules.doubleTitle')} text={t('rules.double', { times: topMultiplier })} />
      <BetTable
        rows={betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: oddsOf(key), advertised: advertised[key] }))}
      />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.niuniuTable');
  return (outcome: Record<string, unknown>): string => {
    const seen = seenOf(outcome);
    return t('result', { count: doors.filter((player) => playerWins(seen, player)).length });
  };
}

const client: TableClient<DoorHands> = {
  titleKey: 'niuniuTable',
  scene: 'niuniu-table',
  betTypes,
  seenOf,
  Stage,
  Side: ({ history }) => <DoorRoad history={history} titleOf={usePlayerName()} />,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) => {
    const { banker, doors: hands } = seenOf(outcome);
    return [banker, ...hands].map((hand) => hand.map(cardText).join(' ')).join(' · ');
  },
  verify: (round) => isSameRound(round, (draw) => ({ ...dealNiuniu(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };
