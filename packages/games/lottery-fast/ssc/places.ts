export const placeNames = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'] as const;

/** Stretches of the five places, by which bets on fewer digits are told apart. */
export const stretches = {
  first2: [0, 1],
  last2: [3, 4],
  first3: [0, 1, 2],
  middle3: [1, 2, 3],
  last3: [2, 3, 4],
  first4: [0, 1, 2, 3],
  last4: [1, 2, 3, 4],
  all5: [0, 1, 2, 3, 4],
} as const satisfies Record<string, readonly number[]>;

export type Stretch = keyof typeof stretches;

export const ofLength = (length: number): readonly Stretch[] =>
  (Object.keys(stretches) as Stretch[]).filter((stretch) => stretches[stretch].length === length);
