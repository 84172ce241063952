const maxMs = 60_000;

/** The time of day in milliseconds, with parts of them. */
export const nowMs = () => performance.timeOrigin + performance.now();

export interface Quantiles {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

/** Counts durations by whole milliseconds, up to a minute. */
export function createHistogram() {
  const counts = new Uint32Array(maxMs + 1);
  let total = 0;
  const at = (share: number): number => {
    let left = Math.ceil(total * share);
    for (let ms = 0; ms <= maxMs; ms += 1) {
      left -= counts[ms] ?? 0;
      if (left <= 0) return ms;
    }
    return maxMs;
  };
  return {
    add: (ms: number) => {
      const bin = Math.min(maxMs, Math.max(0, Math.ceil(ms)));
      counts[bin] = (counts[bin] ?? 0) + 1;
      total += 1;
    },
    quantiles: (): Quantiles => ({ count: total, p50: at(0.5), p99: at(0.99), max: at(1) }),
  };
}
