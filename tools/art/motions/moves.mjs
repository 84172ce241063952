// How the parts of a cover move. A move is a function of the loop's part from 0 to 1, and ends where it began: it gives the shift in parts of
// the cover's width, the turn in degrees, the scale, and the way about the cover's middle in degrees.
const wave = (t, phase = 0) => Math.sin(2 * Math.PI * (t + phase));
const rest = { dx: 0, dy: 0, turn: 0, scale: 1, around: 0 };
/** Backs away slowly and rushes forward. */
const rush = (t) => 0.026 * wave(t) + 0.013 * wave(2 * t);

export const moves = {
  still: () => rest,
  /** A card or a tile that is weighed in the hand. */
  sway: (t, phase) => ({ ...rest, turn: 5 * wave(t, phase), dy: -0.018 * (1 + wave(t, phase + 0.25)) }),
  /** A die or a chip that jumps. */
  hop: (t, phase) => ({ ...rest, dy: -0.09 * Math.abs(wave(t, phase)), turn: 9 * wave(t, phase + 0.1) }),
  /** Breathes in its place. */
  swell: (t, phase) => ({ ...rest, scale: 1 + 0.045 * wave(t, phase), dy: -0.012 * wave(t, phase) }),
  spin: (t) => ({ ...rest, turn: 360 * t }),
  /** About the cover's middle and against the wheel: a ball on the rim. */
  orbit: (t) => ({ ...rest, around: -360 * t }),
  /** One of two that run at each other: from the left, and from the right. */
  charge: (t) => ({ ...rest, dx: rush(t), turn: 90 * rush(t) }),
  meet: (t) => ({ ...rest, dx: -rush(t), turn: -90 * rush(t) }),
  /** Lifts and comes down again, like the cup over beads. */
  lift: (t) => ({ ...rest, dy: -0.07 * (0.5 - 0.5 * Math.cos(2 * Math.PI * t)) }),
};

/** Small things that fall all over the cover, the same in every run: where, how large, how fast in whole falls a loop, how turned. */
export const falling = (count) =>
  Array.from({ length: count }, (_, k) => {
    const at = (step) => (((k + 1) * step) % 97) / 97;
    return { x: at(61), from: at(37), size: 0.055 + 0.05 * at(23), drift: 0.03 * wave(at(11)), turns: k % 2 ? 1 : -1 };
  });
