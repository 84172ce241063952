/** Work that no answer waits for, so that its duration tells nobody anything. */
export interface Background {
  run(work: () => Promise<unknown>): void;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
}

export function createBackground(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run: (work) => {
      const job: Promise<unknown> = work()
        .catch(onFailure)
        .finally(() => running.delete(job));
      running.add(job);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
