import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, answerLanguage, gameType, instant, text } from '../fields.ts';

const path = '/wps/member/round-shares';
const shareId = z.string().check(z.regex(/^[a-z2-9]{26}$/, 'field_format'));
/** A round as the betting record names it. */
const ofRound = { vendor: text(40), roundId: text(128) };

const roundShare = z.object({
  shareId: z.string(),
  /** The page that shows the round to everybody. */
  url: z.string(),
  vendor: z.string(),
  roundId: z.string(),
  gameName: z.string(),
  hidesAmounts: z.boolean(),
  hidesName: z.boolean(),
  createdAt: instant,
});
export type RoundShare = z.output<typeof roundShare>;

export const roundShares = defineCall({
  summary: 'The rounds that the account shows to everybody, the newest first',
  method: 'GET',
  path,
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ language: answerLanguage }),
  answer: z.object({ list: z.array(roundShare) }),
  errors: [],
});

export const roundShareState = defineCall({
  summary: 'Whether a round of one’s own can be shown to everybody, and its link if it is',
  method: 'GET',
  path: `${path}/state`,
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ ...ofRound, language: answerLanguage }),
  answer: z.object({
    /** False: there is no such settled round of the account, or its result cannot be drawn. */
    canShare: z.boolean(),
    share: z.nullable(roundShare),
  }),
  errors: [],
});

export const shareRound = defineCall({
  summary:
    'Show a settled round of one’s own to everybody by a link; the same round again has the same link, with the choices of the latest',
  method: 'PUT',
  path,
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({
    ...ofRound,
    hidesAmounts: z._default(z.boolean(), true),
    hidesName: z._default(z.boolean(), true),
    language: answerLanguage,
  }),
  answer: roundShare,
  errors: ['round_not_found', 'limit_reached'],
});

export const endRoundShare = defineCall({
  summary: 'Take the link of a shared round back; its address leads nowhere from then on',
  method: 'DELETE',
  path: `${path}/:shareId`,
  access: 'realAccount',
  encrypted: false,
  params: z.strictObject({ shareId }),
  answer: z.object({}),
  errors: ['not_found'],
});

export const sharedRound = defineCall({
  summary:
    'A round that its player shows to everybody: game, result and multiplier; amounts and the masked name only where he chose so',
  method: 'GET',
  path: '/wps/rounds/shared/:shareId',
  access: 'anyone',
  encrypted: false,
  perMinute: 60,
  params: z.strictObject({ shareId }),
  data: z.strictObject({ language: answerLanguage }),
  answer: z.object({
    vassalage: z.string(),
    gameCode: z.string(),
    gameName: z.string(),
    gameType,
    coverUrl: z.string(),
    settledAt: instant,
    /** Masked; empty where the player hides it. */
    account: z.string(),
    /** Null where the player hides amounts. */
    amounts: z.nullable(z.object({ stake: amount, payout: amount })),
    /** Payout over stake with two decimals, rounded down; empty where nothing was staked. */
    multiplier: z.string(),
    /** As the page that recomputes rounds takes it, without amounts where they are hidden. */
    round: z.looseObject({}),
    serverSeed: z.nullable(z.string()),
    /** Everything that recomputes the round is published. */
    canBeVerified: z.boolean(),
  }),
  errors: ['round_not_found'],
});
export type SharedRound = z.output<(typeof sharedRound)['answer']>;
