import { type Plan, storedInput } from '@baize/games/room-engine';
import type { StoredPlan } from '../schema.ts';
import { type LiveHand, ruledBy, turnOf, withAction } from './live-hand.ts';

const planOf = ({ name, amount }: { name: string; amount: string | null }): Plan =>
  amount === null ? { name } : { name, amount: BigInt(amount) };
/** How many decisions a seat has taken in its hand. */
export const turnsOf = ({ row }: LiveHand, seat: number): number =>
  row.actions.filter((action) => action.seat === seat).length;
const isSame = (one: Plan, other: Plan) => one.name === other.name && one.amount === other.amount;

/** Whether a plan is on offer to a seat now. */
export const isOffered = (hand: LiveHand, seat: number, plan: { name: string; amount: string | null }): boolean =>
  offeredPlans(hand, seat).some((offered) => isSame(offered, planOf(plan)));

/** What a seat may decide in advance now. */
export const offeredPlans = (hand: LiveHand, seat: number): readonly Plan[] =>
  ruledBy(hand, (game) => game.plansOf?.(hand.state, seat) ?? []);

/** The plan of a seat that still holds; null: there is none. */
export function heldPlan(hand: LiveHand, seat: number): StoredPlan | null {
  const plan = hand.row.plans.find((one) => one.seat === seat);
  if (!plan || plan.turn !== turnsOf(hand, seat) || plan.phase !== turnOf(hand)?.phase) return null;
  return isOffered(hand, seat, plan) ? plan : null;
}

/** Takes the decisions that seats planned, as far as their turns come one after the other; plans that do not hold any more are dropped. */
export function withPlans(
  { hand, isNewDecision }: { hand: LiveHand; isNewDecision: boolean },
  now: Date,
): { hand: LiveHand; isNewDecision: boolean } {
  let next = { hand, isNewDecision };
  for (;;) {
    const turn = turnOf(next.hand);
    const [seat] = turn?.seats.length === 1 ? turn.seats : [];
    const { row, state } = next.hand;
    const plan = row.plans.find((one) => one.seat === seat);
    const isDue = plan?.turn === turnsOf(next.hand, seat ?? -1) && plan.phase === turn?.phase;
    const input =
      plan && isDue ? ruledBy(next.hand, (game) => game.inputOfPlan?.(state, plan.seat, planOf(plan)) ?? null) : null;
    const taken =
      plan && input
        ? withAction(next.hand, { ...storedInput(plan.seat, input), by: 'player', at: now.toISOString() })
        : null;
    if (!taken) break;
    next = { hand: taken.hand, isNewDecision: true };
  }
  const plans = next.hand.row.plans.filter((plan) => heldPlan(next.hand, plan.seat) === plan);
  return { ...next, hand: { ...next.hand, row: { ...next.hand.row, plans } } };
}
