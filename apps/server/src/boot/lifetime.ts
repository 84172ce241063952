import { setTimeout } from 'node:timers/promises';
import { EndlessPart, StartInterrupted } from './start-failure.ts';

/** What was opened, to be closed in the opposite order. */
export interface Lifetime {
  /** Runs a step of the start; a signal that came meanwhile ends the start after it. */
  step<T>(work: () => T | Promise<T>): Promise<T>;
  /** @param patienceMs how long it may take by itself; without it what all parts may take together bounds it */
  onEnd(close: () => Promise<unknown>, patienceMs?: number): void;
  /** What is done at the end while everything still works, before anything is closed. */
  onDrain(drain: () => Promise<unknown>): void;
  end(): Promise<void>;
  interrupt(): void;
}

/** Together with a short drain no more than the ten seconds after which a container is killed. */
const partsPatienceMs = 9_000;
/** A part has so long even where those before it took all the time. */
const minimumPatienceMs = 100;
/** A drain lasts as long as the operator set it; no drain may last longer than this. */
const drainPatienceMs = 310_000;

/**
 * @param partsMs how long the parts may take to close, all together: what a database that fell silent holds up is left, as after a crash.
 * The others are closed all the same.
 */
export function createLifetime(onCloseError: (error: unknown) => void, partsMs = partsPatienceMs): Lifetime {
  const closers: { close: () => Promise<unknown>; patienceMs: number | undefined }[] = [];
  const drains: (() => Promise<unknown>)[] = [];
  let interrupted = false;
  const refuseInterrupted = () => {
    if (interrupted) throw new StartInterrupted();
  };
  return {
    step: async (work) => {
      refuseInterrupted();
      const result = await work();
      refuseInterrupted();
      return result;
    },
    onEnd: (close, patienceMs) => void closers.push({ close, patienceMs }),
    onDrain: (drain) => void drains.push(drain),
    end: async () => {
      for (const drain of drains.splice(0)) await within(drainPatienceMs, drain).catch(onCloseError);
      const untilMs = performance.now() + partsMs;
      for (const { close, patienceMs } of closers.splice(0).reverse()) {
        const sharedMs = Math.max(untilMs - performance.now(), minimumPatienceMs);
        await within(patienceMs ?? sharedMs, close).catch(onCloseError);
      }
    },
    interrupt: () => {
      interrupted = true;
    },
  };
}

async function within(patienceMs: number, close: () => Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: patience.signal }).then(() => {
    throw new EndlessPart('A part of Baize did not end in time and was left.');
  });
  try {
    await Promise.race([close(), late]);
  } finally {
    late.catch(() => undefined);
    patience.abort();
  }
}
