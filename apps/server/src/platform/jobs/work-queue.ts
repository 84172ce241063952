import { fail, ok, type Result } from '../result.ts';

export interface QueueLimits<Load> {
  maxRunning: number;
  /** Whether one more may wait; who finds a free place is not asked about. */
  hasRoom(load: Load, others: { running: readonly Load[]; waiting: readonly Load[] }): boolean;
  /** Which of those that wait begins next; the first by default. `last`: who began before him. */
  next?(waiting: readonly Load[], last: Load): number;
}

/** Runs at most `maxRunning` works at once; more wait, and where there is no room to wait the next is refused. */
export function createLoadQueue<Load>(limits: QueueLimits<Load>) {
  const running = new Set<{ load: Load }>();
  const waiting: { load: Load; begin: () => void }[] = [];
  let lastBegun: { load: Load } | null = null;
  const loads = (entries: Iterable<{ load: Load }>) => Array.from(entries, ({ load }) => load);

  /** The place goes to the next in line, else it is free. */
  const leavePlace = (): void => {
    const index = lastBegun && waiting.length > 1 ? limits.next?.(loads(waiting), lastBegun.load) : 0;
    waiting.splice(index ?? 0, 1)[0]?.begin();
  };

  return async <V>(load: Load, work: () => Promise<V>): Promise<Result<V, 'service_unavailable'>> => {
    const place = { load };
    const take = (): void => {
      running.add(place);
      lastBegun = place;
    };
    if (running.size < limits.maxRunning) take();
    else if (limits.hasRoom(load, { running: loads(running), waiting: loads(waiting) })) {
      await new Promise<void>((resolve) =>
        waiting.push({
          load,
          begin: () => {
            take();
            resolve();
          },
        }),
      );
    } else return fail('service_unavailable', { retryAfterSeconds: 1 });
    try {
      return ok(await work());
    } finally {
      running.delete(place);
      leavePlace();
    }
  };
}

/** The first that waits of somebody other than who began last, or else the first. */
export const nextOfAnother = (waiting: readonly string[], last: string): number =>
  Math.max(
    waiting.findIndex((owner) => owner !== last),
    0,
  );

/** The same where works have owners, who take turns: at most `maxWaiting` wait, and so many of one owner. */
export const createFairQueue = (limits: { maxRunning: number; maxWaiting: number; maxWaitingOfOne: number }) =>
  createLoadQueue<string>({
    maxRunning: limits.maxRunning,
    hasRoom: (owner, { waiting }) =>
      waiting.length < limits.maxWaiting && waiting.filter((other) => other === owner).length < limits.maxWaitingOfOne,
    next: nextOfAnother,
  });

/** The same where all works weigh the same: at most `maxWaiting` wait, in their order. */
export function createWorkQueue({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }) {
  const run = createLoadQueue<null>({ maxRunning, hasRoom: (_, { waiting }) => waiting.length < maxWaiting });
  return <V>(work: () => Promise<V>) => run(null, work);
}
