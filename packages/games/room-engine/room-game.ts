import type { DrawBelow } from '@baize/fairness';
import type { Card } from '../cards/index.ts';

/** What a seat has to post, beside the blind of its place, for blinds that went by without it. */
export const owings = ['nothing', 'small', 'big', 'both'] as const;
export type Owing = (typeof owings)[number];

/** A seat that is dealt in, with the chips in front of it. */
export interface SeatStart {
  readonly seat: number;
  readonly stackMinor: bigint;
  /** Left out: nothing. */
  readonly owes?: Owing | undefined;
}

/** A seat between hands. */
export interface TableSeat {
  readonly seat: number;
  /** Cannot be dealt in now: sits out, or has too few chips. */
  readonly isOut: boolean;
  readonly owes: Owing;
  /** Posts what it owes; otherwise it waits for the big blind. */
  readonly isPosting: boolean;
}

/** Who is dealt in and what each posts; and what the other seats owe from now on. */
export interface Seating {
  readonly dealt: readonly { readonly seat: number; readonly owes: Owing }[];
  readonly owing: readonly { readonly seat: number; readonly owes: Owing }[];
}

/** All that a hand begins with beside its chance. */
export interface HandSetup {
  /** Base score, or big blind. */
  readonly baseMinor: bigint;
  /** The seat of the button. */
  readonly button: number;
  /** In the order of the seats, at least two. */
  readonly seats: readonly SeatStart[];
  /** The rake in hundredths of a percent, and its most; null: no bound. */
  readonly rake10k: bigint;
  readonly rakeCapMinor: bigint | null;
}

/** What a player does: the act's name, and a number or cards where it needs them. */
export interface RoomInput {
  readonly act: string;
  /** Whole minor units or a multiplier, as the act says. */
  readonly amount?: bigint | undefined;
  /** Own cards, in the order that the act says. */
  readonly cards?: readonly Card[] | undefined;
}

/** A decision taken in advance: its name, and the amount that it holds for where it is for one alone. */
export interface Plan {
  readonly name: string;
  readonly amount?: bigint | undefined;
}

/** Whom a hand waits for. */
export interface Turn {
  readonly phase: string;
  readonly seats: readonly number[];
  /** How long they have. */
  readonly ms: number;
}

/** Who is still in a hand of a betting game, and what each seat has put in. */
export interface Standing {
  readonly live: readonly number[];
  readonly committed: Readonly<Record<number, bigint>>;
}

/** How a hand ended for a seat. */
export interface SeatResult {
  readonly seat: number;
  /** Won or lost after rake. */
  readonly netMinor: bigint;
  readonly rakeMinor: bigint;
}

/** A game of a room: pure rules of one hand. A state is plain data; it follows from setup, draws and inputs alone. */
export interface RoomGame<State> {
  readonly gameCode: string;
  readonly rulesVersion: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Who has the button among these seats, in their order, after the hand of a setup; left out: the seat after the last one. */
  nextButton?(last: Pick<HandSetup, 'seats' | 'button'>, seats: readonly number[]): number;
  /** Who is dealt in after the hand of a setup (null: there was none); left out: everybody who can be. Nobody is, where fewer than two can. */
  seatingOf?(last: Pick<HandSetup, 'seats' | 'button'> | null, sittings: readonly TableSeat[]): Seating;
  deal(setup: HandSetup, draw: DrawBelow): State;
  /** Null: the hand is over. */
  turnOf(state: State): Turn | null;
  /** Null: the input is not offered to the seat now. A few acts are offered out of turn; the rules say which. */
  act(state: State, seat: number, input: RoomInput): State | null;
  /** Decisions that a seat may take in advance now; left out: none. */
  plansOf?(state: State, seat: number): readonly Plan[];
  /** What a plan comes to at the seat's turn; null: it does not hold any more. */
  inputOfPlan?(state: State, seat: number, plan: Plan): RoomInput | null;
  /** Own cards that a seat may lay open after the end, though it need not. */
  showable?(state: State, seat: number): readonly Card[];
  /** The state with cards that were laid open so. */
  withShown?(state: State, shown: readonly { readonly seat: number; readonly cards: readonly Card[] }[]): State;
  /** What is done for a seat whose time is up. */
  defaultOf(state: State, seat: number): RoomInput;
  /** What a seat may see; null: what everybody may. Amounts are decimal strings of minor units. */
  viewOf(state: State, seat: number | null): Record<string, unknown>;
  /** Of every seat that was dealt in, once the hand is over; nets and rakes sum to 0. */
  resultOf(state: State): readonly SeatResult[];
  /** Only games in which seats bet against each other and may fold have it. */
  standingOf?(state: State): Standing;
}
