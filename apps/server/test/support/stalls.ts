/**
 * Milliseconds of the quickest of a few tries; ends at the first that is below the bound. A machine that stalls makes one try slow, a
 * slow program every one.
 */
export async function quickestMs(boundMs: number, measure: () => Promise<number>, tries = 4): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && quickest >= boundMs; count += 1) quickest = Math.min(quickest, await measure());
  return quickest;
}

/** Milliseconds that the work took. */
export async function durationMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const maxPauseMs = 20;

/** A stopwatch that goes on by a few milliseconds at most from one look to the next: while the machine stalls, nobody has waited. */
export function stallProofMs(): () => number {
  let seenMs = performance.now();
  let countedMs = 0;
  return () => {
    const nowMs = performance.now();
    countedMs += Math.min(nowMs - seenMs, maxPauseMs);
    seenMs = nowMs;
    return countedMs;
  };
}
