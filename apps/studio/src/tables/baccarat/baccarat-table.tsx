import {
  advertised,
  advertisedNoCommission,
  type BaccaratHand,
  type BaccaratSeen,
  commissionBets,
  dealHand,
  noCommissionBets,
  pointsOf,
  type RoadRound,
  seenOf,
  shoeRules,
  totalOf,
  winnerOf,
} from '@baize/games/baccarat';
import { paces, slowTurnMs } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { isStill } from '../../lib/is-still.ts';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { cardText, PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import type { StageProps, TableClient } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import { Roads } from '../Roads.tsx';
import { ShoeRules } from '../ShoeRules.tsx';
import { roundsOfShoe } from '../shoe-rounds.ts';
import { BetTable, clothOdds, paysText } from '../TableRules.tsx';
import { isSameRound, shoeOf } from '../verify.ts';

type Pace = (typeof paces)['baccarat' | 'speedBaccarat'];
/** Third cards are turned slowly where there is the time for it. */
const turnsSlowly = ({ msPerCard }: Pace) => msPerCard > slowTurnMs;
/** The first cards are laid out quickly and then turned one by one; a third card comes when its turn has come. */
const laidShare = 1 / 5;
const firstCards = 4;
const laidAtMs = (place: number, { msPerCard }: Pace) =>
  (place < firstCards ? place * laidShare : place + laidShare) * msPerCard;
const handOf = (outcome: Record<string, unknown>) => outcome as unknown as BaccaratHand;

/** When each card is turned: player, banker, player, banker, then the third cards. */
function turnOrder({ player, banker }: BaccaratHand): { side: 'player' | 'banker'; index: number }[] {
  const four = [0, 1].flatMap((index) => [
    { side: 'player' as const, index },
    { side: 'banker' as const, index },
  ]);
  return [
    ...four,
    ...(player.length > 2 ? [{ side: 'player' as const, index: 2 }] : []),
    ...(banker.length > 2 ? [{ side: 'banker' as const, index: 2 }] : []),
  ];
}

function Side({
  name,
  cards,
  laid,
  turned,
  counted,
  isSlow,
  isWinner,
}: {
  name: 'player' | 'banker';
  cards: readonly number[];
  laid: number;
  turned: number;
  /** Cards that are turned so far that their points are shown. */
  counted: number;
  isSlow: boolean;
  isWinner: boolean;
}) {
  const t = useTranslations('tables.baccarat');
  const shown = cards.slice(0, counted);
  return (
    <section className="hand" data-side={name} data-winner={isWinner}>
      <h2>
        {t(`bet.${name}`)}
        {counted > 0 && <b className="hand-total tabular">{totalOf(shown.map(pointsOf))}</b>}
      </h2>
      <div className="hand-cards">
        {cards.slice(0, laid).map((card, index) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
            key={index}
            card={card}
            isTurned={index < turned}
            isSideways={index === 2}
            isSlow={isSlow && index === 2}
          />
        ))}
      </div>
    </section>
  );
}

/** The result waits for the slow card by itself, for who only hears it as well. */
const slowTurn = { '--turn': `${slowTurnMs}ms`, '--result-delay': '0ms' } as CSSProperties;

function Stage({ round, elapsedMs, pace }: StageProps & { pace: Pace }) {
  const t = useTranslations('tables.baccarat');
  const hand = round?.outcome && elapsedMs !== null ? handOf(round.outcome) : null;
  const order = hand ? turnOrder(hand) : [];
  const sinceMs = elapsedMs ?? 0;
  const turned = Math.floor(sinceMs / pace.msPerCard);
  const isSlow = turnsSlowly(pace) && order.length > firstCards;
  const heldMs = isSlow && turned > firstCards && !isStill() ? slowTurnMs : 0;
  const counted = Math.max(Math.min(turned, firstCards), Math.floor((sinceMs - heldMs) / pace.msPerCard));
  const laid = order.filter((_, place) => laidAtMs(place, pace) <= sinceMs).length;
  const side = (name: 'player' | 'banker') => {
    const count = (places: number) => order.slice(0, places).filter((one) => one.side === name).length;
    return {
      ...{ name, cards: hand?.[name] ?? [], laid: count(laid), turned: count(turned), counted: count(counted) },
      ...{ isSlow, isWinner: winner === name },
    };
  };
  const winner = hand && counted >= order.length ? winnerOf(seenOf(hand)) : null;
  return (
    <div className="hands" data-thirds="true" style={isSlow ? slowTurn : undefined}>
      <Side {...side('player')} />
      <p className="hands-result" role="status">
        {winner !== null && t(`wins.${winner}`)}
      </p>
      <Side {...side('banker')} />
    </div>
  );
}

