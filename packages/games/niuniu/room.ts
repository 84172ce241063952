import { type DrawBelow, shuffle } from '@baize/fairness';
import { type Card, cardKinds } from '../cards/index.ts';
import {
  type HandSetup,
  type RoomGame,
  type RoomInput,
  type SeatResult,
  type Turn,
  winningsRake,
} from '../room-engine/index.ts';
import { type BullClass, bullHandOf, multiplierOf } from './hand.ts';
import { settleBank } from './payout.ts';

export const bids: readonly bigint[] = [0n, 1n, 2n, 3n, 4n];
export const betMultipliers: readonly bigint[] = [1n, 5n, 10n, 15n];
/** A hand needs so many times the base at most; what a seat must bring. */
export const entryMultiple = 480n;

const bidMs = 8_000;
const betMs = 10_000;
const openCards = 4;
const dealtCards = 5;
const maxSeats = 6;

export interface NiuniuState {
  readonly setup: HandSetup;
  readonly cards: Readonly<Record<number, readonly Card[]>>;
  /** Who has the bank of several with the highest bid: the first of these. */
  readonly order: readonly number[];
  readonly bids: Readonly<Record<number, bigint>>;
  readonly banker: number | null;
  readonly bets: Readonly<Record<number, bigint>>;
}

/** What a seat of a hand shows to one reader; amounts are decimal strings of minor units. */
export type NiuniuSeatView = {
  seat: number;
  /** Null: face down. */
  cards: (Card | null)[];
  /** The rest is null until it is open to the reader. */
  hand: BullClass | null;
  bid: string | null;
  hasBid: boolean;
  bet: string | null;
  net: string | null;
  rake: string | null;
};
export type NiuniuView = { banker: number | null; bankMultiplier: string | null; seats: NiuniuSeatView[] };

const seatsOf = ({ setup }: Pick<NiuniuState, 'setup'>): number[] => setup.seats.map(({ seat }) => seat);
const bankMultiplier = (state: NiuniuState): bigint => {
  const bid = state.bids[state.banker ?? -1] ?? 0n;
  return bid > 0n ? bid : 1n;
};

function deal(setup: HandSetup, draw: DrawBelow): NiuniuState {
  const pack = shuffle(
    Array.from({ length: cardKinds }, (_, card) => card),
    draw,
  );
  const cards = Object.fromEntries(
    setup.seats.map(({ seat }, index) => [seat, pack.slice(index * dealtCards, (index + 1) * dealtCards)]),
  );
  const order = shuffle(
    setup.seats.map(({ seat }) => seat),
    draw,
  );
  return { setup, cards, order, bids: {}, banker: null, bets: {} };
}

function turnOf(state: NiuniuState): Turn | null {
  const { banker } = state;
  const waiting = (given: Readonly<Record<number, bigint>>) =>
    seatsOf(state).filter((seat) => given[seat] === undefined);
  if (banker === null) return { phase: 'bid', seats: waiting(state.bids), ms: bidMs };
  const seats = waiting(state.bets).filter((seat) => seat !== banker);
  return seats.length > 0 ? { phase: 'bet', seats, ms: betMs } : null;
}

/** The bank goes to the highest bid; of several to the first in the drawn order. */
function withBanker(state: NiuniuState): NiuniuState {
  const seats = seatsOf(state);
  if (seats.some((seat) => state.bids[seat] === undefined)) return state;
  const bidOf = (seat: number) => state.bids[seat] ?? 0n;
  const highest = seats.map(bidOf).reduce((most, bid) => (bid > most ? bid : most), 0n);
  return { ...state, banker: state.order.find((seat) => bidOf(seat) === highest) ?? null };
}

function act(state: NiuniuState, seat: number, { act: name, amount }: RoomInput): NiuniuState | null {
  const turn = turnOf(state);
  if (!turn?.seats.includes(seat) || turn.phase !== name || amount === undefined) return null;
  if (name === 'bid')
    return bids.includes(amount) ? withBanker({ ...state, bids: { ...state.bids, [seat]: amount } }) : null;
  return betMultipliers.includes(amount) ? { ...state, bets: { ...state.bets, [seat]: amount } } : null;
}

const handAt = (state: NiuniuState, seat: number) => bullHandOf(state.cards[seat] ?? []);

/** What each seat won or lost before rake. */
function netsOf(state: NiuniuState): Map<number, bigint> {
  const { setup, banker } = state;
  const stackOf = (seat: number) => setup.seats.find((one) => one.seat === seat)?.stackMinor ?? 0n;
  const bank = banker ?? -1;
  const bankHand = handAt(state, bank);
  const nets = settleBank(
    stackOf(bank),
    seatsOf(state)
      .filter((seat) => seat !== bank)
      .map((seat) => {
        const { name, rank } = handAt(state, seat);
        const wins = rank > bankHand.rank;
        const claimMinor =
          setup.baseMinor *
          bankMultiplier(state) *
          (state.bets[seat] ?? 1n) *
          multiplierOf(wins ? name : bankHand.name);
        return { seat, stackMinor: stackOf(seat), claimMinor, wins, rank };
      }),
  );
  nets.set(bank, -[...nets.values()].reduce((sum, net) => sum + net, 0n));
  return nets;
}

const resultOf = (state: NiuniuState): SeatResult[] =>
  [...netsOf(state)].map(([seat, net]) => {
    const rakeMinor = winningsRake(net, state.setup.rake10k);
    return { seat, netMinor: net - rakeMinor, rakeMinor };
  });

/** Until the end a seat knows four of its own cards and nobody else's. */
function viewOf(state: NiuniuState, own: number | null): NiuniuView {
  const isOver = turnOf(state) === null;
  const results = isOver ? resultOf(state) : [];
  const seats = seatsOf(state).map((seat) => {
    const cards = state.cards[seat] ?? [];
    const seen = isOver ? cards : cards.slice(0, seat === own ? openCards : 0);
    const result = results.find((one) => one.seat === seat);
    return {
      seat,
      cards: Array.from({ length: dealtCards }, (_, index) => seen[index] ?? null),
      hand: isOver ? handAt(state, seat).name : null,
      // Bids are laid open together.
      bid: state.banker === null && seat !== own ? null : (state.bids[seat]?.toString() ?? null),
      hasBid: state.bids[seat] !== undefined,
      bet: state.bets[seat]?.toString() ?? null,
      net: result?.netMinor.toString() ?? null,
      rake: result?.rakeMinor.toString() ?? null,
    };
  });
  return { banker: state.banker, bankMultiplier: state.banker === null ? null : `${bankMultiplier(state)}`, seats };
}

/** One hand of NiuNiu with a grabbed banker (rulebook 4.2). */
export const niuniuRoom: RoomGame<NiuniuState> = {
  gameCode: 'room_niuniu',
  rulesVersion: '1',
  minPlayers: 2,
  maxPlayers: maxSeats,
  deal,
  turnOf,
  act,
  // Whoever does not answer does not want the bank, and plays for the least.
  defaultOf: (state) => (state.banker === null ? { act: 'bid', amount: 0n } : { act: 'bet', amount: 1n }),
  viewOf,
  resultOf,
};
