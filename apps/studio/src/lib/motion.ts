export type Ease = (progress: number) => number;

export const easeOut: Ease = (x) => 1 - (1 - x) ** 3;
/** Up to 1 and back to 0, for a pulse. */
export const thereAndBack: Ease = (x) => Math.sin(Math.PI * x);
/** Past 1 and back to it; `overshoot` 0.9 goes 3 % of the way too far. Its slope at 0 is 3 + overshoot. */
export const easeOutBack =
  (overshoot: number): Ease =>
  (x) =>
    1 + (overshoot + 1) * (x - 1) ** 3 + overshoot * (x - 1) ** 2;

interface Tween {
  elapsedMs: number;
  durationMs: number;
  ease: Ease;
  apply: (eased: number) => void;
  done: () => void;
}

/** How fast things go: `hurried` after the player asked to skip, `instant` when nobody can see them. */
export type Pace = 'normal' | 'hurried' | 'instant';

const hurriedShare = 0.15;
const linear: Ease = (x) => x;

export interface Motion {
  /** Calls `apply` with the eased progress on every frame, always with 1's value at the end. */
  tween: (durationMs: number, apply: (eased: number) => void, ease?: Ease) => Promise<void>;
  wait: (durationMs: number) => Promise<void>;
  /** Moves everything on by one frame. */
  tick: (deltaMs: number) => void;
  /** Brings everything that runs to its end at once. */
  finishAll: () => void;
  setPace: (pace: Pace) => void;
}

/** Runs all timed changes of one stage on the stage's own frames. */
export function createMotion(): Motion {
  let running: Tween[] = [];
  let pace: Pace = 'normal';

  function finish(tween: Tween): void {
    tween.apply(tween.ease(1));
    tween.done();
  }

  function finishAll(): void {
    const all = running;
    running = [];
    for (const tween of all) finish(tween);
  }

  const motion: Motion = {
    tween: (durationMs, apply, ease = linear) =>
      new Promise((done) => {
        const tween = {
          elapsedMs: 0,
          durationMs: pace === 'hurried' ? durationMs * hurriedShare : durationMs,
          ease,
          apply,
          done,
        };
        if (pace === 'instant' || durationMs <= 0) return finish(tween);
        apply(ease(0));
        running.push(tween);
      }),
    wait: (durationMs) => motion.tween(durationMs, () => {}),
    tick: (deltaMs) => {
      let anyEnded = false;
      for (const tween of running) {
        tween.elapsedMs += deltaMs;
        if (tween.elapsedMs < tween.durationMs) tween.apply(tween.ease(tween.elapsedMs / tween.durationMs));
        else anyEnded = true;
      }
      if (!anyEnded) return;
      const ended = running.filter((tween) => tween.elapsedMs >= tween.durationMs);
      running = running.filter((tween) => tween.elapsedMs < tween.durationMs);
      for (const tween of ended) finish(tween);
    },
    finishAll,
    setPace: (next) => {
      pace = next;
      if (pace !== 'normal') finishAll();
    },
  };
  return motion;
}
