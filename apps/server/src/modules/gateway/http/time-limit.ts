export interface TimeLimit {
  /** The value, or 'late' when the time is up before it. The work goes on all the same; a failure after that is dropped. */
  within<V>(work: Promise<V>): Promise<V | 'late'>;
  end(): void;
}

/** One time for several steps, counted from now. */
export function timeLimit(ms: number): TimeLimit {
  let timer: NodeJS.Timeout | undefined;
  const up = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  return {
    within: (work) => Promise.race([work, up]),
    end: () => clearTimeout(timer),
  };
}
