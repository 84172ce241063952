import { actionOf, type DecisionRules } from '../table-engine/decisions.ts';
import type { ThreeCardDeal, ThreeCardSeen } from './bets.ts';

export interface ThreeCardShown {
  readonly phase: number;
  readonly player: ThreeCardDeal['player'];
}

/** Play or fold: one decision, and the dealer's cards stay down until it is over (rulebook 1.9). Whoever is late has folded. */
export const threeCardDecisions: DecisionRules<ThreeCardDeal, ThreeCardShown, ThreeCardSeen> = {
  shownOf: ({ player }, phase) => ({ phase, player }),
  asksOf: ({ phase }, { stakes }) => {
    const { ante } = stakes;
    if (phase !== 1 || ante === undefined) return [];
    const play = { action: 'play', bet: { key: 'play', selection: '', stakeMinor: ante } };
    return [{ hand: 0, options: [play, { action: 'fold', bet: null }], late: 'fold' }];
  },
  seenBy: ({ player, dealer }, decisions) => ({ player, dealer, plays: actionOf(decisions, 1, 0) === 'play' }),
};