function RoadsOfShoe({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.baccarat');
  return (
    <Roads
      rounds={roundsOfShoe(history) as unknown as RoadRound[]}
      letters={{ player: t('letter.player'), banker: t('letter.banker'), tie: t('letter.tie') }}
      names={{ player: t('bet.player'), banker: t('bet.banker'), tie: t('bet.tie') }}
    />
  );
}

type BaccaratBetKey =
  | 'player'
  | 'banker'
  | 'tie'
  | 'playerPair'
  | 'bankerPair'
  | 'eitherPair'
  | 'perfectPair'
  | 'small'
  | 'big'
  | 'playerNaturalWins'
  | 'bankerNaturalWins'
  | 'playerDragonBonus'
  | 'bankerDragonBonus'
  | 'dragon7'
  | 'panda8'
  | 'superSix'
  | 'luckySix';

const commissionMain = ['player', 'tie', 'banker'] as const;
/** Without a commission the six is what differs: the bet on it stands beside the others that everybody makes. */
const freeMain = ['player', 'tie', 'superSix', 'banker'] as const;
const mainClasses = {
  player: 'bet-main bet-blue',
  tie: 'bet-main bet-green',
  superSix: 'bet-main bet-gold',
  banker: 'bet-main bet-red',
} as const;

function useBetName() {
  const t = useTranslations('tables.baccarat');
  return ({ key }: Spot) => t(`bet.${key as BaccaratBetKey}`);
}

function useResultLine() {
  const t = useTranslations('tables.baccarat.wins');
  const score = useTranslations('tables.captions');
  return (outcome: Record<string, unknown>): string => {
    const hand = handOf(outcome);
    const totals = [hand.player, hand.banker].map((cards) => totalOf(cards.map(pointsOf)));
    const result = t(winnerOf(seenOf(hand)));
    if (totals[0] === totals[1]) return result;
    return score('score', { result, high: Math.max(...totals), low: Math.min(...totals) });
  };
}

const scenes = { baccarat: 'baccarat', baccaratNoCommission: 'baccarat', speedBaccarat: 'speed-baccarat' } as const;

/** The clients of all tables: with commission, without, and with a short clock. */
export function baccaratClient(kind: keyof typeof scenes): TableClient<BaccaratSeen> {
  const isFree = kind === 'baccaratNoCommission';
  const isSpeed = kind === 'speedBaccarat';
  const pace = isSpeed ? paces.speedBaccarat : paces.baccarat;
  const betTypes: readonly BetType<BaccaratSeen>[] = isFree ? noCommissionBets() : commissionBets();
  const told = isFree ? advertisedNoCommission : advertised;
  const returnsOf = (key: string) => betTypes.find((bet) => bet.key === key)?.returnsOf('') ?? [];
  const mainKeys = isFree ? freeMain : commissionMain;
  const sideKeys = betTypes
    .map(({ key }) => key as BaccaratBetKey)
    .filter((key) => !mainKeys.some((main) => main === key));
  const [bankerReturn, otherReturn] = returnsOf('banker');
  // With commission the other return is the stake that a tie gives back.
  const bankerReturnOnSix = isFree ? otherReturn : undefined;

  function Cloth() {
    const t = useTranslations('tables.baccarat');
    const note = bankerReturnOnSix === undefined ? null : t('wonWithSix', { pays: paysText([bankerReturnOnSix]) });
    const spot = (key: BaccaratBetKey, className: string) => {
      const hasNote = key === 'banker' && note !== null;
      return (
        <BetSpot
          key={key}
          betKey={key}
          label={hasNote ? `${t(`bet.${key}`)}, ${note}` : t(`bet.${key}`)}
          className={className}
        >
          <span className="bet-name">{t(`bet.${key}`)}</span>
          <span className="bet-odds">{hasNote ? paysText([bankerReturn ?? 0]) : clothOdds(returnsOf(key))}</span>
          {hasNote && <span className="bet-note">{note}</span>}
        </BetSpot>
      );
    };
    return (
      <BetCloth className="baccarat-cloth">
        <div className="cloth-main">{mainKeys.map((key) => spot(key, mainClasses[key]))}</div>
        <div className="baccarat-side">{sideKeys.map((key) => spot(key, 'bet-small'))}</div>
      </BetCloth>
    );
  }

  function Rules() {
    const t = useTranslations('tables.baccarat');
    const titleOf = useTranslations('tables.title');
    return (
      <div className="flex flex-col gap-6">
        {isSpeed && <Section title={titleOf('speedBaccarat')} text={t('rules.speed')} />}
        <Section title={t('rules.title')} text={t(isFree ? 'rules.textNoCommission' : 'rules.text')} />
        <Section title={t('rules.thirdTitle')} text={t('rules.third')} />
        <BetTable
          rows={betTypes.map(({ key, returnsOf }) => ({
            key,
            label: t(`bet.${key as BaccaratBetKey}`),
            pays: paysText(returnsOf('')),
            advertised: told[key],
          }))}
        />
        <ShoeRules rules={shoeRules} />
        <Section title={t('rules.roadsTitle')} text={t('rules.roads')} />
      </div>
    );
  }

  return {
    titleKey: kind,
    scene: scenes[kind],
    betTypes,
    seenOf: (outcome) => seenOf(handOf(outcome)),
    Stage: (props) => <Stage {...props} pace={pace} />,
    Side: RoadsOfShoe,
    Cloth,
    Rules,
    useBetName,
    useResultLine,
    resultText: (outcome) => {
      const { player, banker } = handOf(outcome);
      return `${player.map(cardText).join(' ')} – ${banker.map(cardText).join(' ')}`;
    },
    verify: (round) =>
      isSameRound(round, (draw) => {
        const { shoe, burnt } = shoeOf(round, shoeRules, draw);
        return { ...dealHand(shoe, draw).hand, burnt };
      }),
  };
}
