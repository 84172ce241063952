import { randomUUID } from 'node:crypto';
import type { Rooms } from '../rooms.ts';

/** What a call of a frame comes with. */
export const frameContext = {
  brand: { id: 'brand', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
  ip: '127.0.0.1',
  origin: 'http://localhost',
  userAgent: 'test',
};

type Answered<Value> = { ok: true; value: Value } | { ok: false; message: string };
export async function answerOf<Value>(answer: Promise<Answered<Value>>): Promise<Value> {
  const got = await answer;
  if (!got.ok) throw new Error(got.message);
  return got.value;
}

/** One player's frame at the rooms. */
export function roomFrame({ routes }: Rooms, session: string) {
  const game = { session };
  return {
    lobby: () => routes.roomsLobby({ ...frameContext, game }),
    view: (roomId: string) => routes.roomsView({ ...frameContext, game, data: { roomId } }),
    sit: (roomId: string, amountMinor = '4800', stayId: string = randomUUID(), seat: number | null = null) =>
      routes.roomsSit({ ...frameContext, game, body: { stayId, roomId, seat, amountMinor, entropy: 'mine' } }),
    topUp: (roomId: string, amountMinor: string, topUpId: string = randomUUID()) =>
      routes.roomsTopUp({ ...frameContext, game, body: { topUpId, roomId, amountMinor } }),
    act: (handId: string, turn: number, act: string, amount: string | null, cards?: number[]) =>
      routes.roomsAct({
        ...frameContext,
        game,
        body: { handId, turn, act, amount, ...(cards ? { cards } : {}), entropy: 'fresh' },
      }),
    plan: (handId: string, turn: number, name: string | null, amount: string | null = null) =>
      routes.roomsPlan({
        ...frameContext,
        game,
        body: { handId, turn, plan: name === null ? null : { name, amount } },
      }),
    show: (handId: string, cards: number[]) => routes.roomsShow({ ...frameContext, game, body: { handId, cards } }),
    presence: (roomId: string, wants: 'out' | 'wait' | 'post') =>
      routes.roomsPresence({ ...frameContext, game, body: { roomId, wants } }),
    wait: (roomId: string, isWaiting: boolean) =>
      routes.roomsWait({ ...frameContext, game, body: { roomId, isWaiting } }),
    leave: (roomId: string) => routes.roomsLeave({ ...frameContext, game, body: { roomId } }),
    hands: (pageSize = 15, before?: string) =>
      routes.roomsHands({ ...frameContext, game, data: { pageSize, ...(before ? { before } : {}) } }),
  };
}
export type RoomFrame = ReturnType<typeof roomFrame>;
