import type { TableSeat, TableState } from '@baize/contract';
import { gameChannel, socketPath } from '@baize/contract/sockets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { io } from 'socket.io-client';
import { newRoundId } from '../app/round-id.ts';
import { askTwice, type Refusal } from './ask-twice.ts';
import { useFloor } from './floor-context.tsx';
import { refusalPatch } from './floor-state.ts';

export interface Bet {
  key: string;
  /** '' for a bet without a choice. */
  selection: string;
  stakeMinor: bigint;
}

export interface Table {
  state: TableState | null;
  /** The own part of the round that is shown. */
  seat: TableSeat | null;
  /** What the own seat was paid in the round that is shown; null until then. */
  paidMinor: bigint | null;
  limits: { leastMinor: bigint; mostMinor: bigint; seatMostMinor: bigint; chipsMinor: readonly bigint[] } | null;
  isConnected: boolean;
  isBusy: boolean;
  /** The server's time now, in epoch milliseconds. */
  nowMs(): number;
  bet(bets: readonly Bet[]): Promise<boolean>;
  undo(): Promise<boolean>;
  /** Crash: leaves the flight now. */
  cashOut(): Promise<boolean>;
}

const entropy = () => newRoundId();
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** A shared table: news over a socket, bets through calls. After a cut it asks for the state anew. */
export function useTable(): Table {
  const { api, store, host } = useFloor();
  const [state, setState] = useState<TableState | null>(null);
  const [seat, setSeat] = useState<TableSeat | null>(null);
  const [paidMinor, setPaidMinor] = useState<bigint | null>(null);
  const [limits, setLimits] = useState<Table['limits']>(null);
  const [isConnected, setIsConnected] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const clockOffsetMs = useRef(0);
  /** Which of the questions for the state was the last, and which was answered last: an answer that comes late says nothing new. */
  const asked = useRef(0);
  const answered = useRef(0);
  const roundId = state?.round?.roundId ?? null;

  const takeState = useCallback((next: TableState) => {
    clockOffsetMs.current = Date.parse(next.serverTime) - performance.timeOrigin - performance.now();
    setState((last) => {
      if (last?.round?.roundId !== next.round?.roundId) {
        setSeat(null);
        setPaidMinor(null);
      }
      return next;
    });
  }, []);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const outcome = await api.call('studioTableState', {});
    if (turn < answered.current) return;
    answered.current = turn;
    if (!outcome.ok) return store.set(refusalPatch(outcome.reason));
    const { state: table, seat: own, balanceMinor, limits: known } = outcome.value;
    takeState(table);
    setSeat(own);
    store.set({ balanceMinor: BigInt(balanceMinor), notice: null });
    setLimits({
      leastMinor: BigInt(known.leastMinor),
      mostMinor: BigInt(known.mostMinor),
      seatMostMinor: BigInt(known.seatMostMinor),
      chipsMinor: known.chipsMinor.map(BigInt),
    });
  }, [api, store, takeState]);

  useEffect(() => {
    const session = api.session();
    // Asked for once more when the socket stands, so that nothing is missed between the two.
    void refresh();
    const socket = io(`${api.origin}${gameChannel.namespace}`, {
      path: socketPath,
      transports: ['websocket'],
      auth: { session },
    });
    socket.on('connect', () => {
      setIsConnected(true);
      void refresh();
    });
    socket.on('disconnect', () => setIsConnected(false));
    socket.on('connect_error', (error) => {
      setIsConnected(false);
      if (error.message === 'session_expired') store.set(refusalPatch('session_expired'));
    });
    socket.on('table', (sent: unknown) => {
      const table = gameChannel.fromServer.table.safeParse(sent);
      if (table.success) takeState(table.data);
    });
    socket.on('bets', (sent: unknown) => {
      const bets = gameChannel.fromServer.bets.safeParse(sent);
      if (bets.success) setState((last) => (last ? { ...last, ...bets.data } : last));
    });
    socket.on('paid', (sent: unknown) => {
      const paid = gameChannel.fromServer.paid.safeParse(sent);
      if (!paid.success) return;
      setPaidMinor(BigInt(paid.data.payoutMinor));
      if (paid.data.balanceMinor !== null) store.set({ balanceMinor: BigInt(paid.data.balanceMinor) });
      host.send({ type: 'roundEnded', roundId: '', balanceMinor: paid.data.balanceMinor ?? '0' });
    });
    return () => void socket.disconnect();
  }, [api, host, store, refresh, takeState]);

  type Seated = { ok: true; value: { seat: TableSeat; balanceMinor: string } } | Refusal;
  const act = useCallback(
    async (ask: () => Promise<Seated>): Promise<boolean> => {
      setIsBusy(true);
      const outcome = await askTwice(ask, pause);
      setIsBusy(false);
      if (!outcome.ok) {
        store.set(refusalPatch(outcome.reason));
        void refresh();
        return false;
      }
      setSeat(outcome.value.seat);
      store.set({ balanceMinor: BigInt(outcome.value.balanceMinor), notice: null });
      return true;
    },
    [store, refresh],
  );

  const bet = useCallback(
    (bets: readonly Bet[]) => {
      if (roundId === null || bets.length === 0) return Promise.resolve(false);
      const body = {
        placementId: newRoundId(),
        roundId,
        bets: bets.map((one) => ({ ...one, stakeMinor: `${one.stakeMinor}` })),
        entropy: entropy(),
      };
      return act(() => api.call('studioTableBet', { body }));
    },
    [act, api, roundId],
  );

  const lastPlacementId = seat?.placements.at(-1)?.placementId ?? null;
  const undo = useCallback(
    () =>
      lastPlacementId === null
        ? Promise.resolve(false)
        : act(() => api.call('studioTableUndo', { body: { placementId: lastPlacementId } })),
    [act, api, lastPlacementId],
  );
  const cashOut = useCallback(
    () =>
      roundId === null ? Promise.resolve(false) : act(() => api.call('studioTableCashOut', { body: { roundId } })),
    [act, api, roundId],
  );
  const nowMs = useCallback(() => performance.timeOrigin + performance.now() + clockOffsetMs.current, []);

  return { state, seat, paidMinor, limits, isConnected, isBusy, nowMs, bet, undo, cashOut };
}
