import type { Calls, CallValue, TableSeat, TableState } from '@baize/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { untilAnswered } from '../../app/until-answered.ts';
import { waitFor } from '../../game-frame/round-player.ts';
import { useTableFrame } from '../table-frame-context.tsx';
import { refusalPatch } from '../table-frame-state.ts';
import type { BetLimits } from './bets/bet-limits.ts';

export interface KnownTable {
  state: TableState | null;
  /** The own part of the round that is shown. */
  seat: TableSeat | null;
  /** The second bet in a flight that is shown. */
  secondSeat: TableSeat | null;
  /** What the own seat was paid in the round that is shown; null until then. */
  paidMinor: bigint | null;
  limits: {
    /** By the bet's key. */
    bets: ReadonlyMap<string, BetLimits>;
    seatMaxMinor: bigint;
    chipsMinor: readonly bigint[];
  } | null;
  /** The server's time now, in epoch milliseconds. */
  nowMs(): number;
}

type StateAnswer = CallValue<Calls['studioTableState']>;
interface Paid {
  roundId: string;
  minor: bigint;
}

const limitsOf = ({ limits }: StateAnswer): KnownTable['limits'] => ({
  bets: new Map(
    limits.bets.map(({ key, minMinor, maxMinor }) => [key, { minMinor: BigInt(minMinor), maxMinor: BigInt(maxMinor) }]),
  ),
  seatMaxMinor: BigInt(limits.seatMaxMinor),
  chipsMinor: limits.chipsMinor.map(BigInt),
});

/** What is known of a table and of the own part in it, and what changes it: news of the socket and answers of acts. */
function useKnown() {
  const [state, setState] = useState<TableState | null>(null);
  const [lastSeat, setSeat] = useState<TableSeat | null>(null);
  const [lastSecond, setSecond] = useState<TableSeat | null>(null);
  const [lastPaid, setPaid] = useState<Paid | null>(null);
  const [limits, setLimits] = useState<KnownTable['limits']>(null);
  const clockOffsetMs = useRef(0);
  /** How often something was told: an answer that was on its way meanwhile may be older. */
  const news = useRef(0);
  const nowMs = useCallback(() => performance.timeOrigin + performance.now() + clockOffsetMs.current, []);

  const notify = useMemo(() => {
    const table = (next: TableState) => {
      clockOffsetMs.current = Date.parse(next.serverTime) - performance.timeOrigin - performance.now();
      setState(next);
    };
    const isNews = <Told>(take: (told: Told) => void) => {
      return (told: Told) => {
        news.current += 1;
        take(told);
      };
    };
    return {
      table: isNews(table),
      seat: isNews((seat: TableSeat) => (seat.slot === 1 ? setSecond(seat) : setSeat(seat))),
      paid: isNews(setPaid),
      bets: (bets: Partial<TableState>) => setState((last) => (last ? { ...last, ...bets } : last)),
      answer: (answer: StateAnswer) => {
        table(answer.state);
        setSeat(answer.seat);
        setSecond(answer.secondSeat ?? null);
        setLimits(limitsOf(answer));
      },
    };
  }, []);

  const roundId = state?.round?.roundId ?? null;
  // An answer may come when its round is over.
  const seat = lastSeat?.roundId === roundId ? lastSeat : null;
  const secondSeat = lastSecond?.roundId === roundId ? lastSecond : null;
  const told = lastPaid?.roundId === roundId ? lastPaid.minor : null;
  // The news of a payment is not told again after a cut.
  const paidMinor = told ?? (seat?.status === 'settled' ? BigInt(seat.payoutMinor ?? '0') : null);
  return { known: { state, seat, secondSeat, paidMinor, limits, nowMs }, news, notify };
}

/** The table of the session. `refresh` asks how it stands until that is known; it answers null when it was asked for anew meanwhile. */
export function useKnownTable() {
  const { api, store } = useTableFrame();
  const { known, news, notify } = useKnown();
  const question = useRef(new AbortController());
  const hasAnswer = useRef(false);

  /** Says that an answer did not come. */
  const onLost = useCallback(() => store.set({ notice: 'reconnecting' }), [store]);
  const take = useCallback(
    (answer: StateAnswer) => {
      hasAnswer.current = true;
      notify.answer(answer);
      store.set({ balanceMinor: BigInt(answer.balanceMinor) });
      if (store.get().notice === 'reconnecting') store.set({ notice: null });
    },
    [store, notify],
  );
  const refresh = useCallback(async (): Promise<StateAnswer | null> => {
    question.current.abort();
    question.current = new AbortController();
    const { signal } = question.current;
    for (;;) {
      const seen = news.current;
      const ask = () => api.call('studioTableState', {});
      const outcome = await untilAnswered(ask, { wait: waitFor, onLost, signal });
      const isCurrent = !signal.aborted && seen === news.current;
      // The first answer of all is better than none.
      if (outcome.ok && (isCurrent || !hasAnswer.current)) take(outcome.value);
      if (!outcome.ok && !signal.aborted) store.set(refusalPatch(outcome.reason));
      if (!outcome.ok || signal.aborted) return null;
      if (isCurrent) return outcome.value;
    }
  }, [api, news, onLost, store, take]);
  useEffect(() => () => question.current.abort(), []);

  return { known, notify, refresh, onLost };
}
