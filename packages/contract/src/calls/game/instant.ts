import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, minorAmount, pageSize } from '../../fields.ts';
import { fairnessState } from './studio.ts';

/** What a player chooses or does; each game knows its own fields. */
const choice = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.number()).check(z.maxLength(100))]),
);

/** A round of an instant game, as far as its player may see it. Amounts are integer minor units. */
export const instantRound = z.object({
  roundId: z.string(),
  gameCode: z.string(),
  rulesVersion: z.string(),
  betMinor: minorAmount,
  choice: z.looseObject({}),
  status: z.enum(['open', 'settled']),
  /** What the round paid; while it is open, what leaving it now pays. */
  payoutMinor: minorAmount,
  /** What is to be seen of it: the game's own fields. What was drawn is among them once the round is settled. */
  view: z.looseObject({}),
  fairness: z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() }),
  playedAt: instant,
});
export type InstantRound = z.output<typeof instantRound>;

const played = z.object({ round: instantRound, balanceMinor: minorAmount, fairness: fairnessState });

const moneyErrors = [
  'insufficient_funds',
  'limit_reached',
  'bonus_stake_limit',
  'account_blocked',
  'game_unavailable',
  'round_closed',
  'round_unfinished',
  'repeated_with_other_content',
] as const;

export const studioInstantPlay = defineCall({
  summary:
    'Play a round of an instant game, or begin one with several steps; the same roundId again answers the same round',
  method: 'POST',
  path: '/studio/v1/instant/play',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ roundId: clientId, betMinor: minorAmount, choice }),
  answer: played,
  errors: [
    'game_not_found',
    'bet_not_offered',
    'choice_not_offered',
    'round_too_soon',
    'reality_check_due',
    ...moneyErrors,
  ],
});

export const studioInstantStep = defineCall({
  summary: 'Take a step in an open round; a step that was taken already answers the round as it stands',
  method: 'POST',
  path: '/studio/v1/instant/step',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ roundId: clientId, step: choice }),
  answer: played,
  errors: ['round_not_found', 'step_not_offered', 'round_closed'],
});

export const studioInstantRounds = defineCall({
  summary: 'The latest rounds of this player in this instant game, newest first, and the one that is open',
  method: 'GET',
  path: '/studio/v1/instant/rounds',
  access: 'gameSession',
  encrypted: false,
  data: z.strictObject({ pageSize }),
  answer: z.object({
    list: z.array(instantRound),
    open: z.nullable(instantRound),
    /** Stakes on offer: any amount of whole minor units between these. */
    stakes: z.object({ minMinor: minorAmount, maxMinor: minorAmount }),
    /** A win is never above this: a round that reaches it is paid and ended. */
    maxWinMinor: minorAmount,
  }),
  errors: ['game_not_found'],
});
