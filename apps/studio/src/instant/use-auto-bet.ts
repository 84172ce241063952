import type { InstantRound } from '@baize/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playRounds } from '../game-frame/autoplay.ts';
import type { Autoplay, AutoplayChoice, AutoplayStop } from '../game-frame/autoplay-rules.ts';
import { waitFor } from '../game-frame/round-player.ts';

/** Plays a round until its result is shown; null: none was played. */
export type PlayOnce = () => Promise<InstantRound | null>;

export interface AutoBet {
  /** Null while the player plays by hand. */
  running: Autoplay | null;
  /** Why the last one ended; null: nothing is to be said. */
  stopped: AutoplayStop | null;
  start: (choice: AutoplayChoice, stakeMinor: bigint, play: PlayOnce) => Promise<void>;
  /** The round that runs is played to its end. */
  stop: () => void;
  /** What was said of the last one is read. */
  forget: () => void;
}

/** Rounds of an instant game one after another, all at the same stake and choice, with the stops of slots. */
export function useAutoBet(): AutoBet {
  const [running, setRunning] = useState<Autoplay | null>(null);
  const [stopped, setStopped] = useState<AutoplayStop | null>(null);
  const isStopped = useRef(true);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    ...{ running, stopped, stop },
    forget: () => setStopped(null),
    start: async (choice, stakeMinor, play) => {
      if (running !== null) return;
      isStopped.current = false;
      setStopped(null);
      // Also in mid-round: a picture that stands still while nobody looks goes on when the page is seen again.
      let wasHidden = document.hidden;
      const look = () => {
        wasHidden ||= document.hidden;
      };
      document.addEventListener('visibilitychange', look);
      const reason = await playRounds(choice, {
        stakeMinor: () => stakeMinor,
        play: async () => {
          const round = await play();
          return round && { payoutMinor: round.payoutMinor, events: [] };
        },
        onNext: setRunning,
        wait: waitFor,
        isHidden: () => wasHidden,
        isStopped: () => isStopped.current,
      }).finally(() => document.removeEventListener('visibilitychange', look));
      setRunning(null);
      setStopped(reason);
    },
  };
}
