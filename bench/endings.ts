type Stop = () => Promise<unknown>;
const standing = new Set<Stop>();

/**
 * Remembers how something that a measurement started is ended, in case the measurement fails before it does that itself. Returns the end to be
 * used in its place.
 */
export function atTheEnd<T>(stop: () => Promise<T>): () => Promise<T> {
  const end = async (): Promise<T> => {
    standing.delete(end);
    return stop();
  };
  standing.add(end);
  return end;
}

/** Ends what still stands, the latest first; one that does not end keeps no other from it. */
export async function endAll(): Promise<void> {
  for (const end of [...standing].reverse()) await end().catch((error: unknown) => console.error(error));
}
