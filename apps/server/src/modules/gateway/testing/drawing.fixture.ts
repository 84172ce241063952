/** A seeded draw: the same tries whenever it runs. */
export function drawing(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 4;
  };
}
