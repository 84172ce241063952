import type { HoldemView } from '@baize/games/holdem';
import type { Rooms } from '../rooms.ts';
import { answerOf, type RoomFrame, roomFrame, type useRooms } from './rooms.fixture.ts';

/** A table of hold'em of its own, with players and the clock that brings it on. */
export async function holdemTable(harness: ReturnType<typeof useRooms>, players: number, buyIn = '1000') {
  const { money } = harness;
  let rooms: Rooms = harness.build();
  const guests = await harness.enterAll(rooms, players);
  await money.owner.query("update rooms.rooms set status = 'closed'");
  const [first] = guests;
  if (!first) throw new Error('nobody is there');
  const room = (await answerOf(first.frame.lobby())).rooms.find(({ stake }) => stake === 'low');
  if (!room) throw new Error('no table');
  const { roomId } = room;
  const later = async (ms: number) => {
    money.clock.advanceMs(ms);
    for (let step = 0; step < 4; step += 1) await rooms.clock.look();
  };
  const frameOf = (seat: number): RoomFrame => roomFrame(rooms, guests[seat]?.session ?? '');
  const seen = async (seat: number) => {
    const { room: view } = await answerOf(frameOf(seat).view(roomId));
    return { room: view, hand: view.hand, view: view.hand?.game as unknown as HoldemView };
  };
  for (const { frame } of guests) await answerOf(frame.sit(roomId, buyIn));
  await later(1);
  return {
    guests,
    roomId,
    later,
    frameOf,
    seen,
    /** Another process takes over. */
    restart: () => {
      rooms = harness.build();
    },
    /** The process ends in order. */
    stop: () => rooms.clock.stop(),
    /** The next hand, after the pause. */
    nextHand: () => later(8_001),
    /** Everybody checks or folds until the hand is over; whoever is away leaves it to the clock. */
    foldOut: async (away: number | null = null) => {
      for (;;) {
        const { hand } = await seen(0);
        const [seat] = hand?.waiting ?? [];
        if (!hand || seat === undefined) return;
        if (seat === away) {
          await later(15_001);
          continue;
        }
        const own = (await seen(seat)).hand;
        const isFree = (await seen(seat)).view.offers?.canCheck;
        await answerOf(frameOf(seat).act(hand.handId, own?.myTurn ?? 0, isFree ? 'check' : 'fold', null));
      }
    },
    /** A further player comes and sits down, in the place after the others. */
    join: async () => {
      const guest = await harness.enter(rooms);
      guests.push(guest);
      await answerOf(guest.frame.sit(roomId, buyIn));
    },
    /** Everybody stands up; what all of them have together is less by the rake alone. */
    close: async () => {
      for (const seat of guests.keys()) await frameOf(seat).leave(roomId);
      await later(60_000);
      await later(3_000);
      await later(3_000);
      const { rows } = await money.owner.query(
        'select coalesce(sum(rake_minor), 0)::bigint::text as rake from rooms.hands where room_id = $1',
        [roomId],
      );
      const cash = await Promise.all(guests.map(({ memberId }) => money.cashOf(memberId)));
      return { leftMinor: cash.reduce((sum, one) => sum + one, 0n), rakeMinor: BigInt(rows[0].rake) };
    },
  };
}
