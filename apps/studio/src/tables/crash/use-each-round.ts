import { useState } from 'react';
import type { Autoplay, AutoplayChoice, AutoplayStop } from '../../game-frame/autoplay-rules.ts';
import { useAutoBet } from '../../instant/use-auto-bet.ts';
import { useUntil } from '../../lib/use-until.ts';
import type { Table } from '../../table-frame/table/use-table.ts';
import { useTableFrame } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameNotice } from '../../table-frame/table-frame-state.ts';
import { betOf, hasBet, type Order, type Slot } from './own-bets.ts';
import { createRoundWatch } from './round-watch.ts';

export interface EachRound {
  /** Null while the player bets by hand. */
  running: Autoplay | null;
  /** Why the last one ended, and why its bet was refused where it was. */
  stopped: { stop: AutoplayStop; refusal: TableFrameNotice | null } | null;
  start: (choice: AutoplayChoice, order: Order) => void;
  /** Nothing is bet any more; a bet that lies there stays. */
  stop: () => void;
  forget: () => void;
}

/** The same bet in each flight, one after the other. */
export function useEachRound(table: Table, slot: Slot): EachRound {
  const { sound } = useTableFrame();
  const { running, stopped, start, stop, forget } = useAutoBet();
  const { latest, until } = useUntil(table);
  const [refusal, setRefusal] = useState<TableFrameNotice | null>(null);
  return {
    running,
    stopped: stopped === null ? null : { stop: stopped, refusal },
    stop,
    forget,
    start: (choice, order) => {
      const watch = createRoundWatch(slot);
      setRefusal(null);
      void start(choice, {
        stakeMinor: order.stakeMinor,
        untilOpen: async (signal) => {
          // An order that is on its way may be for this very round.
          const step = await until((seen) => (seen.isBusy ? null : watch.look(seen)), signal);
          if (step === null) return 'player';
          return 'stop' in step ? step.stop : null;
        },
        play: async (signal) => {
          const { state, bet } = latest();
          if (!state?.round) return null;
          const round = watch.begin(state.round.number);
          const isTaken = await bet([betOf(order)], slot, { signal, onRefused: setRefusal });
          // An answer that said no may be older than what the table shows.
          if (!isTaken && !hasBet(latest(), slot)) return signal.aborted ? 'player' : null;
          sound.play('chip');
          return (await until(round.result, signal)) ?? 'player';
        },
      });
    },
  };
}
