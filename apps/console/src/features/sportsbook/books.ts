/** The sportsbooks by their codes, as they are listed. */
export const books = ['FB', 'BTI', 'TF'] as const;
