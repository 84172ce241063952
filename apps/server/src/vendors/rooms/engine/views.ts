import type { RoomPlan, RoomView } from '@baize/contract';
import type { RoomRow, StayRow, TopUpRow, WaitRow } from '../dependencies.ts';
import { findRoomKind } from '../room-kinds.ts';
import { gameOf, turnOf } from './live-hand.ts';
import { heldPlan, offeredPlans } from './plans.ts';
import { hasSittingOut, maxOutMs } from './seating.ts';
import type { SeenRoom } from './see-rooms.ts';
import { showableOf } from './shows.ts';
import { tournamentView } from './tournament-view.ts';

const planView = ({ name, amount }: { name: string; amount?: bigint | string | null | undefined }): RoomPlan => ({
  name,
  amount: amount?.toString() ?? null,
});

function handView({ row, hand }: SeenRoom, playerRef: string | null): RoomView['hand'] {
  if (!row || !hand) return null;
  const me = row.players.find((player) => player.playerRef === playerRef);
  const turn = turnOf(hand);
  const held = me ? heldPlan(hand, me.seat) : null;
  return {
    handId: row.id,
    number: row.number,
    button: row.setup.button,
    seedHash: row.seed_hash,
    clientSeed: row.client_seed,
    phase: turn?.phase ?? null,
    waiting: [...(turn?.seats ?? [])],
    askedAt: row.asked_at.toISOString(),
    decisionMs: turn?.ms ?? 0,
    deadline: row.deadline.toISOString(),
    mySeat: me?.seat ?? null,
    plans: me ? offeredPlans(hand, me.seat).map(planView) : [],
    plan: held && planView(held),
    canShow: me && turn === null ? [...showableOf(hand, me.seat)] : [],
    myTurn: row.actions.filter(({ seat }) => seat === me?.seat).length,
    names: row.players.map(({ seat, name }) => ({ seat, name })),
    game: gameOf(hand).viewOf(hand.state, me?.seat ?? null),
  };
}

function presenceView(room: RoomRow, stay: StayRow): NonNullable<RoomView['you']>['presence'] {
  const kind = findRoomKind(room.game_code);
  if (!kind || !hasSittingOut(kind)) return null;
  const seatUntil = stay.out_since && new Date(stay.out_since.getTime() + maxOutMs).toISOString();
  return { isOut: stay.out_since !== null, owes: stay.owes, isPosting: stay.is_posting, seatUntil };
}

function queueView(waits: readonly WaitRow[], playerRef: string | null): RoomView['queue'] {
  const ahead = waits.findIndex(({ player_ref }) => player_ref === playerRef);
  return {
    length: waits.length,
    kept: waits.filter(({ status }) => status === 'offered').length,
    place: ahead < 0 ? null : ahead + 1,
    keptUntil: waits[ahead]?.offered_until?.toISOString() ?? null,
  };
}

const addingOf = ({ id }: StayRow, topUps: readonly TopUpRow[]): bigint =>
  topUps.reduce((sum, { stay_id, amount_minor }) => (stay_id === id ? sum + amount_minor : sum), 0n);

/** What one player may see of a room; null: what everybody may. The only way from a hand's state to a client. */
export function viewFor(seen: SeenRoom, playerRef: string | null): RoomView {
  const { room, stays, topUps, waits, rake10k, serverTime } = seen;
  const mine = stays.find((stay) => stay.player_ref === playerRef);
  return {
    roomId: room.id,
    gameCode: room.game_code,
    stake: room.stake,
    number: room.number,
    status: room.status,
    version: Number(room.version),
    serverTime,
    baseMinor: `${room.base_minor}`,
    minEntryMinor: `${room.min_entry_minor}`,
    maxEntryMinor: `${room.max_entry_minor}`,
    seats: room.seats,
    rake10k,
    readyAt: room.ready_at.toISOString(),
    nextSeedHash: room.next_seed_hash,
    players: stays.map((stay) => ({
      seat: stay.seat,
      name: stay.display_name,
      stackMinor: `${stay.stack_minor}`,
      isLeaving: stay.status === 'leaving',
      isAway: stay.missed > 0,
      isOut: stay.out_since !== null,
      rebuyUntil: stay.rebuy_until?.toISOString() ?? null,
    })),
    you: mine
      ? {
          seat: mine.seat,
          stayId: mine.id,
          stackMinor: `${mine.stack_minor}`,
          addingMinor: `${addingOf(mine, topUps)}`,
          status: mine.status === 'leaving' ? 'leaving' : 'seated',
          presence: presenceView(room, mine),
        }
      : null,
    queue: queueView(waits, playerRef),
    tournament: tournamentView(room, seen.finished, { playerRef, now: new Date(serverTime) }),
    hand: handView(seen, playerRef),
  };
}
