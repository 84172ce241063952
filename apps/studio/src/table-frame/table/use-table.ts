import type { TableSeat } from '@baize/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newRoundId } from '../../app/round-id.ts';
import { untilAnswered } from '../../app/until-answered.ts';
import { waitFor } from '../../game-frame/round-player.ts';
import { isBigWin } from '../../lib/big-win.ts';
import { type ChatNews, createChatNews } from '../chat/chat-news.ts';
import { useTableFrame } from '../table-frame-context.tsx';
import { refusalPatch, type TableFrameNotice } from '../table-frame-state.ts';
import { askTwice, type Refusal } from './ask-twice.ts';
import { listenToTable } from './table-socket.ts';
import { type KnownTable, useKnownTable } from './use-known-table.ts';

export interface Bet {
  key: string;
  /** '' for a bet without a choice. */
  selection: string;
  stakeMinor: bigint;
}

/** How a bet that is made by itself is asked for. */
export interface BetAsking {
  /** Nothing is sent once it is given. */
  signal?: AbortSignal;
  /** Hears why; null: nothing is to be said. Other bets may change the notice of the table at the same moment. */
  onRefused?: (notice: TableFrameNotice | null) => void;
}

export interface Table extends KnownTable {
  isBusy: boolean;
  /** `slot` 1 is the second bet in a flight. */
  bet(bets: readonly Bet[], slot?: 0 | 1, asking?: BetAsking): Promise<boolean>;
  undo(slot?: 0 | 1): Promise<boolean>;
  /** Crash: leaves the flight now. */
  cashOut(slot?: 0 | 1): Promise<boolean>;
  /** Decides for a hand in the phase that runs. */
  decide(hand: number, action: string): Promise<boolean>;
  /** What its chat tells. */
  chatNews: ChatNews;
}

/** Left out for the first bet: a server of before does not know it. */
const slotOf = (slot: 0 | 1) => (slot === 0 ? {} : { slot });

/** An order that was not sent again because its player stopped. */
const withdrawn = { ok: false, reason: 'unreachable', detail: null } as const;

type Seated = { ok: true; value: { seat: TableSeat; balanceMinor: string } } | Refusal;

interface Seats {
  seat: TableSeat | null;
  secondSeat: TableSeat | null;
}

/**
 * Which of a player's bets was paid; null: one that is not known here, as where another window put it down. A process of before names no seat, and then it
 * is sure where there is no second.
 */
function paidBet({ seat, secondSeat }: Seats, seatId: string | undefined): 'first' | 'second' | null {
  if (seatId === undefined || seat === null) {
    if (secondSeat === null) return 'first';
    return secondSeat.seatId === seatId ? 'second' : null;
  }
  if (seat.seatId === seatId) return 'first';
  return secondSeat?.seatId === seatId ? 'second' : null;
}

/** Takes the table's news over the socket. After a cut the state is asked for anew. */
function useNews({ known, notify, refresh, onLost }: ReturnType<typeof useKnownTable>, chat: ChatNews['notify']): void {
  const { api, store, host } = useTableFrame();
  const { state, seat, secondSeat } = known;
  const ownRoundId = useRef<string | null>(null);
  const own = useRef({ seat, secondSeat });
  own.current = { seat, secondSeat };
  const hasBet = [seat, secondSeat].some((one) => one !== null && one.placements.length > 0);
  ownRoundId.current = hasBet ? (state?.round?.roundId ?? null) : null;

  useEffect(() => {
    const notifyHost = (balanceMinor: string) =>
      host.send({ type: 'roundEnded', roundId: ownRoundId.current ?? '', balanceMinor });
    const notifyBigWin = (paid: 'first' | 'second' | null, paidMinor: bigint) => {
      const one = paid === 'second' ? own.current.secondSeat : own.current.seat;
      if (paid === null || ownRoundId.current === null || one === null) return;
      if (isBigWin({ paidMinor, stakeMinor: BigInt(one.stakeMinor) }))
        host.send({ type: 'bigWin', roundId: one.seatId });
    };
    // Asked for once more when the socket stands, so that nothing is missed between the two.
    void refresh();
    return listenToTable(api, {
      connected: () => {
        void refresh();
        chat.changed();
      },
      cut: onLost,
      sessionExpired: () => store.set(refusalPatch('session_expired')),
      table: notify.table,
      bets: notify.bets,
      chat,
      paid: async ({ seatId, payoutMinor, balanceMinor }) => {
        const roundId = ownRoundId.current;
        const minor = BigInt(payoutMinor);
        const paid = paidBet(own.current, seatId);
        notifyBigWin(paid, minor);
        const { secondSeat: second } = own.current;
        if (paid === 'second' && second) notify.seat({ ...second, status: 'settled', payoutMinor });
        if (paid === 'first') notify.paid(roundId === null ? null : { roundId, minor });
        // Where the second bet left stands in the answer alone, and so does a seat that another window took.
        if (balanceMinor !== null && paid === 'first') {
          store.set({ balanceMinor: BigInt(balanceMinor) });
          return notifyHost(balanceMinor);
        }
        const answer = await refresh();
        if (answer !== null) notifyHost(answer.balanceMinor);
      },
    });
  }, [api, host, store, onLost, refresh, notify, chat]);
}

