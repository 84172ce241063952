import { fail, ok, type Result } from '../result.ts';

/** Runs at most `maxRunning` works at once; more wait in order, and when `maxWaiting` wait already, the next is refused. */
export function createWorkQueue(limits: { maxRunning: number; maxWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const takePlace = async (): Promise<void> => {
    if (running < limits.maxRunning) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** The place goes to the next in line, else it is free. */
  const leavePlace = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <V>(work: () => Promise<V>): Promise<Result<V, 'service_unavailable'>> => {
    if (running >= limits.maxRunning && waiting.length >= limits.maxWaiting) {
      return fail('service_unavailable', { retryAfterSeconds: 1 });
    }
    await takePlace();
    try {
      return ok(await work());
    } finally {
      leavePlace();
    }
  };
}
