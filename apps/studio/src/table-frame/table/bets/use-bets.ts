import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTableFrame, useTableFrameState } from '../../table-frame-context.tsx';
import type { Bet, Table } from '../use-table.ts';
import { addUp, beyondLimits, type Draft, draftBets, noDraft, putDown, stakeOf, takeBack } from './bets.ts';
import { type BetKinds, isTwice, reserveIn } from './reserves.ts';

/** How a player bets at a table: chips onto spots, then one press sends them. */
export interface Bets {
  chipMinor: bigint;
  chooseChip(chipMinor: bigint): void;
  /** On the screen, not sent. */
  draft: readonly Bet[];
  draftMinor: bigint;
  /** Sent and taken. */
  placed: readonly Bet[];
  placedMinor: bigint;
  isOpen: boolean;
  canRepeat: boolean;
  put(spots: readonly (Pick<Bet, 'key' | 'selection'> & { chips?: number })[]): void;
  undo(): void;
  repeat(): void;
  double(): void;
  clear(): void;
  confirm(): void;
}

/** Chips on the screen. */
interface Kept {
  roundId: string | null;
  draft: Draft;
  /** They were sent as they lie: what comes of it is told by the answer. */
  isSent: boolean;
}

const firstChip = 1;
const plainBets: BetKinds = [];

/** `betTypes`: needed of a table whose bets have rules across selections or reserve more than a chip. */
export function useBets(table: Table, betTypes: BetKinds = plainBets): Bets {
  const { store, sound } = useTableFrame();
  const balanceMinor = useTableFrameState((state) => state.balanceMinor);
  const { limits, seat, state } = table;
  const [chosenMinor, chooseChip] = useState<bigint | null>(null);
  const lastBets = useRef<readonly Bet[]>([]);
  const roundId = state?.round?.roundId ?? null;
  // What was not sent belongs to its round, and is no bet once that is closed.
  const [kept, setKept] = useState<Kept>({ roundId, draft: noDraft, isSent: false });
  const isBetting = state?.round?.status === 'betting';
  const draft = kept.roundId === roundId && (isBetting || table.isBusy) ? kept.draft : noDraft;
  const setDraft = useCallback((next: Draft) => setKept({ roundId, draft: next, isSent: false }), [roundId]);
  const isLost = draft.steps.length === 0 && kept.draft.steps.length > 0 && !kept.isSent;
  useEffect(() => {
    if (!isLost) return;
    store.set({ notice: 'chips_not_sent' });
    setDraft(noDraft);
  }, [isLost, store, setDraft]);
  const isOpen = isBetting && !table.isBusy;
  const chipMinor = chosenMinor ?? limits?.chipsMinor[firstChip] ?? limits?.chipsMinor[0] ?? 0n;

  const placed = useMemo(
    () =>
      addUp(
        (seat?.placements ?? []).flatMap(({ bets }) =>
          bets.map((bet) => ({ ...bet, stakeMinor: BigInt(bet.stakeMinor) })),
        ),
      ),
    [seat],
  );
  useEffect(() => {
    if (placed.length > 0) lastBets.current = placed;
  }, [placed]);

  const add = useCallback(
    (bets: readonly Bet[]) => {
      if (!limits || !isOpen) return;
      const isRefused = isTwice(betTypes, [...placed, ...draftBets(draft), ...bets]);
      const next = isRefused ? null : putDown(draft, bets, placed, { ...limits, balanceMinor });
      if (next) {
        sound.play('chip');
        store.set({ notice: null });
        return setDraft(next);
      }
      const isShort = stakeOf(bets) + stakeOf(draftBets(draft)) > balanceMinor;
      store.set({
        notice: isShort ? 'insufficient_funds' : 'table_limit',
        beyond: beyondLimits(draft, bets, placed, limits),
      });
    },
    [balanceMinor, betTypes, draft, isOpen, limits, placed, setDraft, sound, store],
  );

  const drafted = draftBets(draft);
  return {
    chipMinor,
    chooseChip,
    draft: drafted,
    draftMinor: stakeOf(drafted),
    placed,
    // With the further stakes of decisions, which are no bets of the cloth.
    placedMinor: seat ? BigInt(seat.stakeMinor) : 0n,
    isOpen,
    canRepeat: isOpen && placed.length === 0 && drafted.length === 0 && lastBets.current.length > 0,
    put: (spots) =>
      add(
        spots.map(({ key, selection, chips = 1 }) => ({
          ...{ key, selection },
          stakeMinor: chipMinor * BigInt(chips * reserveIn(betTypes)(key)),
        })),
      ),
    undo: () => {
      if (draft.steps.length > 0) setDraft(takeBack(draft));
      else if (isOpen) void table.undo();
    },
    repeat: () => add(lastBets.current),
    double: () => add(drafted.length > 0 ? drafted : placed),
    clear: () => setDraft(noDraft),
    confirm: () => {
      if (!isOpen || drafted.length === 0) return;
      setKept({ roundId, draft, isSent: true });
      void table.bet(drafted).then((isTaken) => {
        if (isTaken) setDraft(noDraft);
      });
    },
  };
}
