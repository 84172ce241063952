const names = ['grand', 'major', 'mini', 'minor', 'maxi'] as const;

/** The key of a linked jackpot's name in the texts. */
export const jackpotName = (pool: string): (typeof names)[number] => names.find((name) => name === pool) ?? 'major';
