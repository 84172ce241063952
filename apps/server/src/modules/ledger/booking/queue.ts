import { BatchWriterOverloadedError } from './batch-writer.ts';

/** Beyond this somebody floods one wallet; what waits behind so many would time out anyway. */
const maxWaiting = 256;

/**
 * Lets works of one key run one after the other, in their order; works of other keys are not held up. Rejects with BatchWriterOverloadedError when too many wait.
 */
export function createQueues() {
  const queues = new Map<string, { last: Promise<void> | null; waiting: number }>();

  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { last: null, waiting: 0 };
    if (queue.waiting >= maxWaiting) return Promise.reject(new BatchWriterOverloadedError());
    if (queue.waiting === 0) queues.set(key, queue);
    queue.waiting += 1;
    const done = () => {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    };
    const run = queue.last === null ? work() : queue.last.then(work);
    queue.last = run.then(done, done);
    return run;
  };
}
