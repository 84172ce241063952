/** The value below which a share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

export const twoDigits = (value: number): number => Math.round(value * 100) / 100;

/** Runs an act again and again, one after the other, and answers each duration in ms. */
export async function durationsMs(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now();
    await act();
    samples.push(performance.now() - startedAt);
  }
  return samples;
}
