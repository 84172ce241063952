import {
  type BlackjackDeal,
  type BlackjackShown,
  dealerHand,
  handsAfter,
  insurancePhases,
  isBust,
  isNatural,
  type PlayerHand,
  returnOfHand,
  totalOf,
  twentyOne,
} from '@baize/games/blackjack';
import type { Card } from '@baize/games/cards';
import { paces } from '@baize/games/paces';
import { type Decision, stakeBack } from '@baize/games/table-engine';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import type { StageProps } from '../../table-frame/table/TablePlay.tsx';
import { useTableView } from '../../table-frame/table/table-view.tsx';

const { msPerCard } = paces.blackjack;
/** The first four cards come one after the other: player, dealer, player, dealer. */
const msPerDealt = 420;
/** A card that lies face down shows nothing of itself. */
const anyCard: Card = 0;

interface Shown {
  hands: readonly PlayerHand[];
  dealer: readonly Card[];
  /** How many of the dealer's cards are turned. */
  dealerTurned: number;
  /** How many cards of the first two have come to players and dealer. */
  playerLaid: number;
  dealerLaid: number;
  /** All is over, and everybody can see it. */
  isOver: boolean;
}

const dealtBy = (elapsedMs: number, places: readonly number[]): number =>
  places.filter((place) => elapsedMs >= place * msPerDealt).length;

function whileDeciding(shown: BlackjackShown, decisions: readonly Decision[], elapsedMs: number): Shown {
  const before = insurancePhases(shown.up);
  const hands = handsAfter(shown, decisions, {
    phases: Math.max(0, shown.phase - before - 1),
    insurancePhases: before,
  });
  const isFirst = shown.phase === 1;
  const dealerLaid = isFirst ? dealtBy(elapsedMs, [1, 3]) : 2;
  return {
    hands,
    dealer: [shown.up, anyCard],
    dealerTurned: Math.min(1, dealerLaid),
    playerLaid: isFirst ? dealtBy(elapsedMs, [0, 2]) : 2,
    dealerLaid,
    isOver: false,
  };
}

/** The dealer's cards are turned one by one; without a phase before, everything is dealt first. */
function whileShown(deal: BlackjackDeal, decisions: readonly Decision[], elapsedMs: number, hadPhase: boolean): Shown {
  const [up = anyCard] = deal.dealer;
  const dealer = dealerHand(deal);
  const isDone = isNatural(deal.player) || isNatural(deal.dealer);
  const hands = handsAfter(deal, decisions, {
    phases: isDone ? 0 : deal.first.length,
    insurancePhases: insurancePhases(up),
  });
  const turned = Math.min(dealer.length, 1 + Math.floor(elapsedMs / msPerCard));
  const first = hadPhase ? 2 : dealtBy(elapsedMs, [1, 3]);
  const dealerTurned = Math.min(turned, first === 2 ? turned : first);
  return {
    hands,
    dealer,
    dealerTurned,
    playerLaid: hadPhase ? 2 : dealtBy(elapsedMs, [0, 2]),
    dealerLaid: Math.max(first, dealerTurned),
    isOver: elapsedMs >= dealer.length * msPerCard,
  };
}

function shownOf({ round, elapsedMs }: Pick<StageProps, 'round' | 'elapsedMs'>, decisions: readonly Decision[]) {
  if (!round || elapsedMs === null) return null;
  const deal = round.outcome as unknown as BlackjackDeal | null;
  if (deal) return whileShown(deal, decisions, elapsedMs, round.phase !== undefined);
  const shown = round.phase?.shown as unknown as BlackjackShown | undefined;
  return shown ? whileDeciding(shown, decisions, elapsedMs) : null;
}

