/** Works off a list with at most `most` items at once. Rejects with the first failure, when what is under way has ended. */
export async function forEachAtOnce<T>(
  items: readonly T[],
  max: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(max, items.length) }, worker));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
