/** One turn of a curve: from 0 at 0 to 0 at 1 without a jump, never beyond 1 or -1. */
type Curve = (share: number) => number;

/** A moment of a gesture, as a share of its length, and where the part is then. */
type Key = readonly [share: number, value: number];

const tau = 2 * Math.PI;

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Goes from key to key, resting for a moment at each. */
function gesture(...keys: readonly Key[]): Curve {
  return (share) => {
    let before: Key = [0, 0];
    for (const key of keys) {
      if (share < key[0]) return before[1] + (key[1] - before[1]) * smooth((share - before[0]) / (key[0] - before[0]));
      before = key;
    }
    return 0;
  };
}

export const curves = {
  /** To one side and to the other, as a thing that hangs. */
  sway: (share) => Math.sin(tau * share),
  /** Out and back. */
  breathe: (share) => (1 - Math.cos(tau * share)) / 2,
  /** Uneven, as fire and water are. */
  flicker: (share) => 0.6 * Math.sin(tau * share) + 0.28 * Math.sin(2 * tau * share) + 0.12 * Math.sin(5 * tau * share),
  /** Back a little, forward, past the goal, and to rest. */
  nod: gesture([0.14, -0.24], [0.36, 1], [0.5, 0.84], [0.68, -0.16], [0.82, 0.05], [0.95, 0]),
  /** Two quick twitches, then a rest. */
  flick: gesture([0.1, 1], [0.22, -0.45], [0.34, 0.7], [0.48, -0.22], [0.62, 0]),
  /** Twice, as a heart. */
  beat: gesture([0.16, 1], [0.3, 0.2], [0.44, 0.7], [0.64, -0.1], [0.78, 0]),
} as const satisfies Record<string, Curve>;

export type CurveName = keyof typeof curves;
