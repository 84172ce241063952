import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1), z.maxLength(80));
const goals = z.int().check(z.minimum(0), z.maximum(999));
const score = z.strictObject({ home: goals, away: goals });
/** A text, so that no price can be a number that is none. */
const odds = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));
/** '' for a market without a line, else a multiple of a quarter. */
const line = z.string().check(z.regex(/^(-?\d{1,3}(\.(25|5|50|75))?)?$/));
const state = z.enum(['scheduled', 'live', 'finished']);

const market = z.strictObject({
  key: z.string().check(z.regex(/^[A-Z0-9-]{1,10}$/)),
  isOpen: z.boolean(),
  selections: z
    .array(z.strictObject({ selection: z.string().check(z.regex(/^[A-Za-z0-9/+-]{1,10}$/)), line, odds }))
    .check(z.minLength(2), z.maxLength(30)),
});
const result = z.strictObject({
  status: z.enum(['finished', 'abandoned', 'postponed']),
  score,
  halfTimeScore: z.optional(score),
  firstGoal: z.optional(z.enum(['home', 'away', 'none'])),
});
const live = {
  state: z.optional(state),
  minute: z.optional(z.int().check(z.minimum(0), z.maximum(600))),
  score: z.optional(score),
  /** Each takes the place of the market of its key and line. */
  markets: z.optional(z.array(market).check(z.maxLength(60))),
  result: z.optional(result),
};
export const feedMatchId = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,40}$/));
export const wholeMatch = z.strictObject({
  matchId: feedMatchId,
  sport: z.string().check(z.regex(/^[A-Za-z]{1,20}$/)),
  league: name,
  home: name,
  away: name,
  startsAt: z.iso.datetime(),
  ...live,
});
const changedMatch = z.strictObject({ matchId: feedMatchId, ...live });
const sequence = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const maxMatches = 500;

/** A snapshot holds every match whole and is always taken; a delta and a heartbeat count only right after the message before. */
export const feedMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('snapshot'),
    sequence,
    matches: z.array(wholeMatch).check(z.maxLength(maxMatches)),
  }),
  z.strictObject({ kind: z.literal('delta'), sequence, matches: z.array(changedMatch).check(z.maxLength(maxMatches)) }),
  z.strictObject({ kind: z.literal('heartbeat'), sequence }),
]);
export type FeedMessage = z.output<typeof feedMessage>;
export type WholeMatch = z.output<typeof wholeMatch>;
export type ChangedMatch = z.output<typeof changedMatch>;
export type ToldMarket = z.output<typeof market>;
export type ToldResult = z.output<typeof result>;

/** Silence of so long suspends every match in play of the feed. */
export const feedSilenceMs = 10_000;
