import type { InstantRound } from '@baize/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newRoundId } from '../app/round-id.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { retryDelayMs } from '../game-frame/rounds.ts';
import { useFloor } from './floor-context.tsx';
import { refusalPatch } from './floor-state.ts';

type Choice = Record<string, string | number | boolean>;

/** What an instant game's page works with. Amounts are minor units. */
export interface Instant {
  /** The round that is open, or the last one that was shown. */
  round: InstantRound | null;
  /** Settled rounds, newest first. */
  history: readonly InstantRound[];
  isBusy: boolean;
  limits: { leastMinor: bigint; mostMinor: bigint; maxWinMinor: bigint } | null;
  play(betMinor: bigint, choice: Choice): Promise<InstantRound | null>;
  step(step: Choice): Promise<InstantRound | null>;
}

const longestHistory = 50;
const never = new AbortController().signal;

/** Plays an instant game: a call whose answer is lost is sent again with the same id until the server has said something definite. */
export function useInstant(): Instant {
  const { api, store, host } = useFloor();
  const [round, setRound] = useState<InstantRound | null>(null);
  const [history, setHistory] = useState<readonly InstantRound[]>([]);
  const [limits, setLimits] = useState<Instant['limits']>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  useEffect(() => {
    void api.call('studioInstantRounds', { data: { pageSize: longestHistory } }).then((outcome) => {
      if (!outcome.ok) return store.set(refusalPatch(outcome.reason));
      const { list, open, stakes, maxWinMinor } = outcome.value;
      setHistory(list);
      setRound(open);
      setLimits({
        leastMinor: BigInt(stakes.leastMinor),
        mostMinor: BigInt(stakes.mostMinor),
        maxWinMinor: BigInt(maxWinMinor),
      });
    });
  }, [api, store]);

  const untilAnswered = useCallback(
    async <Outcome extends { ok: true } | { ok: false; reason: string }>(ask: () => Promise<Outcome>) => {
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await ask();
        const isLost = !outcome.ok && ['unreachable', 'service_unavailable', 'internal_error'].includes(outcome.reason);
        if (!isLost) return outcome;
        store.set({ notice: 'reconnecting' });
        await waitFor(retryDelayMs(attempt), never);
      }
    },
    [store],
  );

  type Played = { round: InstantRound; balanceMinor: string; fairness: ReturnType<typeof store.get>['fairness'] };
  const take = useCallback(
    (outcome: { ok: true; value: Played } | { ok: false; reason: string }): InstantRound | null => {
      if (!outcome.ok) {
        store.set(refusalPatch(outcome.reason));
        return null;
      }
      const { round: played, balanceMinor, fairness } = outcome.value;
      store.set({ balanceMinor: BigInt(balanceMinor), fairness, notice: null });
      setRound(played);
      if (played.status === 'settled') {
        setHistory((list) =>
          [played, ...list.filter(({ roundId }) => roundId !== played.roundId)].slice(0, longestHistory),
        );
        host.send({ type: 'roundEnded', roundId: played.roundId, balanceMinor });
      }
      return played;
    },
    [store, host],
  );

  const once = useCallback(async (act: () => Promise<InstantRound | null>): Promise<InstantRound | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await act();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }, []);

  const play = useCallback(
    (betMinor: bigint, choice: Choice) =>
      once(async () => {
        const roundId = newRoundId();
        host.send({ type: 'roundStarted', roundId, balanceMinor: `${store.get().balanceMinor}` });
        const body = { roundId, betMinor: `${betMinor}`, choice };
        return take(await untilAnswered(() => api.call('studioInstantPlay', { body })));
      }),
    [api, host, store, once, take, untilAnswered],
  );

  const openRoundId = round?.status === 'open' ? round.roundId : null;
  const step = useCallback(
    (taken: Choice) =>
      once(async () => {
        if (openRoundId === null) return null;
        const body = { roundId: openRoundId, step: taken };
        return take(await untilAnswered(() => api.call('studioInstantStep', { body })));
      }),
    [api, openRoundId, once, take, untilAnswered],
  );

  return { round, history, isBusy, limits, play, step };
}
