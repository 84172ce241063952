import { StartInterrupted } from './start-failure.ts';

/** What was opened, to be closed in the opposite order. */
export interface Lifetime {
  /** Runs a step of the start; a signal that came meanwhile ends the start after it. */
  step<T>(work: () => T | Promise<T>): Promise<T>;
  onEnd(close: () => Promise<unknown>): void;
  end(): Promise<void>;
  interrupt(): void;
}

export function createLifetime(onCloseError: (error: unknown) => void): Lifetime {
  const closers: (() => Promise<unknown>)[] = [];
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
    end: async () => {
      for (const close of closers.splice(0).reverse()) await close().catch(onCloseError);
    },
    interrupt: () => {
      interrupted = true;
    },
  };
}
