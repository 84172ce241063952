import { smaller } from '../exact/bigints.ts';
import { clockwise, type RoomInput } from '../room-engine/index.ts';
import { rankAmong, zjhHandOf } from './hand.ts';
import {
  behindOf,
  bettingSeats,
  committedOf,
  liveSeats,
  priceOf,
  type ZjhAct,
  type ZjhState,
  zjhActs,
} from './state.ts';

/** A raise sets the unit to one of these times the base. */
const unitLadder: readonly bigint[] = [1n, 2n, 5n, 10n];
/** After so many rounds all hands are shown. */
export const maxRounds = 20;
const firstCompareRound = 2;

/** What the seat whose turn it is may do. */
export interface Offers {
  readonly canLook: boolean;
  /** What a call costs: all chips of a seat that has fewer. */
  readonly callMinor: bigint;
  /** The units that a raise may set, with what each costs the seat. */
  readonly raises: readonly { readonly unitMinor: bigint; readonly costMinor: bigint }[];
  /** What a comparison costs, and with whom it may be. */
  readonly compare: { readonly costMinor: bigint; readonly seats: readonly number[] } | null;
}

/** Null: it is not the seat's turn. */
export function offersOf(state: ZjhState, seat: number): Offers | null {
  if (state.actor !== seat) return null;
  const { setup, unitMinor } = state;
  const behind = behindOf(state, seat);
  const costMinor = priceOf(state, seat, unitMinor);
  const others = bettingSeats(state).filter((one) => one !== seat);
  const raises = unitLadder
    .map((times) => times * setup.baseMinor)
    .filter((unit) => unit > unitMinor)
    .map((unit) => ({ unitMinor: unit, costMinor: priceOf(state, seat, unit) }))
    .filter((raise) => others.length > 0 && raise.costMinor <= behind);
  const canCompare = state.round >= firstCompareRound && others.length > 0 && costMinor <= behind;
  return {
    canLook: !state.looked.includes(seat),
    callMinor: smaller(costMinor, behind),
    raises,
    compare: canCompare ? { costMinor, seats: others } : null,
  };
}

const over = (state: ZjhState): ZjhState => ({ ...state, actor: null });

/** Whether the only seat with chips has put in less than another one that is all-in, and may still answer. */
function hasToAnswer(state: ZjhState, alone: number): boolean {
  return liveSeats(state).some((seat) => committedOf(state, seat) > committedOf(state, alone));
}

/** The turn goes on from a seat that has acted, or the hand ends. */
export function afterTurn(state: ZjhState, from: number): ZjhState {
  if (liveSeats(state).length === 1) return over(state);
  const betting = bettingSeats(state);
  const order = clockwise(state.setup);
  const place = order.indexOf(from);
  const next = [...order.slice(place + 1), ...order.slice(0, place)].find((seat) => betting.includes(seat));
  if (next === undefined) return over(state);
  if (betting.length === 1 && !hasToAnswer(state, next)) return over(state);
  const round = order.indexOf(next) < place ? state.round + 1 : state.round;
  return round > maxRounds ? over(state) : { ...state, actor: next, round };
}

const isAct = (name: string): name is ZjhAct => zjhActs.some((act) => act === name);

/** Who asked pays the call once more; the loser is out, and whoever asked loses a tie. */
function compared(state: ZjhState, seat: number, other: number): ZjhState {
  const [mine, his] = [zjhHandOf(state.cards[seat] ?? []), zjhHandOf(state.cards[other] ?? [])];
  const both = [mine, his];
  const loser = rankAmong(mine, both) > rankAmong(his, both) ? other : seat;
  return { ...state, folded: [...state.folded, loser], compared: { by: seat, with: other, loser } };
}

/** Null: the input is not offered to the seat now. A raise names the new unit, a comparison the other seat. */
export function actZjh(state: ZjhState, seat: number, { act, amount, cards }: RoomInput): ZjhState | null {
  const offers = offersOf(state, seat);
  const hasAmount = act === 'raise' || act === 'compare';
  if (!offers || !isAct(act) || cards !== undefined || hasAmount !== (amount !== undefined)) return null;
  const paying = (paidMinor: bigint, more: Partial<ZjhState> = {}): ZjhState => ({
    ...state,
    committed: { ...state.committed, [seat]: committedOf(state, seat) + paidMinor },
    said: { ...state.said, [seat]: { act, paidMinor } },
    ...more,
  });
  if (act === 'look') return offers.canLook ? { ...state, looked: [...state.looked, seat] } : null;
  if (act === 'fold') return afterTurn(paying(0n, { folded: [...state.folded, seat] }), seat);
  if (act === 'call') return afterTurn(paying(offers.callMinor), seat);
  if (act === 'raise') {
    const raise = offers.raises.find(({ unitMinor }) => unitMinor === amount);
    return raise ? afterTurn(paying(raise.costMinor, { unitMinor: raise.unitMinor }), seat) : null;
  }
  const other = offers.compare?.seats.find((one) => BigInt(one) === amount);
  if (!offers.compare || other === undefined) return null;
  return afterTurn(compared(paying(offers.compare.costMinor), seat, other), seat);
}
