import { openLiveChannel } from '@baize/client/live-channel';
import type { ArenaCode, ArenaState, Calls, CallValue, FightOwnBet } from '@baize/contract';
import { arenaChannel } from '@baize/contract/sockets';
import type { FightBet } from '@baize/games/cockfight';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newRoundId } from '../app/round-id.ts';
import { untilAnswered } from '../app/until-answered.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { useTableFrame } from '../table-frame/table-frame-context.tsx';
import { refusalPatch } from '../table-frame/table-frame-state.ts';

export interface Paid {
  fightId: string;
  stakeMinor: bigint;
  returnMinor: bigint;
}

export interface ArenaNow {
  state: ArenaState | null;
  /** On the fight that is shown. */
  bets: readonly FightOwnBet[];
  paid: Paid | null;
  isBusy: boolean;
  /** The server's time now, in epoch milliseconds. */
  nowMs(): number;
  /** False: the bet was refused; the notice says why. */
  bet(bet: FightBet, stakeMinor: bigint): Promise<boolean>;
}

type StateAnswer = CallValue<Calls['cockfightState']>;

/** An arena: news over a socket, bets through calls. After a cut the state is asked for anew. */
export function useArena(arena: ArenaCode): ArenaNow {
  const { api, store, host } = useTableFrame();
  const [state, setState] = useState<ArenaState | null>(null);
  const [bets, setBets] = useState<readonly FightOwnBet[]>([]);
  const [paid, setPaid] = useState<Paid | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const clockOffsetMs = useRef(0);
  const latest = useRef<ArenaState | null>(null);
  const nowMs = useCallback(() => performance.timeOrigin + performance.now() + clockOffsetMs.current, []);

  const take = useCallback((sent: ArenaState) => {
    const isSameFight = latest.current?.fight?.fightId === sent.fight?.fightId;
    // News of a fight are for everybody; its odds come to each pool by themselves.
    const next = isSameFight && latest.current ? { ...sent, board: latest.current.board } : sent;
    clockOffsetMs.current = Date.parse(next.serverTime) - performance.timeOrigin - performance.now();
    if (!isSameFight) {
      setBets([]);
      setPaid(null);
    }
    latest.current = next;
    setState(next);
  }, []);
  const takeBoard = useCallback((fightId: string | undefined, board: ArenaState['board']) => {
    if (!latest.current || latest.current.fight?.fightId !== fightId) return;
    latest.current = { ...latest.current, board };
    setState(latest.current);
  }, []);
  const onLost = useCallback(() => store.set({ notice: 'reconnecting' }), [store]);

  const refresh = useCallback(async (): Promise<StateAnswer | null> => {
    const ask = () => api.call('cockfightState', { data: { arena } });
    const outcome = await untilAnswered(ask, { wait: waitFor, onLost });
    if (!outcome.ok) {
      store.set(refusalPatch(outcome.reason));
      return null;
    }
    take(outcome.value.state);
    takeBoard(outcome.value.state.fight?.fightId, outcome.value.state.board);
    setBets(outcome.value.bets);
    store.set({ balanceMinor: BigInt(outcome.value.balanceMinor) });
    if (store.get().notice === 'reconnecting') store.set({ notice: null });
    return outcome.value;
  }, [api, arena, onLost, store, take, takeBoard]);

  useEffect(() => {
    void refresh();
    const { close } = openLiveChannel(arenaChannel, {
      baseUrl: api.origin,
      auth: { arena, session: api.session() },
      listeners: {
        state: take,
        board: ({ fightId, board }) => takeBoard(fightId, board),
        paid: async ({ fightId, stakeMinor, returnMinor, balanceMinor }) => {
          // A correction pays an earlier fight.
          if (latest.current?.fight?.fightId === fightId)
            setPaid({ fightId, stakeMinor: BigInt(stakeMinor), returnMinor: BigInt(returnMinor) });
          const balance = balanceMinor ?? (await refresh())?.balanceMinor ?? null;
          if (balance === null) return;
          store.set({ balanceMinor: BigInt(balance) });
          host.send({ type: 'roundEnded', roundId: fightId, balanceMinor: balance });
        },
      },
      onConnect: () => void refresh(),
      onCut: onLost,
      onRefused: () => store.set(refusalPatch('session_expired')),
    });
    return close;
  }, [api, arena, host, onLost, refresh, store, take, takeBoard]);

  const fightId = state?.fight?.fightId ?? null;
  const odds = state?.board?.odds ?? null;
  const bet = useCallback(
    async (name: FightBet, stakeMinor: bigint): Promise<boolean> => {
      if (fightId === null || odds === null) return false;
      setIsBusy(true);
      const body = { arena, betId: newRoundId(), fightId, bet: name, stakeMinor: `${stakeMinor}`, odds: odds[name] };
      // Until it is known whether it stands: the same bet under another id would be staked again.
      const outcome = await untilAnswered(() => api.call('cockfightBet', { body }), { wait: waitFor, onLost });
      setIsBusy(false);
      if (!outcome.ok) {
        store.set(refusalPatch(outcome.reason, outcome.detail));
        void refresh();
        return false;
      }
      const taken = outcome.value.bet;
      setBets((before) => (latest.current?.fight?.fightId === taken.fightId ? [...before, taken] : before));
      const { balanceMinor } = outcome.value;
      store.set({ balanceMinor: BigInt(balanceMinor), notice: null });
      host.send({ type: 'roundStarted', roundId: fightId, balanceMinor });
      return true;
    },
    [api, arena, fightId, host, odds, onLost, refresh, store],
  );
  return { state, bets, paid, isBusy, nowMs, bet };
}
