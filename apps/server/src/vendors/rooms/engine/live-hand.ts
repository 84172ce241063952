import { drawOfRound } from '@baize/fairness';
import { type RoomGame, replayHand, roomInputOf, type Turn } from '@baize/games/room-engine';
import type { HandRow, RoomsDependencies } from '../dependencies.ts';
import { findRoomKind, type RoomKind } from '../room-kinds.ts';
import type { StoredAction } from '../schema.ts';

/** A hand with where it stands. */
export interface LiveHand {
  row: HandRow;
  kind: RoomKind;
  state: unknown;
}

/** A hand cannot go on: its rules were renewed, fail or do not take its actions, or its seed does not open. */
export class HandLost extends Error {}

/** The seeds of a hand while it is played are sealed, afterwards they are open. */
const seedOf = ({ secretBox }: Pick<RoomsDependencies, 'secretBox'>, row: HandRow): Promise<string> =>
  row.server_seed === null ? secretBox.open(row.sealed_seed) : Promise.resolve(row.server_seed);

/** Replays a hand from its seeds and actions. Throws HandLost where that cannot be. */
export async function loadHand(deps: Pick<RoomsDependencies, 'secretBox'>, row: HandRow): Promise<LiveHand> {
  const kind = findRoomKind(row.game_code);
  if (kind?.game.rulesVersion !== row.rules_version) throw new HandLost(`no rules for hand ${row.id}`);
  const serverSeed = await seedOf(deps, row).catch((cause: unknown) => {
    throw new HandLost(`the seed of hand ${row.id} does not open`, { cause });
  });
  const draw = drawOfRound({
    serverSeed,
    clientSeed: row.client_seed,
    nonce: row.number,
  });
  try {
    const state = replayHand(kind.game, row.setup, draw, row.actions);
    return { row, kind, state: row.shown.length > 0 ? (kind.game.withShown?.(state, row.shown) ?? state) : state };
  } catch (error) {
    throw new HandLost(`hand ${row.id} cannot be replayed`, { cause: error });
  }
}

export const gameOf = ({ kind }: LiveHand): RoomGame<unknown> => kind.game;

/** What the rules say of a hand. Throws HandLost where they fail. */
export function ruledBy<Value>(hand: LiveHand, ask: (game: RoomGame<unknown>) => Value): Value {
  try {
    return ask(gameOf(hand));
  } catch (cause) {
    throw new HandLost(`the rules of hand ${hand.row.id} fail`, { cause });
  }
}
export const turnOf = (hand: LiveHand): Turn | null => ruledBy(hand, (game) => game.turnOf(hand.state));

/** Whether others of the same decision are still awaited, so that its clock runs on. */
const isSameDecision = (before: Turn, after: Turn): boolean =>
  before.phase === after.phase &&
  after.seats.length < before.seats.length &&
  after.seats.every((seat) => before.seats.includes(seat));

/** The hand with one more action; null where the rules do not offer it. */
export function withAction(hand: LiveHand, action: StoredAction): { hand: LiveHand; isNewDecision: boolean } | null {
  const before = turnOf(hand);
  const state = ruledBy(hand, (game) => game.act(hand.state, action.seat, roomInputOf(action)));
  if (state === null || before === null) return null;
  const row = { ...hand.row, actions: [...hand.row.actions, action] };
  const next = { ...hand, row, state };
  const after = turnOf(next);
  return { hand: next, isNewDecision: after === null || !isSameDecision(before, after) };
}
