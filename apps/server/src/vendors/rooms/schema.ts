import type { CollusionSignal, PairStatus } from '@baize/contract';
import type { Owing, StoredInput, StoredSetup } from '@baize/games/room-engine';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type RoomStatus = 'open' | 'playing' | 'closing' | 'closed';
export type TopUpStatus = 'buying' | 'bought' | 'added' | 'barring' | 'refused';
export type StayStatus = 'buying' | 'barring' | 'seated' | 'leaving' | 'paying' | 'ended' | 'refused';

export type WaitStatus = 'waiting' | 'offered' | 'seated' | 'left' | 'lapsed';

/** An action of a hand as it is stored. */
export interface StoredAction extends StoredInput {
  by: 'player' | 'clock';
  at: string;
}
export interface HandPlayer {
  seat: number;
  stayId: string;
  playerRef: string;
  name: string;
}
/** A decision of a seat in advance: its next one, and only in the phase in which it was taken. */
export interface StoredPlan {
  seat: number;
  turn: number;
  phase: string;
  name: string;
  amount: string | null;
}
/** Cards that a seat laid open after the hand. */
export interface StoredShow {
  seat: number;
  cards: number[];
}
export interface StoredResult {
  seat: number;
  netMinor: string;
  rakeMinor: string;
}
/** JSON that is written as text where it is not empty. */
type Listed<Item> = ColumnType<Item[], string | undefined, string>;
/** JSON is written as text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface RoomTables {
  'rooms.sessions': {
    token_hash: Buffer;
    player_ref: string;
    game_code: string;
    scope: string;
    display_name: string;
    opened_at: Date;
  };
  'rooms.rooms': {
    id: string;
    scope: string;
    game_code: string;
    stake: string;
    number: number;
    base_minor: bigint;
    min_entry_minor: bigint;
    max_entry_minor: bigint;
    seats: number;
    status: RoomStatus;
    version: Generated<bigint>;
    hand_number: Generated<number>;
    button: Generated<number>;
    next_sealed_seed: string;
    next_seed_hash: string;
    ready_at: Date;
    due_at: Date | null;
    holder: string | null;
    held_until: Date | null;
    opened_at: Date;
    fee_minor: Generated<bigint | null>;
    started_at: Generated<Date | null>;
  };
  'rooms.stays': {
    id: string;
    room_id: string;
    game_code: string;
    player_ref: string;
    display_name: string;
    seat: number;
    status: StayStatus;
    bought_minor: bigint;
    topped_minor: Generated<bigint>;
    stack_minor: bigint;
    turnover_minor: Generated<bigint>;
    rake_minor: Generated<bigint>;
    hands: Generated<number>;
    missed: Generated<number>;
    time_bank_ms: number;
    entropy: string;
    refusal: string | null;
    rebuy_until: Generated<Date | null>;
    out_since: Generated<Date | null>;
    owes: Generated<Owing>;
    is_posting: Generated<boolean>;
    place: Generated<number | null>;
    sat_at: Date;
    ended_at: Date | null;
  };
  'rooms.top_ups': {
    id: string;
    stay_id: string;
    amount_minor: bigint;
    status: TopUpStatus;
    refusal: string | null;
    asked_at: Date;
  };
  'rooms.waits': {
    id: string;
    number: GeneratedAlways<bigint>;
    room_id: string;
    game_code: string;
    player_ref: string;
    site_session_id: string;
    status: WaitStatus;
    offered_until: Date | null;
    joined_at: Date;
  };
  'rooms.hands': {
    id: string;
    room_id: string;
    game_code: string;
    number: number;
    rules_version: string;
    sealed_seed: string;
    server_seed: string | null;
    seed_hash: string;
    client_seed: string;
    entropies: Json<{ id: string; entropy: string }[]>;
    setup: Json<StoredSetup>;
    players: Json<HandPlayer[]>;
    actions: Json<StoredAction[]>;
    plans: Listed<StoredPlan>;
    shown: Listed<StoredShow>;
    status: 'playing' | 'settled' | 'void';
    asked_at: Date;
    deadline: Date;
    result: ColumnType<StoredResult[] | null, string | null, string | null>;
    rake_minor: Generated<bigint>;
    began_at: Date;
    ended_at: Date | null;
  };
  'rooms.hand_players': { hand_id: string; player_ref: string; began_at: Date };
  'rooms.reading': { id: Generated<boolean>; ended_at: Date; hand_id: string };
  'rooms.pair_facts': {
    player_ref: string;
    other_ref: string;
    game_code: string;
    day: string;
    hands: number;
    flow: number;
    squares: number;
    big_folds: number;
    decisions: number;
    raises: number;
  };
  'rooms.player_figures': {
    player_ref: string;
    game_code: string;
    scope: string;
    hands: number;
    won: number;
    net_minor: bigint;
    rake_minor: bigint;
    biggest_minor: bigint;
    voluntary: number | null;
    raised: number | null;
  };
  'rooms.pairs': {
    id: string;
    first_ref: string;
    second_ref: string;
    scope: string;
    status: PairStatus;
    score: number;
    signals: Json<CollusionSignal[]>;
    hands: number;
    cleared_score: number | null;
    found_at: Date;
    scored_at: Date;
  };
  'rooms.pair_verdicts': {
    pair_id: string;
    number: number;
    status: PairStatus;
    staff_name: string;
    note: string;
    decided_at: Date;
  };
  'rooms.settings': {
    scope: string;
    game_code: string;
    stake: string;
    is_on: boolean;
    rake_10k: number | null;
    rake_cap: number | null;
    base_minor: bigint | null;
    seats: number | null;
    min_entry: number | null;
    max_entry: number | null;
    time_bank_ms: number | null;
    pause_ms: number | null;
  };
}
