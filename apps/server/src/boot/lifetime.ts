import { setTimeout } from 'node:timers/promises';
import { EndlessPart, StartInterrupted } from './start-failure.ts';

/** What was opened, to be closed in the opposite order. */
export interface Lifetime {
  /** Runs a step of the start; a signal that came meanwhile ends the start after it. */
  step<T>(work: () => T | Promise<T>): Promise<T>;
  onEnd(close: () => Promise<unknown>): void;
  /** What is done at the end while everything still works, before anything is closed. */
  onDrain(drain: () => Promise<unknown>): void;
  end(): Promise<void>;
  interrupt(): void;
}

/** Longer than the database takes to stop (postgres/embedded.ts). */
const defaultPatienceMs = 65_000;

/** @param patienceMs how long a part may take to close; the others are closed all the same */
export function createLifetime(onCloseError: (error: unknown) => void, patienceMs = defaultPatienceMs): Lifetime {
  const closers: (() => Promise<unknown>)[] = [];
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
    onEnd: (close) => void closers.push(close),
    onDrain: (drain) => void drains.push(drain),
    end: async () => {
      for (const drain of drains.splice(0)) await within(patienceMs, drain).catch(onCloseError);
      for (const close of closers.splice(0).reverse()) await within(patienceMs, close).catch(onCloseError);
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
