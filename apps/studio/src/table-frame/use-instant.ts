import type { InstantRound } from '@baize/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newRoundId } from '../app/round-id.ts';
import { untilAnswered } from '../app/until-answered.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { isBigWin } from '../lib/big-win.ts';
import { useTableFrame } from './table-frame-context.tsx';
import { refusalPatch } from './table-frame-state.ts';
import type { Paid } from './WinFlag.tsx';

type Choice = Record<string, string | number | boolean | number[]>;

/** What an instant game's page works with. Amounts are minor units. */
export interface Instant {
  /** The round that is open, or the last one that was shown. */
  round: InstantRound | null;
  /** Settled rounds, newest first. */
  history: readonly InstantRound[];
  isBusy: boolean;
  limits: { minMinor: bigint; maxMinor: bigint; maxWinMinor: bigint } | null;
  play(betMinor: bigint, choice: Choice): Promise<InstantRound | null>;
  step(step: Choice): Promise<InstantRound | null>;
  /** The result is on the screen now: what it paid may stand in the balance. Only for a game whose results are shown later. */
  show(round: InstantRound): void;
}

const maxHistory = 50;

/** What a settled round paid. */
export const paidOf = ({ roundId, betMinor, payoutMinor }: InstantRound): Paid => ({
  id: roundId,
  stakeMinor: BigInt(betMinor),
  paidMinor: BigInt(payoutMinor),
});

/** Plays an instant game: a call whose answer is lost is sent again with the same id until the server has said something definite. */
export function useInstant({ isShownLater = false }: { isShownLater?: boolean } = {}): Instant {
  const { api, store, host } = useTableFrame();
  const [round, setRound] = useState<InstantRound | null>(null);
  const [history, setHistory] = useState<readonly InstantRound[]>([]);
  const [limits, setLimits] = useState<Instant['limits']>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  const [gone] = useState(() => new AbortController());
  const asking = useMemo(
    () => ({ wait: waitFor, onLost: () => store.set({ notice: 'reconnecting' as const }), signal: gone.signal }),
    [store, gone],
  );
  const load = useCallback(async () => {
    const ask = () => api.call('studioInstantRounds', { data: { pageSize: maxHistory } });
    const outcome = await untilAnswered(ask, asking);
    if (gone.signal.aborted) return;
    if (!outcome.ok) return store.set(refusalPatch(outcome.reason));
    const { list, open, stakes, maxWinMinor } = outcome.value;
    setHistory(list);
    setRound(open);
    setLimits({
      minMinor: BigInt(stakes.minMinor),
      maxMinor: BigInt(stakes.maxMinor),
      maxWinMinor: BigInt(maxWinMinor),
    });
    if (store.get().notice === 'reconnecting') store.set({ notice: null });
  }, [api, asking, gone, store]);
  useEffect(() => {
    void load();
    return () => gone.abort();
  }, [load, gone]);

  type Played = { round: InstantRound; balanceMinor: string; fairness: ReturnType<typeof store.get>['fairness'] };
  const take = useCallback(
    (outcome: { ok: true; value: Played } | { ok: false; reason: string }): InstantRound | null => {
      if (!outcome.ok) {
        store.set(refusalPatch(outcome.reason));
        return null;
      }
      const { round: played, balanceMinor, fairness } = outcome.value;
      const hidden = isShownLater && played.status === 'settled' ? BigInt(played.payoutMinor) : 0n;
      const hiddenMinor = store.get().hiddenMinor + hidden;
      store.set({ balanceMinor: BigInt(balanceMinor), hiddenMinor, fairness, notice: null });
      setRound(played);
      if (played.status === 'settled') {
        setHistory((list) =>
          [played, ...list.filter(({ roundId }) => roundId !== played.roundId)].slice(0, maxHistory),
        );
      }
      // The page around the frame shows the balance, and must not tell a result before the game does.
      const shownMinor = `${BigInt(balanceMinor) - hiddenMinor}`;
      const isOver = played.status === 'settled' && !isShownLater;
      host.send({ type: isOver ? 'roundEnded' : 'roundStarted', roundId: played.roundId, balanceMinor: shownMinor });
      if (isOver && isBigWin(paidOf(played))) host.send({ type: 'bigWin', roundId: played.roundId });
      return played;
    },
    [store, host, isShownLater],
  );
  const show = useCallback(
    (shown: InstantRound) => {
      const { roundId, payoutMinor } = shown;
      const hiddenMinor = store.get().hiddenMinor - BigInt(payoutMinor);
      store.set({ hiddenMinor });
      host.send({ type: 'roundEnded', roundId, balanceMinor: `${store.get().balanceMinor - hiddenMinor}` });
      if (isBigWin(paidOf(shown))) host.send({ type: 'bigWin', roundId });
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
        const outcome = await untilAnswered(() => api.call('studioInstantPlay', { body }), asking);
        // Another window has left a round open, which can be ended here.
        if (!outcome.ok && outcome.reason === 'round_unfinished') await load();
        return take(outcome);
      }),
    [api, host, store, once, take, asking, load],
  );

  const openRoundId = round?.status === 'open' ? round.roundId : null;
  const step = useCallback(
    (taken: Choice) =>
      once(async () => {
        if (openRoundId === null) return null;
        const body = { roundId: openRoundId, step: taken };
        return take(await untilAnswered(() => api.call('studioInstantStep', { body }), asking));
      }),
    [api, openRoundId, once, take, asking],
  );

  return { round, history, isBusy, limits, play, step, show };
}
