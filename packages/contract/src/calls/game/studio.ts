import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, localeCode, minorAmount, pageSize, text } from '../../fields.ts';
import { realityCheck, realityCheckCall } from './reality-check.ts';

/** Fairness facts that a player may see while a seed is live: never the server seed itself. */
export const fairnessState = z.object({
  serverSeedHash: z.string(),
  /** Of the server seed that follows a change: bound before the player names the client seed that goes with it. Null: not made yet. */
  nextServerSeedHash: z.nullable(z.string()),
  clientSeed: z.string(),
  nextNonce: z.int(),
});

/** One whole round: decided by the server, played by the client. Amounts are integer minor units. */
export const studioRound = z.object({
  roundId: z.string(),
  gameCode: z.string(),
  rulesVersion: z.string(),
  /** What the round cost: the bet, or the price of a feature that was bought (then the first event says at which bet). */
  betMinor: minorAmount,
  payoutMinor: minorAmount,
  events: z.array(z.looseObject({ type: z.string() })),
  fairness: z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() }),
  /** Given for free: the bet was not staked. */
  freeRound: z.optional(z.literal(true)),
  presented: z.boolean(),
  playedAt: instant,
  /** While a pick bonus is open: after this the tiles that are left to pick are taken in their order. */
  pickUntil: z.optional(instant),
});
export type StudioRound = z.output<typeof studioRound>;

/** Rounds that the operator gave: each is played at `betMinor`, and nothing is staked. Null: there are none (left). */
const freeRounds = z.nullable(
  z.object({ grantId: z.string(), left: z.int(), betMinor: minorAmount, expiresAt: instant }),
);

export const studioOpen = defineCall({
  summary: 'Exchange a launch token (one use, 60 s) for a game session',
  method: 'POST',
  path: '/studio/v1/session',
  access: 'anyone',
  framed: true,
  whileClosed: true,
  encrypted: false,
  formToo: true,
  body: z.strictObject({ launchToken: text(200) }),
  answer: z.object({
    session: z.string(),
    gameCode: z.string(),
    locale: localeCode,
    currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
    balanceMinor: minorAmount,
    betsMinor: z.array(minorAmount),
    defaultBetMinor: minorAmount,
    fairness: fairnessState,
    /** A round whose presentation was cut off; the client plays it before it offers the next one. */
    unfinishedRound: z.nullable(studioRound),
    lastRound: z.nullable(studioRound),
    freeRounds,
    /** The least time from one round to the next; 0: none. */
    minRoundIntervalMs: z.int(),
    /** Slots and instant games may offer to play rounds by themselves, and flights the same bet in each. */
    autoplay: z.boolean(),
    /** What starting the feature at once costs at each bet; empty where the game or the brand sells it not. */
    featurePrices: z.array(z.object({ betMinor: minorAmount, priceMinor: minorAmount })),
    /** The player is stopped at `dueAt` and shown what he did; null: never. */
    realityCheck,
  }),
  errors: ['launch_token_invalid', 'game_unavailable'],
});

export const studioSpin = defineCall({
  summary: 'Play one round; the same roundId again answers the same round',
  method: 'POST',
  path: '/studio/v1/spin',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({
    roundId: clientId,
    betMinor: minorAmount,
    /** The grant of free rounds that pays for this one. */
    grantId: z.optional(text(100)),
    /** Buys the feature: it begins at once, at `betMinor`, and its price is staked. Never together with a grant. */
    buyFeature: z.optional(z.literal(true)),
  }),
  answer: z.object({
    round: studioRound,
    balanceMinor: minorAmount,
    fairness: fairnessState,
    /** With a free round: what is left of them. */
    freeRounds: z.optional(freeRounds),
  }),
  errors: [
    'game_not_found',
    'free_rounds_over',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'bet_not_offered',
    'round_unfinished',
    'round_closed',
    'account_blocked',
    'repeated_with_other_content',
    'game_unavailable',
    'round_too_soon',
    'reality_check_due',
  ],
});

export const studioRealityCheck = defineCall({
  ...realityCheckCall,
  path: '/studio/v1/reality-check',
  body: z.strictObject({ acknowledge: z.boolean() }),
});

export const studioPick = defineCall({
  summary: 'Pick a tile of the open pick bonus; the same tile again answers the same',
  method: 'POST',
  path: '/studio/v1/pick',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ roundId: clientId, tile: z.int().check(z.minimum(0), z.maximum(99)) }),
  answer: z.object({ round: studioRound, balanceMinor: minorAmount }),
  errors: ['game_not_found', 'round_not_found', 'round_closed', 'tile_not_offered', 'game_unavailable'],
});

/** A jackpot that must drop below its ceiling: where is drawn from a seed that was bound by its hash when the cycle opened. */
const mustDrop = z.object({
  seedMinor: minorAmount,
  ceilingMinor: minorAmount,
  cycle: z.int(),
  serverSeedHash: z.string(),
  /** The cycle before, with its seed; null: this is the first one. */
  lastDrop: z.nullable(
    z.object({
      cycle: z.int(),
      amountMinor: minorAmount,
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      droppedAt: instant,
    }),
  ),
});

export const studioJackpots = defineCall({
  summary: 'What stands in the linked jackpots of the game, and what binds those that must drop',
  method: 'GET',
  path: '/studio/v1/jackpots',
  access: 'gameSession',
  encrypted: false,
  answer: z.object({
    jackpotPools: z.array(z.object({ pot: z.string(), amountMinor: minorAmount, mustDrop: z.optional(mustDrop) })),
  }),
  errors: [],
});

export const studioPresented = defineCall({
  summary: 'The round was shown to its end; the next one may start',
  method: 'POST',
  path: '/studio/v1/presented',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ roundId: clientId }),
  answer: z.object({ balanceMinor: minorAmount }),
  errors: ['round_not_found', 'round_unfinished'],
});

export const studioBalance = defineCall({
  summary: 'Balance as the game sees it',
  method: 'GET',
  path: '/studio/v1/balance',
  access: 'gameSession',
  encrypted: false,
  answer: z.object({ balanceMinor: minorAmount }),
  errors: [],
});

export const studioRounds = defineCall({
  summary: 'The latest rounds of this player in this game, newest first',
  method: 'GET',
  path: '/studio/v1/rounds',
  access: 'gameSession',
  encrypted: false,
  data: z.strictObject({ pageSize }),
  answer: z.object({ list: z.array(studioRound) }),
  errors: [],
});

export const studioRotateSeed = defineCall({
  summary: 'Retire the server seed, so that its rounds can be recomputed, and start a new one',
  method: 'POST',
  path: '/studio/v1/fairness/rotate',
  access: 'gameSession',
  encrypted: false,
  perMinute: 30,
  body: z.strictObject({ clientSeed: text(64).check(z.minLength(1, 'not_empty')) }),
  answer: z.object({
    retired: z.object({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      roundCount: z.int(),
    }),
    fairness: fairnessState,
  }),
  errors: ['round_unfinished'],
});
