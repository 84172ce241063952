import { setupOf, storedSetup } from '@baize/games/room-engine';
import { sql } from 'kysely';
import { mixEntropy } from '../../entropy.ts';
import type { HandRow, RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import type { RoomKind } from '../room-kinds.ts';
import type { HandPlayer, StoredResult } from '../schema.ts';
import { rakeCapOf, settingsOfRoom } from '../settings.ts';
import { HandLost, type LiveHand, loadHand, ruledBy, turnOf } from './live-hand.ts';
import { withPlans } from './plans.ts';
import { latestHand, newSeed } from './rooms-store.ts';
import { missedBeforeOut } from './seating.ts';

/** Beyond the pause after a hand, for whoever has too few chips to be dealt in. */
const rebuyMs = 20_000;

/** How long a tournament waits for whoever left his last decisions to the clock. */
const absentMs = 2_000;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** When the running decision ends: a seat that is awaited alone may use its time bank. */
function deadlineOf(hand: LiveHand, askedAt: Date, stays: readonly StayRow[]): Date {
  const turn = turnOf(hand);
  if (turn === null) return askedAt;
  const [alone] = turn.seats.length === 1 ? turn.seats : [];
  const stay = stays.find(({ seat }) => seat === alone);
  // Nobody of a tournament can sit out: whoever is away does not hold up the others.
  if (hand.kind.isTournament && stay && stay.missed >= missedBeforeOut) return after(askedAt, absentMs);
  const bankMs = stay?.time_bank_ms ?? 0;
  return after(askedAt, turn.ms + bankMs);
}

/** The seat after another one, clockwise. */
const nextSeat = (seats: readonly number[], from: number): number =>
  seats.find((seat) => seat > from) ?? (seats[0] as number);

/** Deals a hand to these sittings: the seed that was bound before is opened for it, and the next one is bound. */
export async function beginHand(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  { room, kind, stays, baseMinor }: { room: RoomRow; kind: RoomKind; stays: readonly StayRow[]; baseMinor: bigint },
): Promise<void> {
  const now = deps.clock.now();
  const number = room.hand_number + 1;
  const entropies = stays.map(({ id, entropy }) => ({ id, entropy }));
  const seats = stays.map(({ seat }) => seat);
  const last = await latestHand(transaction, room.id);
  const button = (last && kind.game.nextButton?.(setupOf(last.setup), seats)) ?? nextSeat(seats, room.button);
  const settings = await settingsOfRoom(transaction, kind, room);
  const capBases = rakeCapOf(settings, kind, stays.length);
  const setup = storedSetup({
    baseMinor,
    button,
    seats: stays.map(({ seat, stack_minor, owes }) => ({
      seat,
      stackMinor: stack_minor,
      ...(owes === 'nothing' ? {} : { owes }),
    })),
    rake10k: kind.isTournament ? 0n : BigInt(settings.rake10k),
    rakeCapMinor: capBases === null ? null : capBases * room.base_minor,
  });
  const players: HandPlayer[] = stays.map(({ id, seat, player_ref, display_name }) => ({
    seat,
    stayId: id,
    playerRef: player_ref,
    name: display_name,
  }));
  const row: HandRow = {
    id: deps.newId(),
    room_id: room.id,
    game_code: room.game_code,
    number,
    rules_version: kind.game.rulesVersion,
    sealed_seed: room.next_sealed_seed,
    server_seed: null,
    seed_hash: room.next_seed_hash,
    client_seed: mixEntropy(room.next_seed_hash, entropies),
    entropies,
    setup,
    players,
    actions: [],
    plans: [],
    shown: [],
    status: 'playing',
    asked_at: now,
    deadline: now,
    result: null,
    rake_minor: 0n,
    began_at: now,
    ended_at: null,
  };
  const deadline = deadlineOf(await loadHand(deps, row), now, stays);
  await transaction
    .insertInto('rooms.hands')
    .values({
      ...row,
      deadline,
      entropies: JSON.stringify(entropies),
      setup: JSON.stringify(setup),
      players: JSON.stringify(players),
      actions: '[]',
      plans: '[]',
      shown: '[]',
      result: null,
    })
    .execute();
  await transaction
    .insertInto('rooms.hand_players')
    .values(players.map(({ playerRef }) => ({ hand_id: row.id, player_ref: playerRef, began_at: now })))
    .execute();
  await transaction
    .updateTable('rooms.rooms')
    .set({ hand_number: number, button, ...(await newSeed(deps)) })
    .where('id', '=', room.id)
    .execute();
}

/** Stores a hand after its latest actions, and after those that seats decided in advance; one that is over is ended. */
export async function saveHand(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  after: { hand: LiveHand; isNewDecision: boolean; stays: readonly StayRow[] },
): Promise<void> {
  const { stays } = after;
  const { hand, isNewDecision } = withPlans(after, deps.clock.now());
  if (turnOf(hand) === null) return endHand(transaction, deps, hand);
  const askedAt = isNewDecision ? deps.clock.now() : hand.row.asked_at;
  await transaction
    .updateTable('rooms.hands')
    .set({
      actions: JSON.stringify(hand.row.actions),
      plans: JSON.stringify(hand.row.plans),
      ...(isNewDecision ? { asked_at: askedAt, deadline: deadlineOf(hand, askedAt, stays) } : {}),
    })
    .where('id', '=', hand.row.id)
    .execute();
}

/** What the rules make of a hand that is over, by sitting. Throws HandLost where chips would not be conserved, or go to somebody else. */
function resultsOf(hand: LiveHand) {
  const { row } = hand;
  const results = ruledBy(hand, (game) => game.resultOf(hand.state));
  const sum = results.reduce((all, { netMinor, rakeMinor }) => all + netMinor + rakeMinor, 0n);
  if (sum !== 0n) throw new HandLost(`hand ${row.id} does not conserve its chips`);
  return results.map((result) => {
    const player = row.players.find(({ seat }) => seat === result.seat);
    if (!player) throw new HandLost(`hand ${row.id} pays a seat that it did not deal in`);
    return { ...result, stayId: player.stayId };
  });
}

/** Moves the chips of a hand that is over. Throws HandLost before any of them moves. */
async function endHand(transaction: RoomsDatabase, deps: RoomsDependencies, hand: LiveHand): Promise<void> {
  const { row, kind } = hand;
  const now = deps.clock.now();
  const results = resultsOf(hand);
  const baseMinor = BigInt(row.setup.baseMinor);
  const rebuyUntil = kind.isTournament ? null : after(now, kind.pauseMs + rebuyMs);
  for (const { stayId, netMinor, rakeMinor } of results) {
    // Chips of a tournament are no money, and nobody buys new ones.
    const gross = kind.isTournament ? 0n : netMinor + rakeMinor;
    await transaction
      .updateTable('rooms.stays')
      .set((eb) => ({
        stack_minor: eb('stack_minor', '+', netMinor),
        rebuy_until: sql<Date | null>`case when stack_minor + ${netMinor} < ${baseMinor} then ${rebuyUntil}::timestamptz end`,
        turnover_minor: eb('turnover_minor', '+', gross < 0n ? -gross : gross),
        rake_minor: eb('rake_minor', '+', rakeMinor),
        hands: eb('hands', '+', 1),
      }))
      .where('id', '=', stayId)
      .execute();
  }
  const stored: StoredResult[] = results.map(({ seat, netMinor, rakeMinor }) => ({
    seat,
    netMinor: `${netMinor}`,
    rakeMinor: `${rakeMinor}`,
  }));
  await transaction
    .updateTable('rooms.hands')
    .set({
      actions: JSON.stringify(row.actions),
      plans: '[]',
      status: 'settled',
      server_seed: await deps.secretBox.open(row.sealed_seed),
      result: JSON.stringify(stored),
      rake_minor: results.reduce((all, { rakeMinor }) => all + rakeMinor, 0n),
      deadline: now,
      ended_at: now,
    })
    .where('id', '=', row.id)
    .execute();
  const room = await transaction
    .selectFrom('rooms.rooms')
    .select(['scope', 'stake'])
    .where('id', '=', row.room_id)
    .executeTakeFirstOrThrow();
  const { pauseMs } = await settingsOfRoom(transaction, kind, room);
  await transaction
    .updateTable('rooms.rooms')
    .set({ ready_at: after(now, pauseMs) })
    .where('id', '=', row.room_id)
    .execute();
}

/** A hand that cannot go on is void: chips move at the end of a hand alone, so every stack is what it was. */
export async function voidHand(transaction: RoomsDatabase, deps: RoomsDependencies, row: HandRow): Promise<void> {
  const now = deps.clock.now();
  // One whose seed does not open any more gives the chips back all the same.
  const seed = await deps.secretBox.open(row.sealed_seed).catch(() => null);
  await transaction
    .updateTable('rooms.hands')
    .set({ status: 'void', server_seed: seed, ended_at: now })
    .where('id', '=', row.id)
    .execute();
}
