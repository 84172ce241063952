import type { TableSeat } from '@baize/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newRoundId } from '../../app/round-id.ts';
import { untilAnswered } from '../../app/until-answered.ts';
import { waitFor } from '../../game-frame/round-player.ts';
import { isBigWin } from '../../lib/big-win.ts';
import { type ChatNews, createChatNews } from '../chat/chat-news.ts';
import { useTableFrame } from '../table-frame-context.tsx';
import { refusalPatch } from '../table-frame-state.ts';
import { askTwice, type Refusal } from './ask-twice.ts';
import { listenToTable } from './table-socket.ts';
import { type KnownTable, useKnownTable } from './use-known-table.ts';

export interface Bet {
  key: string;
  /** '' for a bet without a choice. */
  selection: string;
  stakeMinor: bigint;
}

export interface Table extends KnownTable {
  isBusy: boolean;
  bet(bets: readonly Bet[]): Promise<boolean>;
  undo(): Promise<boolean>;
  /** Crash: leaves the flight now. */
  cashOut(): Promise<boolean>;
  /** Decides for a hand in the phase that runs. */
  decide(hand: number, action: string): Promise<boolean>;
  /** What its chat tells. */
  chatNews: ChatNews;
}

type Seated = { ok: true; value: { seat: TableSeat; balanceMinor: string } } | Refusal;

/** Takes the table's news over the socket. After a cut the state is asked for anew. */
function useNews({ known, notify, refresh, onLost }: ReturnType<typeof useKnownTable>, chat: ChatNews['notify']): void {
  const { api, store, host } = useTableFrame();
  const { state, seat } = known;
  const ownRoundId = useRef<string | null>(null);
  const ownSeat = useRef(seat);
  ownSeat.current = seat;
  ownRoundId.current = seat !== null && seat.placements.length > 0 ? (state?.round?.roundId ?? null) : null;

  useEffect(() => {
    const notifyHost = (balanceMinor: string) =>
      host.send({ type: 'roundEnded', roundId: ownRoundId.current ?? '', balanceMinor });
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
      paid: async ({ payoutMinor, balanceMinor }) => {
        const own = ownRoundId.current;
        const paidSeat = own === null ? null : ownSeat.current;
        const paid = { paidMinor: BigInt(payoutMinor), stakeMinor: BigInt(paidSeat?.stakeMinor ?? 0) };
        if (paidSeat && isBigWin(paid)) host.send({ type: 'bigWin', roundId: paidSeat.seatId });
        notify.paid(own === null ? null : { roundId: own, minor: BigInt(payoutMinor) });
        if (balanceMinor !== null) {
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
  const [isBusy, setIsBusy] = useState(false);
  const { known, notify, refresh, onLost } = table;
  const roundId = known.state?.round?.roundId ?? null;
  const [chatNews] = useState(createChatNews);
  useNews(table, chatNews.notify);

  const act = useCallback(
    async (ask: () => Promise<Seated>): Promise<boolean> => {
      setIsBusy(true);
      const outcome = await ask();
      setIsBusy(false);
      if (!outcome.ok) {
        store.set(refusalPatch(outcome.reason, outcome.detail));
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
    async (bets: readonly Bet[]) => {
      if (roundId === null || bets.length === 0) return false;
      const body = {
        placementId: newRoundId(),
        roundId,
        bets: bets.map((one) => ({ ...one, stakeMinor: `${one.stakeMinor}` })),
        entropy: newRoundId(),
      };
      // Until it is known whether it lies there: the same bets under another id would be staked again.
      return act(() => untilAnswered(() => api.call('studioTableBet', { body }), { wait: waitFor, onLost }));
    },
    [act, api, onLost, roundId],
  );

  const lastPlacementId = known.seat?.placements.at(-1)?.placementId ?? null;
  const undo = useCallback(async () => {
    if (lastPlacementId === null) return false;
    return act(() => askTwice(() => api.call('studioTableUndo', { body: { placementId: lastPlacementId } })));
  }, [act, api, lastPlacementId]);
  const cashOut = useCallback(async () => {
    if (roundId === null) return false;
    return act(() => askTwice(() => api.call('studioTableCashOut', { body: { roundId } })));
  }, [act, api, roundId]);

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

  return { ...known, isBusy, bet, undo, cashOut, decide, chatNews };
}
