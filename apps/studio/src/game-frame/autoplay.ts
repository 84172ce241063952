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
  /** Rounds that begin at their own time: waits until the next one takes bets, and returns why none will. */
  untilOpen?: () => Promise<AutoplayStop | null>;
  /** Plays a round until it was shown, and returns why it was not otherwise. */
  play: () => Promise<Pick<StudioRound, 'payoutMinor' | 'events'> | AutoplayStop>;
  /** What is left, before the first round and after each. */
  onNext: (autoplay: Autoplay) => void;
  wait: (durationMs: number) => Promise<void>;
  /** Whether nobody can see the page. */
  isHidden: () => boolean;
  isStopped: () => boolean;
}

/** Plays rounds one after another as the player chose, until one of the stops; returns which. */
export async function playRounds(choice: AutoplayChoice, rounds: AutoplayRounds): Promise<AutoplayStop> {
  const unwanted = () => (rounds.isStopped() ? 'player' : rounds.isHidden() ? 'hidden' : null);
  let autoplay = beginAutoplay(choice);
  rounds.onNext(autoplay);
  while (true) {
    const stakeMinor = rounds.stakeMinor();
    const before = unwanted() ?? stopBefore(autoplay, stakeMinor);
    if (before !== null) return before;
    // What the player wants may change while he waits.
    const hindered = rounds.untilOpen ? ((await rounds.untilOpen()) ?? unwanted()) : null;
    if (hindered !== null) return hindered;
    const round = await rounds.play();
    if (typeof round === 'string') return round;
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
      play: async () => (await rounds.spin()) ?? 'notPlayed',
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
