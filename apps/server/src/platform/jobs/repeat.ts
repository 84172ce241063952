/** Work that comes again and again in this process; it may run in several processes at once without harm. */
export interface Repeating {
  stop(): Promise<void>;
}

/**
 * Runs `work` every `intervalMs`, never twice at a time. A failure goes to `onError`, and the next turn comes all the same.
 * @param isAtOnce the first turn does not wait for the interval
 */
export function repeat(
  intervalMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
  isAtOnce = false,
): Repeating {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const turn = () => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(turn, intervalMs);
  if (isAtOnce) turn();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
