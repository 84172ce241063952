import type { FailureDetail } from '@baize/contract';
import type { Opening } from '../game-frame/hud-state.ts';
import { createStore, type Store } from '../lib/store.ts';

/** Something to tell that does not end the game; each has its text `tables.notice.<kind>`. */
export type TableFrameNotice =
  | 'reconnecting'
  | 'insufficient_funds'
  | 'limit_reached'
  | 'table_limit'
  | 'betting_closed'
  | 'price_changed'
  | 'chips_not_sent'
  | 'bet_not_offered'
  | 'round_closed'
  | 'seat_taken'
  | 'room_closed'
  | 'already_seated'
  | 'decision_over'
  | 'not_played';

/** Why a game cannot go on. */
export type TableFrameEnd = 'session_expired' | 'account_blocked' | 'game_unavailable' | 'outdated';

export interface TableFrameState {
  currency: Opening['currency'];
  balanceMinor: bigint;
  /** Paid, and not shown yet: the balance must not tell it before the picture does. */
  hiddenMinor: bigint;
  fairness: Opening['fairness'];
  notice: TableFrameNotice | null;
  /** With the notice `table_limit`: the bet that is beyond its own limits; null when it is all bets together. */
  beyond: { key: string; selection: string } | null;
  end: TableFrameEnd | null;
  /** The player is asked for something, and its clock runs: nothing that can wait covers it. */
  isAsked: boolean;
  /** The player is shown how long and for how much he has played: nothing goes on by itself. */
  isInterrupted: boolean;
  isSoundOn: boolean;
  /** What a dealer would say stands on the table. */
  areCaptionsOn: boolean;
  /** Whether the player wants the chat beside the table; null: never chosen. */
  wantsChat: boolean | null;
  /** Single keys press buttons. */
  areKeysOn: boolean;
  /** The brand lets rounds play by themselves. */
  hasAutoplay: boolean;
}
export type TableFrameStore = Store<TableFrameState>;

export const createTableFrameStore = (
  opening: Pick<Opening, 'currency' | 'balanceMinor' | 'fairness'> & Partial<Pick<Opening, 'autoplay'>>,
): TableFrameStore =>
  createStore<TableFrameState>({
    currency: opening.currency,
    balanceMinor: BigInt(opening.balanceMinor),
    hiddenMinor: 0n,
    fairness: opening.fairness,
    notice: null,
    beyond: null,
    end: null,
    isAsked: false,
    isInterrupted: false,
    isSoundOn: false,
    areCaptionsOn: true,
    wantsChat: null,
    areKeysOn: true,
    hasAutoplay: opening.autoplay ?? false,
  });

const notices: ReadonlySet<string> = new Set<TableFrameNotice>([
  'insufficient_funds',
  'limit_reached',
  'betting_closed',
  'price_changed',
  'bet_not_offered',
  'round_closed',
  'seat_taken',
  'room_closed',
  'already_seated',
  'decision_over',
]);
const ends: ReadonlySet<string> = new Set<TableFrameEnd>(['session_expired', 'account_blocked', 'game_unavailable']);

/** What a refusal of the server does to the floor. */
export function refusalPatch(reason: string, detail: FailureDetail | null = null): Partial<TableFrameState> {
  if (reason === 'game_not_found') return { end: 'game_unavailable', notice: null };
  if (reason === 'unreadable') return { end: 'outdated', notice: null };
  if (ends.has(reason)) return { end: reason as TableFrameEnd, notice: null };
  // The popup with the player's play so far says the rest.
  if (reason === 'reality_check_due') return { notice: null };
  if (reason === 'unreachable' || reason === 'service_unavailable') return { notice: 'reconnecting' };
  if (reason === 'table_limit') return { notice: reason, beyond: detail?.bet ?? null };
  return { notice: notices.has(reason) ? (reason as TableFrameNotice) : 'not_played' };
}
