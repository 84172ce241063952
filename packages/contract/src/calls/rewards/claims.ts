import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, answerLanguage, clientId, instant, pageNo, pageSize, text } from '../../fields.ts';
import { bonusEnds, campaignPayouts, rewardSources, rewardStates } from '../../reward-kinds.ts';
import { freeRounds, wageringTerms } from './fields.ts';

const reward = z.object({
  rewardId: z.string(),
  source: z.enum(rewardSources),
  /** Name of the campaign, mission or raffle, in the asked language; '' where the source says it all. */
  title: z.string(),
  payout: z.enum(campaignPayouts),
  /** Name of the goods or the raffle; '' of money and points. */
  prizeName: z.string(),
  /** Of goods that are rounds of a game: what a piece is. */
  freeRounds: z.nullable(freeRounds),
  /** Of points, goods and tickets: how many. */
  amount,
  /** What a bonus will have to be wagered for; null for the others. */
  wagering: z.nullable(amount),
  state: z.enum(rewardStates),
  givenAt: instant,
  expiresAt: instant,
  decidedAt: z.nullable(instant),
});

export const rewardList = defineCall({
  summary: 'What can be claimed now, and what was claimed or missed before, the newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewards',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ pageNo, pageSize, language: answerLanguage }),
  answer: z.object({
    claimable: z.array(reward),
    past: z.array(reward),
    /** Free rounds that can be played now. */
    freeRounds: z.array(
      z.extend(freeRounds, { grantId: z.string(), name: z.string(), left: z.int(), expiresAt: instant }),
    ),
    total: z.int(),
    totalPages: z.int(),
    serverTime: instant,
  }),
  errors: [],
});

export const claimRewards = defineCall({
  summary: 'Claim rewards, each once; one that cannot be claimed says why and stops no other',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRewards',
  access: 'realAccount',
  encrypted: false,
  perMinute: 60,
  body: z.strictObject({
    rewardIds: z.array(clientId).check(z.minLength(1), z.maxLength(50)),
    /** Where goods go to; what is not goods needs none. */
    address: z._default(text(300), ''),
  }),
  answer: z.object({
    /** `message` is a key of a failure; '' where it was claimed, now or before. */
    results: z.array(z.object({ rewardId: z.string(), message: z.string() })),
    sumBalance: amount,
  }),
  errors: ['account_blocked'],
});

const bonus = z.object({
  bonusId: z.string(),
  source: z.enum(rewardSources),
  title: z.string(),
  amount,
  deposit: amount,
  state: z.enum(bonusEnds),
  grantedAt: instant,
  expiresAt: instant,
  endedAt: z.nullable(instant),
  terms: wageringTerms,
});

export const bonusDetails = defineCall({
  summary: 'The running bonus with what is left to wager, and those that ended',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ language: answerLanguage }),
  answer: z.object({ running: z.nullable(bonus), ended: z.array(bonus), serverTime: instant }),
  errors: [],
});

export const giveUpBonus = defineCall({
  summary: 'Give a running bonus up; `amount` is the loss that the member was shown',
  method: 'POST',
  path: '/wps/relay/MCSFE_giveUpBonus',
  access: 'realAccount',
  encrypted: false,
  body: z.strictObject({ bonusId: clientId, amount }),
  answer: z.object({ sumBalance: amount }),
  errors: ['not_found', 'already_decided', 'repeated_with_other_content'],
});
