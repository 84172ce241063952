import * as z from 'zod/mini';

const maxRoundIntervalMs = 10_000;
const dayMinutes = 1_440;

/** What a brand asks of all games: the law of some places wants it. */
export const playSettings = {
  play: z.prefault(
    z.strictObject({
      /** The least time from one round of a player to his next one in the same game; 0: none. */
      minRoundIntervalMs: z._default(z.int().check(z.minimum(0), z.maximum(maxRoundIntervalMs)), 0),
      /** How often a player is shown how long and for how much he has played; 0: never. */
      realityCheckMinutes: z._default(z.int().check(z.minimum(0), z.maximum(dayMinutes)), 0),
    }),
    {},
  ),
};
