import { openLiveChannel } from '@baize/client/live-channel';
import type { Calls, CallValue, FishingRoom, FishingVolley } from '@baize/contract';
import { fishingChannel } from '@baize/contract/sockets';
import { clientPace, type LevelKey } from '@baize/games/fishing';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newRoundId } from '../app/round-id.ts';
import { untilAnswered } from '../app/until-answered.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { useTableFrame } from '../table-frame/table-frame-context.tsx';
import { refusalPatch } from '../table-frame/table-frame-state.ts';
import { createShotQueue, type ShotQueue } from './shot-queue.ts';

export type FireAnswer = CallValue<Calls['fishingFire']>;

export interface FishingNow {
  room: FishingRoom | null;
  queue: ShotQueue;
  /** The server's time now, in epoch milliseconds. */
  nowMs(): number;
  /** The balance without what is staked on the way has changed. */
  showStaked(): void;
  /** Sends what has hit; returns when everything is answered. */
  flush(): Promise<void>;
  leave(): Promise<void>;
}

interface News {
  /** `betMinor`: of each shot. */
  onAnswer(answer: FireAnswer, betMinor: bigint): void;
  onVolley(volley: FishingVolley): void;
  onRefused(): void;
}

const keepSeatMs = 20_000;

/** A seat in a room: news of others over a socket, own shots in batches through calls. */
export function useFishing(level: LevelKey, news: News): FishingNow {
  const { api, store, host } = useTableFrame();
  const [room, setRoom] = useState<FishingRoom | null>(null);
  const queue = useMemo(createShotQueue, []);
  const clockOffsetMs = useRef(0);
  const sending = useRef<Promise<void> | null>(null);
  const nowMs = useCallback(() => performance.timeOrigin + performance.now() + clockOffsetMs.current, []);
  const onLost = useCallback(() => store.set({ notice: 'reconnecting' }), [store]);
  const heard = useRef(news);
  heard.current = news;

  const take = useCallback((next: FishingRoom) => {
    clockOffsetMs.current = Date.parse(next.serverTime) - performance.timeOrigin - performance.now();
    setRoom(next);
  }, []);
  const showStaked = useCallback(() => store.set({ hiddenMinor: queue.stakedMinor() }), [queue, store]);

  const sit = useCallback(async () => {
    const ask = () => api.call('fishingSit', { body: { level } });
    const outcome = await untilAnswered(ask, { wait: waitFor, onLost });
    if (!outcome.ok) return store.set(refusalPatch(outcome.reason));
    take(outcome.value.room);
    if (queue.stakedMinor() === 0n) store.set({ balanceMinor: BigInt(outcome.value.balanceMinor) });
    if (store.get().notice === 'reconnecting') store.set({ notice: null });
  }, [api, level, onLost, queue, store, take]);

  useEffect(() => {
    void sit();
    const timer = setInterval(() => void sit(), keepSeatMs);
    return () => clearInterval(timer);
  }, [sit]);

  const showPool = useCallback((poolMinor: string) => setRoom((before) => before && { ...before, poolMinor }), []);

  const roomId = room?.roomId ?? null;
  useEffect(() => {
    if (roomId === null) return;
    const { close } = openLiveChannel(fishingChannel, {
      baseUrl: api.origin,
      auth: { roomId, session: api.session() },
      listeners: {
        seats: ({ seats }) => setRoom((before) => before && { ...before, seats }),
        volley: (volley) => heard.current.onVolley(volley),
      },
      onConnect: () => void sit(),
      onCut: onLost,
      onRefused: () => void sit(),
    });
    return close;
  }, [api, onLost, roomId, sit]);

  const sendAll = useCallback(async () => {
    for (let batch = queue.take(); batch !== null && roomId !== null; batch = queue.take()) {
      const { betMinor, shots } = batch;
      const body = {
        ...{ batchId: newRoundId(), roomId, betMinor: `${betMinor}`, entropy: newRoundId() },
        shots: shots.map(({ weapon, fish }) => ({ weapon, fish: [...fish] })),
      };
      // Under the same id until it is answered: another id would be other shots.
      const outcome = await untilAnswered(() => api.call('fishingFire', { body }), { wait: waitFor, onLost });
      queue.answered(batch);
      if (!outcome.ok) {
        queue.drop();
        store.set({ ...refusalPatch(outcome.reason), hiddenMinor: 0n });
        heard.current.onRefused();
        await sit();
        return;
      }
      const { balanceMinor, batchId, poolMinor } = outcome.value;
      showPool(poolMinor);
      store.set({ balanceMinor: BigInt(balanceMinor), hiddenMinor: queue.stakedMinor() });
      if (store.get().notice === 'reconnecting') store.set({ notice: null });
      host.send({ type: 'roundEnded', roundId: batchId, balanceMinor });
      heard.current.onAnswer(outcome.value, betMinor);
    }
  }, [api, host, onLost, queue, roomId, showPool, sit, store]);

  const flush = useCallback(async () => {
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    await sending.current;
  }, [sendAll]);

  useEffect(() => {
    const timer = setInterval(() => void flush(), clientPace.batchMs);
    return () => clearInterval(timer);
  }, [flush]);

  const leave = useCallback(async () => {
    await flush();
    if (roomId === null) return;
    const ask = () => api.call('fishingLeave', { body: { roomId } });
    const outcome = await untilAnswered(ask, { wait: waitFor, onLost });
    if (outcome.ok) store.set({ balanceMinor: BigInt(outcome.value.balanceMinor), hiddenMinor: 0n, notice: null });
    else store.set(refusalPatch(outcome.reason));
  }, [api, flush, onLost, roomId, store]);

  return { room, queue, nowMs, showStaked, flush, leave };
}