/** The total of cards as players say it. */
function Total({ cards, isSplit = false }: { cards: readonly Card[]; isSplit?: boolean }) {
  const t = useTranslations('tables.blackjack');
  if (cards.length === 0) return null;
  const { total, isSoft } = totalOf(cards);
  const text = isNatural(cards) && !isSplit ? t('natural') : isBust(cards) ? t('bust', { total }) : `${total}`;
  return (
    <span className="hand-total" data-bust={isBust(cards)}>
      {isSoft && total < twentyOne && cards.length > 1 ? t('soft', { total }) : text}
    </span>
  );
}

function Fan({ cards, turned }: { cards: readonly Card[]; turned: number }) {
  return (
    <div className="hand-cards jack-fan" style={{ '--cards': cards.length } as CSSProperties}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
        <PlayingCard key={index} card={card} isTurned={index < turned} />
      ))}
    </div>
  );
}

type End = 'won' | 'push' | 'lost';

/** How a hand ended; null while it goes on. A bust shows at once. */
function endOf(hand: PlayerHand, deal: BlackjackDeal | null): End | null {
  if (isBust(hand.cards)) return 'lost';
  if (!deal) return null;
  const back = returnOfHand(hand, deal);
  if (back > stakeBack) return 'won';
  return back === stakeBack ? 'push' : 'lost';
}

function OwnHand({ hand, laid, end, isAsked }: { hand: PlayerHand; laid: number; end: End | null; isAsked: boolean }) {
  const t = useTranslations('tables.blackjack');
  const cards = hand.cards.length === 2 && !hand.isSplit ? hand.cards.slice(0, laid) : hand.cards;
  return (
    <div className="jack-hand" data-end={end ?? undefined} data-asked={isAsked}>
      <Fan cards={cards} turned={cards.length} />
      <p>
        <Total cards={cards} isSplit={hand.isSplit} />
        {hand.isDoubled && <span className="jack-mark">{t('doubled')}</span>}
        {end && <strong className="jack-end">{t(`end.${end}`)}</strong>}
      </p>
    </div>
  );
}

/** Which hand is asked for a decision now: the first one that is open and not decided yet; -1: none. */
function askedOf(round: StageProps['round'], hands: readonly PlayerHand[], decisions: readonly Decision[]): number {
  const phase = round?.status === 'deciding' ? round.phase?.number : undefined;
  if (phase === undefined) return -1;
  return hands.findIndex(
    ({ isOpen }, index) => isOpen && !decisions.some((one) => one.phase === phase && one.hand === index),
  );
}

/** One hand for all players, played by each for himself, and the dealer's. */
export function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.blackjack');
  const { decisions, bets } = useTableView();
  const shown = shownOf({ round, elapsedMs }, decisions);
  const deal = shown?.isOver ? (round?.outcome as unknown as BlackjackDeal) : null;
  const hasHand = bets.placed.some(({ key }) => key === 'main');
  const asked = hasHand ? askedOf(round, shown?.hands ?? [], decisions) : -1;
  const dealerCards = shown?.dealer.slice(0, shown.dealerLaid) ?? [];
  return (
    <div className="hands jack-hands">
      <section className="hand" data-side="dealer">
        <h2>
          {t('dealer')}
          {shown && <Total cards={shown.dealer.slice(0, shown.dealerTurned)} />}
        </h2>
        <Fan cards={dealerCards} turned={shown?.dealerTurned ?? 0} />
      </section>
      <p className="hands-result" role="status" data-hint={deal === null}>
        {deal ? t('dealerHas', { total: totalOf(shown?.dealer ?? []).total }) : t('rule')}
      </p>
      <section className="hand" data-side="player">
        <h2>{t('players')}</h2>
        <div className="jack-own">
          {shown?.hands.map((hand, index) => (
            <OwnHand
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
              key={index}
              hand={hand}
              laid={shown.playerLaid}
              end={hasHand ? endOf(hand, deal) : null}
              isAsked={index === asked}
            />
          ))}
          {!shown && <Fan cards={[]} turned={0} />}
        </div>
      </section>
    </div>
  );
}