/** A shared table: news over a socket, bets through calls. */
export function useTable(): Table {
  const { api, store, host } = useTableFrame();
  const table = useKnownTable();
  const [acts, setActs] = useState(0);
  const { known, notify, refresh, onLost } = table;
  const roundId = known.state?.round?.roundId ?? null;
  const [chatNews] = useState(createChatNews);
  useNews(table, chatNews.notify);

  const act = useCallback(
    async (ask: () => Promise<Seated>, { signal, onRefused }: BetAsking = {}): Promise<boolean> => {
      // Two bets of a flight may be on their way at once.
      setActs((count) => count + 1);
      const outcome = await ask();
      setActs((count) => count - 1);
      if (!outcome.ok) {
        // Whether a bet lies there that its player no longer waits for, the table tells.
        if (!signal?.aborted) {
          const patch = refusalPatch(outcome.reason, outcome.detail);
          store.set(patch);
          onRefused?.(patch.notice ?? null);
        }
        void refresh();
        return false;
      }
      notify.seat(outcome.value.seat);
      const { seat, balanceMinor } = outcome.value;
      store.set({ balanceMinor: BigInt(balanceMinor), notice: null });
      host.send({ type: 'roundStarted', roundId: seat.roundId, balanceMinor });
      return true;
    },
    [store, host, refresh, notify],
  );

  const bet = useCallback(
    async (bets: readonly Bet[], slot: 0 | 1 = 0, asking: BetAsking = {}) => {
      if (roundId === null || bets.length === 0) return false;
      const body = {
        placementId: newRoundId(),
        roundId,
        bets: bets.map((one) => ({ ...one, stakeMinor: `${one.stakeMinor}` })),
        entropy: newRoundId(),
        ...slotOf(slot),
      };
      const { signal } = asking;
      const ask = async () => (signal?.aborted ? withdrawn : api.call('studioTableBet', { body }));
      // Until it is known whether it lies there: the same bets under another id would be staked again.
      return act(() => untilAnswered(ask, { wait: waitFor, onLost, ...(signal && { signal }) }), asking);
    },
    [act, api, onLost, roundId],
  );

  const lastPlacementId = known.seat?.placements.at(-1)?.placementId ?? null;
  const secondPlacementId = known.secondSeat?.placements.at(-1)?.placementId ?? null;
  const undo = useCallback(
    async (slot: 0 | 1 = 0) => {
      const placementId = slot === 0 ? lastPlacementId : secondPlacementId;
      if (placementId === null) return false;
      return act(() => askTwice(() => api.call('studioTableUndo', { body: { placementId } })));
    },
    [act, api, lastPlacementId, secondPlacementId],
  );
  const cashOut = useCallback(
    async (slot: 0 | 1 = 0) => {
      if (roundId === null) return false;
      return act(() => askTwice(() => api.call('studioTableCashOut', { body: { roundId, ...slotOf(slot) } })));
    },
    [act, api, roundId],
  );

  const phase = known.state?.round?.phase?.number ?? null;
  const decide = useCallback(
    async (hand: number, action: string) => {
      if (roundId === null || phase === null) return false;
      const body = { decisionId: newRoundId(), roundId, phase, hand, action };
      // Until it is known whether it counts: time runs, and nobody decides for the player before it is up.
      return act(() => untilAnswered(() => api.call('studioTableDecide', { body }), { wait: waitFor, onLost }));
    },
    [act, api, onLost, roundId, phase],
  );

  return { ...known, isBusy: acts > 0, bet, undo, cashOut, decide, chatNews };
}
