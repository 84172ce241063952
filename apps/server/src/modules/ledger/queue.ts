import { LaneOverloadedError } from './lane.ts';

/** Beyond this somebody floods one wallet; what waits behind so many would time out anyway. */
const maxWaiting = 256;

/**
 * Lets works of one key run one after the other, in their order; works of other keys are not held up. Rejects with LaneOverloadedError when too many wait.
 */
export function createQueues() {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= maxWaiting) throw new LaneOverloadedError();
    queue.waiting += 1;
    queues.set(key, queue);
    const run = queue.last.then(work);
    queue.last = run.catch(() => undefined);
    try {
      return await run;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    }
  };
}
