/** Runs work in turn with all earlier work of this process that shares a key with it. Work without a common key runs side by side. */
export type InQueue = <V>(keys: readonly string[], work: () => Promise<V>) => Promise<V>;

export function createKeyQueues(): InQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (keys, work) => {
    const earlier = keys.map((key) => tails.get(key)).filter((tail) => tail !== undefined);
    const result = earlier.length === 0 ? work() : Promise.all(earlier).then(work);
    const tail: Promise<void> = result.then(ended, ended);
    for (const key of keys) tails.set(key, tail);
    function ended() {
      for (const key of keys) if (tails.get(key) === tail) tails.delete(key);
    }
    return result;
  };
}
