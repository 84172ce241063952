import type { StudioRound } from '@baize/contract';
import {
  type Autoplay,
  type AutoplayChoice,
  type AutoplayStop,
  afterRound,
  beginAutoplay,
  stopBefore,
} from './autoplay-rules.ts';
import type { Hud } from './hud-state.ts';
import type { Rounds } from './rounds.ts';

/** Between two rounds, so that what was won can be read. */
const pauseMs = 400;

export interface AutoplayRounds {
  /** What the next round costs. */
  stakeMinor: () => bigint;
  /** Plays a round until it was shown; null: none was played. */
  play: () => Promise<Pick<StudioRound, 'payoutMinor' | 'events'> | null>;
  /** What is left, before the first round and after each. */
  onNext: (autoplay: Autoplay) => void;
  wait: (durationMs: number) => Promise<void>;
  /** Whether nobody can see the page. */
  isHidden: () => boolean;
  isStopped: () => boolean;
}

/** Plays rounds one after another as the player chose, until one of the stops; returns which. */
export async function playRounds(choice: AutoplayChoice, rounds: AutoplayRounds): Promise<AutoplayStop> {
  let autoplay = beginAutoplay(choice);
  rounds.onNext(autoplay);
  while (true) {
    if (rounds.isStopped()) return 'player';
    if (rounds.isHidden()) return 'hidden';
    const stakeMinor = rounds.stakeMinor();
    const before = stopBefore(autoplay, stakeMinor);
    if (before !== null) return before;
    const round = await rounds.play();
    if (round === null) return 'notPlayed';
    const after = afterRound(autoplay, stakeMinor, round);
    if (after.stop !== null) return after.stop;
    autoplay = after.next;
    rounds.onNext(autoplay);
    await rounds.wait(pauseMs);
  }
}

export interface AutoplayPorts extends Pick<AutoplayRounds, 'wait' | 'isHidden'> {
  hud: Hud;
  rounds: Pick<Rounds, 'spin'>;
}

/** The autoplay of slots. */
export function createAutoplay({ hud, rounds, ...page }: AutoplayPorts) {
  let isStopped = false;

  async function run(choice: AutoplayChoice): Promise<void> {
    if (hud.get().autoplay !== null || hud.get().frame.phase !== 'idle') return;
    isStopped = false;
    hud.set({ autoplayStop: null });
    const stop = await playRounds(choice, {
      ...page,
      stakeMinor: () => (hud.get().freeRounds === null ? hud.get().betMinor : 0n),
      play: () => rounds.spin(),
      onNext: (autoplay) => hud.set({ autoplay }),
      isStopped: () => isStopped,
    });
    hud.set({ autoplay: null, autoplayStop: stop });
  }

  return {
    run,
    /** The round that runs is played to its end. */
    stop: () => {
      isStopped = true;
    },
  };
}
