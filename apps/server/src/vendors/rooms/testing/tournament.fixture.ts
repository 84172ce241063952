import { randomUUID } from 'node:crypto';
import type { HoldemView } from '@baize/games/holdem';
import { cashPoolOf } from '../../../modules/gateway/index.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { createRoomSource } from '../room-source.ts';
import type { Rooms } from '../rooms.ts';
import { answerOf, roomFrame, type useRooms } from './rooms.fixture.ts';

/** What a seat of the lowest stake costs. */
export const sitAndGoEntry = '110';

/** Players in front of an empty tournament of the lowest stake. */
export async function sitAndGo(harness: ReturnType<typeof useRooms>, players: number) {
  const { money } = harness;
  let rooms: Rooms = harness.build();
  const guests = await harness.enterAll(rooms, players);
  await money.owner.query("update rooms.rooms set status = 'closed'");
  const [first] = guests;
  const listed = (await answerOf((first as (typeof guests)[number]).frame.lobby())).rooms.find(
    ({ stake }) => stake === 'low',
  );
  if (!listed) throw new Error('no tournament');
  const { roomId } = listed;
  const frameOf = (index: number) => roomFrame(rooms, guests[index]?.session ?? '');
  const later = async (ms: number) => {
    money.clock.advanceMs(ms);
    for (let step = 0; step < 5; step += 1) await rooms.clock.look();
  };
  const seen = async (index: number) => (await answerOf(frameOf(index).view(roomId))).room;
  /** Everybody who is asked puts all his chips in; false: nobody is. */
  const shove = async (): Promise<boolean> => {
    for (const index of guests.keys()) {
      const { hand } = await seen(index);
      if (!hand || hand.mySeat === null || !hand.waiting.includes(hand.mySeat)) continue;
      const { offers } = hand.game as unknown as HoldemView;
      const [act, amount] = offers?.maxRaise ? ['raise', offers.maxRaise] : [offers?.canCheck ? 'check' : 'call', null];
      await answerOf(frameOf(index).act(hand.handId, hand.myTurn, act ?? 'fold', amount ?? null));
      return true;
    }
    return false;
  };
  const cash = async () => Promise.all(guests.map(({ memberId }) => money.cashOf(memberId)));
  const { wallet, vendorsDatabase: database, clock } = money;
  const secretBox = createSecretBox('a secret of tests');
  const source = createRoomSource({ wallet, database, clock, newId: randomUUID, secretBox, cashPoolOf });
  const brand = { id: money.brand.id, code: 'b', currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
  return {
    ...{ guests, roomId, frameOf, later, seen, shove, cash },
    restart: () => {
      rooms = harness.build();
    },
    sessionOf: (index: number) => rooms.findSession(guests[index]?.session ?? ''),
    /** As the specified list of rooms has it. */
    state: async () => (await source({ brand, language: 'EN' })).find((room) => room.roomId === roomId)?.state,
  };
}
