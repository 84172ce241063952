import * as z from 'zod/mini';

const maxRoundIntervalMs = 10_000;
const dayMinutes = 1_440;
const maxDelayHours = 720;
const delayHours = (usual: number) => z._default(z.int().check(z.minimum(24), z.maximum(maxDelayHours)), usual);

const levelLimit = z.strictObject({
  fromLevel: z.int().check(z.minimum(0), z.maximum(100)),
  maxPercent: z.int().check(z.minimum(10), z.maximum(500)),
});
type LevelLimit = z.output<typeof levelLimit>;

/** The first row is that of level 0; each further row has a higher level and more than the one before. */
const areInOrder = (rows: readonly LevelLimit[]): boolean =>
  rows.every((row, place) => {
    const before = rows[place - 1];
    return before ? row.fromLevel > before.fromLevel && row.maxPercent > before.maxPercent : row.fromLevel === 0;
  });

/** How much of its usual maximum a bet at a shared table takes, by VIP level; trial members have what level 0 has. Empty: the usual for all. */
const tableLimits = z._default(
  z.array(levelLimit).check(z.maxLength(20), z.refine(areInOrder, { error: 'tiers_out_of_order' })),
  [],
);

/** What a brand asks of all games: the law of some places wants it. */
export const playSettings = {
  play: z.prefault(
    z.strictObject({
      /** The least time from one round of a player to his next one in the same game; 0: none. */
      minRoundIntervalMs: z._default(z.int().check(z.minimum(0), z.maximum(maxRoundIntervalMs)), 0),
      /** How often a player is shown how long and for how much he has played; 0: never. */
      realityCheckMinutes: z._default(z.int().check(z.minimum(0), z.maximum(dayMinutes)), 0),
      /** Slots may play up to 100 rounds by themselves, with a limit of the loss (rulebook 9.1). */
      autoplay: z._default(z.boolean(), false),
      /** Slots may sell the start of a feature: forbidden in some markets. */
      buyFeature: z._default(z.boolean(), false),
      tableLimits,
    }),
    {},
  ),
  protection: z.prefault(
    z.strictObject({
      /** How long a member waits before a limit that he raises or takes away can come into force, by what it adds up over (rulebook 9.1). */
      raiseDelayHours: z.prefault(
        z.strictObject({ day: delayHours(24), week: delayHours(24), month: delayHours(168) }),
        {},
      ),
      /** How long after that he can say yes to it a second time, before it lapses. */
      secondYesDays: z._default(z.int().check(z.minimum(1), z.maximum(30)), 7),
    }),
    {},
  ),
};
