import type { InstantRound } from '@baize/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playRounds } from '../game-frame/autoplay.ts';
import type { Autoplay, AutoplayChoice, AutoplayStop } from '../game-frame/autoplay-rules.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { useTableFrameState } from '../table-frame/table-frame-context.tsx';

/** Plays a round until its result is shown; null: none was played. */
export type PlayOnce = () => Promise<InstantRound | null>;

/** Rounds that play by themselves, all at one stake. The signal is given when the player stops them. */
export interface AutoRounds {
  stakeMinor: bigint;
  /** Plays a round until its result is shown; null: none was played; or why it goes no further. */
  play: (signal: AbortSignal) => Promise<Pick<InstantRound, 'payoutMinor'> | AutoplayStop | null>;
  /** Where rounds begin at their own time: waits for the next one. */
  untilOpen?: (signal: AbortSignal) => Promise<AutoplayStop | null>;
}

export interface AutoBet {
  /** Null while the player plays by hand. */
  running: Autoplay | null;
  /** Why the last one ended; null: nothing is to be said. */
  stopped: AutoplayStop | null;
  start: (choice: AutoplayChoice, rounds: AutoRounds) => Promise<void>;
  /** The round that runs is played to its end. */
  stop: () => void;
  /** What was said of the last one is read. */
  forget: () => void;
}

/** Rounds one after another, all at the same stake and choice, with the stops of slots. They end when the player is shown his play. */
export function useAutoBet(): AutoBet {
  const [running, setRunning] = useState<Autoplay | null>(null);
  const [stopped, setStopped] = useState<AutoplayStop | null>(null);
  const run = useRef(new AbortController());
  const stop = useCallback(() => run.current.abort(), []);
  useEffect(() => stop, [stop]);
  const isInterrupted = useTableFrameState((state) => state.isInterrupted);
  useEffect(() => {
    if (isInterrupted) stop();
  }, [isInterrupted, stop]);
  return {
    ...{ running, stopped, stop },
    forget: () => setStopped(null),
    start: async (choice, { stakeMinor, play, untilOpen }) => {
      if (running !== null) return;
      run.current = new AbortController();
      const { signal } = run.current;
      setStopped(null);
      // Also in mid-round: a picture that stands still while nobody looks goes on when the page is seen again.
      let wasHidden = document.hidden;
      const look = () => {
        wasHidden ||= document.hidden;
      };
      document.addEventListener('visibilitychange', look);
      const reason = await playRounds(choice, {
        stakeMinor: () => stakeMinor,
        ...(untilOpen && { untilOpen: () => untilOpen(signal) }),
        play: async () => {
          const round = (await play(signal)) ?? 'notPlayed';
          return typeof round === 'string' ? round : { payoutMinor: round.payoutMinor, events: [] };
        },
        onNext: setRunning,
        wait: waitFor,
        isHidden: () => wasHidden,
        isStopped: () => signal.aborted,
      }).finally(() => document.removeEventListener('visibilitychange', look));
      setRunning(null);
      setStopped(reason);
    },
  };
}
