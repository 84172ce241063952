import { createHash } from 'node:crypto';
import { type DrawBelow, drawOfRound } from '@baize/fairness';
import type { Clock } from '../../src/platform/clock.ts';

/** A promise of the simulated world was broken. `invariant` names it. */
export class Violation extends Error {
  readonly invariant: string;
  constructor(invariant: string, message: string) {
    super(`${invariant}: ${message}`);
    this.invariant = invariant;
  }
}

/** Everything of one run that a seed decides: chance, time, and what happens next. */
export interface Schedule {
  draw: DrawBelow;
  /** True `count` times in 256. */
  happens(count: number): boolean;
  clock: Clock;
  elapsedMs(): number;
  /** Moves the wall clock, or both clocks. */
  jumpMs(ms: number, which: 'wall' | 'both'): void;
  readonly step: number;
  /** Resolves at a later step, not before `steps` have passed. */
  pause(steps?: number): Promise<void>;
  /** Does something at a later step unless it is called off before. */
  after(steps: number, work: () => void): { callOff(): void };
  /** Ends the run: a broken promise that is found deep inside the product would be taken for a failure of the database there. */
  fail(error: unknown): void;
  /** Runs a script beside the others; its failure ends the run. */
  spawn(script: () => Promise<void>): void;
  /** The same for what may never end, such as a message to a process that dies. */
  spawnLoose(script: () => Promise<void>): void;
  /** Lets everything happen until nothing is left to happen; `afterStep` sees the world between two steps. */
  run(afterStep: () => void): Promise<void>;
}

interface Pending {
  notBefore: number;
  resolve: () => void;
}

const msOfStep = 5;
/** Far more than any run needs: scripts that never end would hide behind a bound-less loop. */
const maxSteps = 20_000;
const startMs = Date.UTC(2026, 2, 1, 23, 59, 50);

export function createSchedule(seed: number): Schedule {
  const serverSeed = createHash('sha256').update(`simulation ${seed}`).digest('hex');
  const draw = drawOfRound({ serverSeed, clientSeed: 'simulation', nonce: seed });
  const ready: Pending[] = [];
  /** In the order of their steps. */
  const sleeping: Pending[] = [];
  let step = 0;
  let wallMs = startMs;
  let elapsed = 0;
  let scripts = 0;
  let failure: { error: unknown } | null = null;

  const wait = (steps: number, resolve: () => void): Pending => {
    const entry = { notBefore: step + steps, resolve };
    if (steps === 0) ready.push(entry);
    else {
      const behind = sleeping.findIndex(({ notBefore }) => notBefore > entry.notBefore);
      sleeping.splice(behind < 0 ? sleeping.length : behind, 0, entry);
    }
    return entry;
  };

  const remove = (list: Pending[], entry: Pending): void => {
    const index = list.indexOf(entry);
    if (index >= 0) list.splice(index, 1);
  };

  /** The next thing that happens: any of those that may, each as likely as the others. */
  const take = (): Pending | null => {
    if (ready.length === 0 && sleeping[0]) step = Math.max(step, sleeping[0].notBefore);
    while (sleeping[0] && sleeping[0].notBefore <= step) ready.push(sleeping.shift() as Pending);
    if (ready.length === 0) return null;
    const index = draw(ready.length);
    const found = ready[index] as Pending;
    const last = ready.pop() as Pending;
    if (last !== found) ready[index] = last;
    return found;
  };

  const start = (script: () => Promise<void>, ended: () => void) =>
    script().then(ended, (error) => {
      failure ??= { error };
    });

  return {
    draw,
    happens: (count) => count > 0 && draw(256) < count,
    clock: { now: () => new Date(wallMs) },
    elapsedMs: () => elapsed,
    jumpMs: (ms, which) => {
      wallMs += ms;
      if (which === 'both') elapsed += ms;
    },
    get step() {
      return step;
    },
    pause: (steps = 0) => new Promise((resolve) => void wait(steps, resolve)),
    after: (steps, work) => {
      const entry = wait(steps, work);
      return {
        callOff: () => {
          remove(sleeping, entry);
          remove(ready, entry);
        },
      };
    },
    fail: (error) => {
      failure ??= { error };
    },
    spawn: (script) => {
      scripts += 1;
      void start(script, () => {
        scripts -= 1;
      });
    },
    spawnLoose: (script) => void start(script, () => undefined),
    run: async (afterStep) => {
      await settled();
      for (let next = take(); next && !failure; next = take()) {
        step += 1;
        wallMs += msOfStep;
        elapsed += msOfStep;
        next.resolve();
        await settled();
        afterStep();
        if (step > maxSteps) throw new Violation('I12', `still busy after ${maxSteps} steps`);
      }
      if (failure) throw failure.error;
      if (scripts > 0) throw new Violation('I12', `${scripts} scripts wait for something that never comes`);
    },
  };
}

/** Runs after every promise that can go on has gone on: the queue of ticks comes after the whole queue of promises. */
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));
