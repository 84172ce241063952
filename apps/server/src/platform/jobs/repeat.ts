/** Work that comes again and again in this process; it may run in several processes at once without harm. */
export interface Repeating {
  stop(): Promise<void>;
}

/** Runs `work` every `intervalMs`, never twice at a time. A failure is told and the next turn comes all the same. */
export function repeat(intervalMs: number, work: () => Promise<unknown>, onError: (error: unknown) => void): Repeating {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, intervalMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
