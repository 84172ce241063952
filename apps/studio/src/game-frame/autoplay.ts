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

export interface AutoplayPorts {
  hud: Hud;
  rounds: Pick<Rounds, 'spin'>;
  wait: (durationMs: number) => Promise<void>;
  /** Whether nobody can see the page. */
  isHidden: () => boolean;
}

/** Between two rounds, so that what was won can be read. */
const pauseMs = 400;

/** Plays rounds one after another as the player chose, until one of the stops. */
export function createAutoplay({ hud, rounds, wait, isHidden }: AutoplayPorts) {
  let isStopped = false;

  /** Plays one more; returns why none follows, null when one does. */
  async function playNext(autoplay: Autoplay): Promise<AutoplayStop | null> {
    if (isStopped) return 'player';
    if (isHidden()) return 'hidden';
    const { betMinor, freeRounds } = hud.get();
    const stakeMinor = freeRounds === null ? betMinor : 0n;
    const stop = stopBefore(autoplay, stakeMinor);
    if (stop !== null) return stop;
    const round = await rounds.spin();
    if (round === null) return 'notPlayed';
    const after = afterRound(autoplay, stakeMinor, round);
    hud.set({ autoplay: after.next });
    return after.stop;
  }

  async function run(choice: AutoplayChoice): Promise<void> {
    if (hud.get().autoplay !== null || hud.get().frame.phase !== 'idle') return;
    isStopped = false;
    hud.set({ autoplay: beginAutoplay(choice), autoplayStop: null });
    let stop: AutoplayStop | null = null;
    while (stop === null) {
      const { autoplay } = hud.get();
      if (autoplay === null) return;
      stop = await playNext(autoplay);
      if (stop === null) await wait(pauseMs);
    }
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
