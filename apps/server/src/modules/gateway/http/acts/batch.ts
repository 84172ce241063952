interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

const largestBatch = 500;

/** Gathers what arrives while a write is under way into the next one. `write` answers one result for each item, in their order. */
export function createBatch<T, R>(write: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) await writeNext(waiting.splice(0, largestBatch));
    isWriting = false;
  };
  const writeNext = async (taken: Waiting<T, R>[]) => {
    try {
      const results = await write(taken.map(({ item }) => item));
      for (const [index, { resolve }] of taken.entries()) resolve(results[index] as R);
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
