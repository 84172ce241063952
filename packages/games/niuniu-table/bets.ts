import type { Card } from '../cards/index.ts';
import { type BullClass, liveBullHandOf } from '../niuniu/hand.ts';
import { type BetType, pays, paysReserved } from '../table-engine/bet-type.ts';
import { type DoorHands, doors, handOfDoor } from '../table-engine/doors.ts';

export interface NiuniuTableSeen extends DoorHands {
  /** Says who is dealt to first; bets do not look at it. */
  readonly head: Card;
}

/** What a win of a double bet is multiplied by, by the winner's class; 1 for those that are not named (rulebook 1.11, live set). */
const multipliers: Partial<Readonly<Record<BullClass, number>>> = {
  bull7: 2,
  bull8: 2,
  bull9: 2,
  bullBull: 3,
  fiveDukes: 5,
};
export const liveMultiplierOf = (name: BullClass): number => multipliers[name] ?? 1;

/** The most that a chip on a double bet can lose. */
export const topMultiplier = 5;
/** Wins are paid less 5% commission. */
const afterCommission = 0.95;

/** Whether a player's hand beats the banker's; there are no ties. */
export const playerWins = (seen: DoorHands, player: string): boolean =>
  liveBullHandOf(handOfDoor(seen, player)).rank > liveBullHandOf(seen.banker).rank;

const winnerMultiplier = (seen: DoorHands, player: string): number =>
  liveMultiplierOf(liveBullHandOf(playerWins(seen, player) ? handOfDoor(seen, player) : seen.banker).name);

const equal = (key: string, opposite: string, backsPlayer: boolean): BetType<DoorHands> => ({
  key,
  opposite,
  selections: doors,
  returnOf: (seen, player) => (playerWins(seen, player) === backsPlayer ? pays(afterCommission) : 0),
  returnsOf: () => [pays(afterCommission)],
});

const paysDouble = (multiplier: number) => paysReserved(afterCommission * multiplier, topMultiplier);
const double = (key: string, opposite: string, backsPlayer: boolean): BetType<DoorHands> => ({
  key,
  opposite,
  selections: doors,
  reserve: topMultiplier,
  returnOf: (seen, player) => {
    const multiplier = winnerMultiplier(seen, player);
    return playerWins(seen, player) === backsPlayer ? paysDouble(multiplier) : paysReserved(-multiplier, topMultiplier);
  },
  returnsOf: () => [1, 2, 3, topMultiplier].map(paysDouble),
});

/** Every bet of the table (rulebook 1.11): that a player beats the banker, or the banker him, at equal stakes or by the winner's hand. */
export const niuniuTableBets = (): readonly BetType<DoorHands>[] => [
  equal('playerEqual', 'bankerEqual', true),
  double('playerDouble', 'bankerDouble', true),
  equal('bankerEqual', 'playerEqual', false),
  double('bankerDouble', 'playerDouble', false),
];
