/** Draws an unbiased integer from 0 to n - 1. The one form in which chance reaches a game. */
export type DrawBelow = (n: number) => number;

export const wordValues32 = 2 ** 32;

/**
 * Makes a draw from a source of words, each uniform from 0 to `wordValues` - 1, by rejection (rulebook 0.3): words at or above the
 * largest multiple of n are refused, so every result has exactly as many words as every other. All numbers are integers below 2^53.
 * Throws RangeError for an n that is no integer from 1 to `wordValues`.
 */
export function drawByRejection(nextWord: () => number, wordValues: number): DrawBelow {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > wordValues) throw new RangeError(`cannot draw below ${n}`);
    const limit = wordValues - (wordValues % n);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % n;
  };
}
