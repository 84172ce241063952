import type { Card } from '../cards/index.ts';
import type { DecidingSeat, DecisionAsked, DecisionRules } from '../table-engine/decisions.ts';
import type { BlackjackSeen } from './bets.ts';
import { isNatural } from './hand.ts';
import { type BlackjackDeal, canSplit, handsAfter, offersInsurance, type PlayerHand } from './lines.ts';

export interface BlackjackShown {
  readonly phase: number;
  readonly player: readonly Card[];
  readonly up: Card;
  /** What the hands have drawn by now; the second hand's places are dealt where a split is possible. */
  readonly first: readonly Card[];
  readonly second: readonly Card[];
  /** The dealer has looked under an ace or a ten: there is a blackjack, and the round is over. */
  readonly isOver: boolean;
}

const half = 2n;

/** Phases before the first one of play. */
export const insurancePhases = (up: Card): number => (offersInsurance(up) ? 1 : 0);

function insurance({ stakes }: DecidingSeat): readonly DecisionAsked[] {
  const stakeMinor = (stakes.main ?? 0n) / half;
  if (stakeMinor === 0n) return [];
  const insure = { action: 'insure', bet: { key: 'insurance', selection: '', stakeMinor } };
  return [{ hand: 0, options: [insure, { action: 'noInsurance', bet: null }], late: 'noInsurance' }];
}

function optionsOf(hand: PlayerHand, index: number, mainMinor: bigint): DecisionAsked {
  const options: DecisionAsked['options'][number][] = [
    { action: 'hit', bet: null },
    { action: 'stand', bet: null },
  ];
  if (hand.cards.length === 2)
    options.push({ action: 'double', bet: { key: 'double', selection: `${index}`, stakeMinor: mainMinor } });
  if (hand.cards.length === 2 && !hand.isSplit && canSplit(hand.cards))
    options.push({ action: 'split', bet: { key: 'split', selection: '', stakeMinor: mainMinor } });
  return { hand: index, options, late: 'stand' };
}

/** Hit, stand, double, split and insurance (BJ-1, rulebook 1.5), one decision a hand and phase. Whoever is late stands, uninsured. */
export const blackjackDecisions: DecisionRules<BlackjackDeal, BlackjackShown, BlackjackSeen> = {
  shownOf: ({ player, dealer, first, second }, phase) => {
    const up = dealer[0] as Card;
    const drawn = Math.max(0, phase - insurancePhases(up) - 1);
    return {
      phase,
      player,
      up,
      first: first.slice(0, drawn),
      second: canSplit(player) ? second.slice(0, drawn) : [],
      isOver: phase > insurancePhases(up) && isNatural(dealer),
    };
  },
  asksOf: (shown, seat) => {
    const mainMinor = seat.stakes.main;
    if (mainMinor === undefined || shown.isOver) return [];
    const before = insurancePhases(shown.up);
    if (shown.phase <= before) return insurance(seat);
    if (isNatural(shown.player)) return [];
    const hands = handsAfter(shown, seat.decisions, { phases: shown.phase - before - 1, insurancePhases: before });
    return hands.flatMap((hand, index) => (hand.isOpen ? [optionsOf(hand, index, mainMinor)] : []));
  },
  seenBy: (deal, decisions) => {
    const before = insurancePhases(deal.dealer[0] as Card);
    const phases = isNatural(deal.dealer) || isNatural(deal.player) ? 0 : deal.first.length;
    return { ...deal, hands: handsAfter(deal, decisions, { phases, insurancePhases: before }) };
  },
};
