export type Draw = (below: number) => number;

const modulus = 2_147_483_647;
const multiplier = 48_271;
const spread = 7_919;

/** Whole numbers below a bound, the same for the same seed and place. */
export function drawsOf(seed: number, place: number): Draw {
  let state = (((seed + place * spread) % (modulus - 1)) + modulus - 1) % (modulus - 1) || 1;
  const next = () => {
    state = (state * multiplier) % modulus;
    return state;
  };
  // The first ones of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 4; skipped++) next();
  return (below) => next() % below;
}
