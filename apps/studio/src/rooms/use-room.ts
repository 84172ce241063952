import { openLiveChannel } from '@baize/client/live-channel';
import type { RoomPlan, RoomView } from '@baize/contract';
import { roomChannel } from '@baize/contract/sockets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newRoundId } from '../app/round-id.ts';
import { untilAnswered } from '../app/until-answered.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { useTableFrame } from '../table-frame/table-frame-context.tsx';
import { refusalPatch } from '../table-frame/table-frame-state.ts';
import { isNewer } from './room-view.ts';

export interface RoomNow {
  room: RoomView | null;
  /** A call of the player's is on its way. */
  isBusy: boolean;
  /** The server's time now, in epoch milliseconds. */
  nowMs(): number;
  /** Buys in at a seat (null: the first that is free); whoever sits adds chips. */
  buy(amountMinor: bigint, seat: number | null): Promise<void>;
  /** Amount null: the act has none; cards are own ones that it names. */
  act(name: string, amount: bigint | null, cards?: readonly number[]): Promise<void>;
  /** Decides in advance; null: not any more. */
  plan(chosen: RoomPlan | null): Promise<void>;
  /** Lays own cards of the last hand open. */
  show(cards: readonly number[]): Promise<void>;
  /** Sits out, or comes back: waiting for the big blind, or posting what was missed. */
  presence(wants: 'out' | 'wait' | 'post'): Promise<void>;
  /** Joins the waiting list, or leaves it. */
  wait(isWaiting: boolean): Promise<void>;
  leave(): Promise<void>;
}

type Answer = { ok: true; value: { room: RoomView; balanceMinor?: string } } | Refusal;
type Refusal = { ok: false; reason: string; detail: null | object };

/** After a sitting ended its money is on the way for a moment. */
const paidWithinMs = 2_000;

/** A card room: what it shows comes over a socket, what the player does goes through calls. */
export function useRoom(roomId: string): RoomNow {
  const { api, store, host } = useTableFrame();
  const [room, setRoom] = useState<RoomView | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef<RoomView | null>(null);
  const clockOffsetMs = useRef(0);
  const nowMs = useCallback(() => performance.timeOrigin + performance.now() + clockOffsetMs.current, []);
  const onLost = useCallback(() => store.set({ notice: 'reconnecting' }), [store]);

  const take = useCallback((next: RoomView) => {
    if (!isNewer(next, latest.current)) return;
    clockOffsetMs.current = Date.parse(next.serverTime) - performance.timeOrigin - performance.now();
    latest.current = next;
    setRoom(next);
  }, []);
  const showBalance = useCallback(
    (balanceMinor: string, roundId: string) => {
      store.set({ balanceMinor: BigInt(balanceMinor) });
      host.send({ type: 'roundEnded', roundId, balanceMinor });
    },
    [host, store],
  );

  const refresh = useCallback(async () => {
    const ask = () => api.call('roomsView', { data: { roomId } });
    const outcome = await untilAnswered(ask, { wait: waitFor, onLost });
    if (!outcome.ok) return store.set(refusalPatch(outcome.reason));
    take(outcome.value.room);
    store.set({ balanceMinor: BigInt(outcome.value.balanceMinor) });
    if (store.get().notice === 'reconnecting') store.set({ notice: null });
  }, [api, onLost, roomId, store, take]);

  useEffect(() => {
    void refresh();
    const { close } = openLiveChannel(roomChannel, {
      baseUrl: api.origin,
      auth: { roomId, session: api.session() },
      listeners: { seat: take, watch: take },
      onConnect: () => void refresh(),
      onCut: onLost,
      onRefused: () => store.set(refusalPatch('session_expired')),
    });
    return close;
  }, [api, onLost, refresh, roomId, store, take]);

  const stayId = room?.you?.stayId ?? null;
  const addingMinor = room?.you?.addingMinor ?? '0';
  // Chips that found no room in the stack went back to the wallet.
  useEffect(() => {
    if (addingMinor === '0' || stayId === null) return;
    return () => void setTimeout(() => void refresh(), paidWithinMs);
  }, [addingMinor, refresh, stayId]);
  // The end of a sitting brings its stack back to the wallet.
  useEffect(() => {
    if (stayId === null) return;
    return () => {
      const ask = async () => {
        const answer = await api.call('roomsLobby', {});
        if (answer.ok) showBalance(answer.value.balanceMinor, stayId);
      };
      void ask();
      setTimeout(() => void ask(), paidWithinMs);
    };
  }, [api, showBalance, stayId]);

  const send = useCallback(
    async (ask: () => Promise<Answer>, roundId: string) => {
      setIsBusy(true);
      // Under the same id until it is answered: another id would be another act.
      const outcome = await untilAnswered(ask as () => Promise<Answer & { detail: null }>, { wait: waitFor, onLost });
      setIsBusy(false);
      if (!outcome.ok) {
        store.set(refusalPatch(outcome.reason));
        await refresh();
        return;
      }
      take(outcome.value.room);
      store.set({ notice: null });
      if (outcome.value.balanceMinor !== undefined) showBalance(outcome.value.balanceMinor, roundId);
    },
    [onLost, refresh, showBalance, store, take],
  );

  const buy = (amountMinor: bigint, seat: number | null) => {
    const id = newRoundId();
    if (stayId !== null) {
      const topUp = { topUpId: id, roomId, amountMinor: `${amountMinor}` };
      return send(() => api.call('roomsTopUp', { body: topUp }), stayId);
    }
    const body = { stayId: id, roomId, seat, amountMinor: `${amountMinor}`, entropy: newRoundId() };
    return send(() => api.call('roomsSit', { body }), id);
  };
  const act = async (name: string, amount: bigint | null, cards?: readonly number[]) => {
    const hand = latest.current?.hand;
    if (!hand) return;
    const { handId, myTurn: turn } = hand;
    const named = cards === undefined ? {} : { cards: [...cards] };
    const body = { handId, turn, act: name, amount: amount?.toString() ?? null, ...named, entropy: newRoundId() };
    await send(() => api.call('roomsAct', { body }), handId);
  };
  /** Where the turn came first, or the hand went on, there is nothing to be decided in advance any more. */
  const sendIfOffered = async (ask: () => Promise<Answer>) => {
    const answer = await ask();
    if (answer.ok) take(answer.value.room);
    else await refresh();
  };
  const plan = async (chosen: RoomPlan | null) => {
    const hand = latest.current?.hand;
    if (!hand) return;
    const body = { handId: hand.handId, turn: hand.myTurn, plan: chosen };
    await sendIfOffered(() => api.call('roomsPlan', { body }));
  };
  const show = async (cards: readonly number[]) => {
    const hand = latest.current?.hand;
    if (hand) await sendIfOffered(() => api.call('roomsShow', { body: { handId: hand.handId, cards: [...cards] } }));
  };
  const presence = (wants: 'out' | 'wait' | 'post') =>
    send(() => api.call('roomsPresence', { body: { roomId, wants } }), stayId ?? roomId);
  const wait = (isWaiting: boolean) =>
    send(() => api.call('roomsWait', { body: { roomId, isWaiting } }), stayId ?? roomId);
  const leave = () => send(() => api.call('roomsLeave', { body: { roomId } }), stayId ?? roomId);
  return { room, isBusy, nowMs, buy, act, plan, show, presence, wait, leave };
}
