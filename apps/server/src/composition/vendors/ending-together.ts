import type { Part } from '../../platform/part.ts';

/**
 * Parts that end side by side, with the first of them that is closed: while the database of their books is silent each waits for its own last
 * question, and one after the other would take longer than a process is given.
 */
export function endingTogether<P extends Part>(parts: readonly P[]): readonly P[] {
  let ending: Promise<unknown> | null = null;
  const close = async (): Promise<void> => {
    ending ??= Promise.all(parts.map((part) => part.close?.()));
    await ending;
  };
  return parts.map((part) => ({ ...part, close }));
}
