import { type DrawBelow, shuffle } from '@baize/fairness';
import { cardKinds } from '../cards/index.ts';
import { smaller } from '../exact/bigints.ts';
import { clockwise, type HandSetup, type RoomGame, type Turn } from '../room-engine/index.ts';
import { settlementOf } from './showdown.ts';
import { liveSeats, type ZjhState } from './state.ts';
import { actZjh, afterTurn } from './turns.ts';
import { viewZjh } from './view.ts';

const decisionMs = 15_000;
const maxSeats = 6;
const ownCards = 3;

/** Three cards to each seat; everybody puts in the base, and the seat left of the button begins. */
function deal(setup: HandSetup, draw: DrawBelow): ZjhState {
  const pack = shuffle(
    Array.from({ length: cardKinds }, (_, card) => card),
    draw,
  );
  const order = clockwise(setup);
  const state: ZjhState = {
    setup,
    cards: Object.fromEntries(order.map((seat, index) => [seat, pack.slice(index * ownCards, (index + 1) * ownCards)])),
    unitMinor: setup.baseMinor,
    committed: Object.fromEntries(
      setup.seats.map(({ seat, stackMinor }) => [seat, smaller(setup.baseMinor, stackMinor)]),
    ),
    looked: [],
    folded: [],
    actor: null,
    round: 1,
    said: {},
    compared: null,
  };
  // After the button comes the first of the order, whose turn is still of round 1.
  return { ...afterTurn(state, setup.button), round: 1 };
}

const turnOf = ({ actor }: ZjhState): Turn | null =>
  actor === null ? null : { phase: 'turn', seats: [actor], ms: decisionMs };

/** One hand of win three cards (rulebook 4.3). */
export const zjhRoom: RoomGame<ZjhState> = {
  gameCode: 'room_zjh',
  rulesVersion: '1',
  minPlayers: 2,
  maxPlayers: maxSeats,
  deal,
  turnOf,
  act: actZjh,
  // Whoever does not answer folds.
  defaultOf: () => ({ act: 'fold' }),
  viewOf: viewZjh,
  resultOf: (state) => settlementOf(state).results,
  standingOf: (state) => ({ live: liveSeats(state), committed: state.committed }),
};
