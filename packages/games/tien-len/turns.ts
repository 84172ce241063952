import type { Card } from '../cards/index.ts';
import { clockwise, type RoomInput } from '../room-engine/index.ts';
import { beats, bombPower, inOrder, isPlayedOutOfTurn, type Play, playOf } from './plays.ts';
import { choppedWorth } from './specials.ts';
import { handOf, type Laid, type TienLenState, winnerOf } from './state.ts';

/** Whether cards may be laid over what lies on the table; null there: they are led. */
export function mayLay(cards: readonly Card[], laid: Laid | null): boolean {
  const play = playOf(cards);
  const other = laid && playOf(laid.cards);
  return play !== null && (!other || beats(play, other));
}

/** Clockwise after a seat; the seat itself is left out. */
function seatsAfter(state: TienLenState, from: number): number[] {
  const order = clockwise(state.setup);
  const place = order.indexOf(from);
  return [...order.slice(place + 1), ...order.slice(0, place)];
}

/** Ends the trick: its chops count, and a seat leads. */
const withLead = (state: TienLenState, seat: number): TienLenState => ({
  ...state,
  actor: seat,
  laid: null,
  passed: [],
  chop: null,
  chops: state.chop ? [...state.chops, state.chop] : state.chops,
});

/** The next seat that has not passed, or the lead for who made the last play. */
function withNext(state: TienLenState, from: number): TienLenState {
  const owner = state.laid?.seat;
  const next = seatsAfter(state, from).find((seat) => seat === owner || !state.passed.includes(seat));
  if (owner !== undefined && (next === undefined || next === owner)) return withLead(state, owner);
  return { ...state, actor: next ?? from };
}

/** What a bomb took: the twos or the bomb below it, and what was chopped in the trick before. */
function withChop(state: TienLenState, seat: number, play: Play): TienLenState['chop'] {
  const { laid, chop } = state;
  const other = laid && playOf(laid.cards);
  if (!laid || !other || bombPower(play) === 0) return chop;
  const worth = choppedWorth(other, laid.cards);
  // A run of pairs over a run of pairs is a play like others where nothing was chopped before.
  if (bombPower(other) > 0 && chop === null && other.shape === play.shape && other.length === play.length) return chop;
  return { from: laid.seat, to: seat, bases: worth + (chop?.bases ?? 0n) };
}

function laying(state: TienLenState, seat: number, cards: readonly Card[], play: Play): TienLenState {
  const held = handOf(state, seat);
  const chop = withChop(state, seat, play);
  const next: TienLenState = {
    ...state,
    cards: { ...state.cards, [seat]: held.filter((card) => !cards.includes(card)) },
    laid: { seat, cards: inOrder(cards) },
    firstCard: null,
    chop,
  };
  if (winnerOf(next) !== null)
    return { ...next, actor: null, chop: null, chops: chop ? [...next.chops, chop] : next.chops };
  return withNext(next, seat);
}

/**
 * Null: the input is not offered to the seat now. Four consecutive pairs may be laid over twos or a bomb out of turn, also by a seat that
 * has passed.
 */
export function actTienLen(state: TienLenState, seat: number, { act, amount, cards }: RoomInput): TienLenState | null {
  const { actor, laid, firstCard } = state;
  if (actor === null || amount !== undefined || (act === 'play') !== (cards !== undefined)) return null;
  if (act === 'pass') {
    if (actor !== seat || laid === null) return null;
    return withNext({ ...state, passed: [...state.passed, seat] }, seat);
  }
  if (act !== 'play' || cards === undefined) return null;
  const play = playOf(cards);
  const held = handOf(state, seat);
  const areHeld = new Set(cards).size === cards.length && cards.every((card) => held.includes(card));
  if (!play || !areHeld || !mayLay(cards, laid)) return null;
  if (firstCard !== null && !cards.includes(firstCard)) return null;
  const isOut = actor !== seat;
  if (isOut && (laid === null || laid.seat === seat || !isPlayedOutOfTurn(play))) return null;
  return laying(state, seat, cards, play);
}
