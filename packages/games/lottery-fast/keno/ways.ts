/** Sets of twenty of eighty numbers. */
export const waysInAll = 3_535_316_142_212_174_320n;

/** How many of them hold ten of each half of the numbers. */
export const waysOfTie = 847_660_528n ** 2n;

/** How many of them have such a sum; counted number by number in the test. */
export const sumWays = {
  over: 1_759_886_689_338_606_861n,
  middle: 15_542_763_534_960_598n,
  odd: 1_767_658_070_682_256_896n,
  even: 1_767_658_071_529_917_424n,
  metal: 362_424_019_495_171_770n,
  wood: 712_463_910_471_784_803n,
  water: 1_371_845_418_169_315_204n,
  fire: 719_054_759_525_309_151n,
  earth: 369_528_034_550_593_392n,
} as const;

export type KenoSums = keyof typeof sumWays;
