import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, gameType, instant, localDate, sentAmount } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { rewardPayouts, rewardSources } from '../../../reward-kinds.ts';
import { raffleStates } from '../../rewards/raffles.ts';
import { staffReason as reason } from '../accounts.ts';
import { localNames } from './settings.ts';

const maxPrizes = 1_000;
const raffleContent = z.strictObject({
  names: localNames,
  gameTypes: z.array(gameType),
  perTicket: sentAmount,
  startsAt: instant,
  endsAt: instant,
  /** After the tickets were numbered and their hash was published. */
  drawsAt: instant,
  prizes: z
    .array(
      z.strictObject({
        payout: z.enum(rewardPayouts),
        amount: sentAmount,
        count: z.int().check(z.minimum(1), z.maximum(maxPrizes)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});
export type RaffleContent = z.output<typeof raffleContent>;

export const staffRaffles = defineCall({
  summary: 'Raffles of the brand',
  method: 'GET',
  path: '/wps/staff/rewards/raffles',
  access: 'staff',
  permission: 'rewards.read',
  encrypted: false,
  data: pageOf(['startsAt'], {}),
  answer: rowsOf(
    z.object({
      raffleId: z.string(),
      state: z.enum(raffleStates),
      content: raffleContent,
      seedHash: z.string(),
      ticketsHash: z.string(),
      tickets: z.nullable(z.int()),
    }),
  ),
  errors: [],
});

export const staffRaffleWrite = defineCall({
  summary: 'Open a raffle; its seed is bound at once, and nothing of it changes afterwards',
  method: 'PUT',
  path: '/wps/staff/rewards/raffles/:raffleId',
  access: 'staff',
  permission: 'rewards.edit',
  encrypted: false,
  params: z.strictObject({ raffleId: clientId }),
  body: z.strictObject({ content: raffleContent, reason }),
  answer: z.object({ seedHash: z.string() }),
  errors: ['already_decided'],
});

export const staffRewardCosts = defineCall({
  summary: 'What rewards cost in a stretch of days: given, claimed, expired, and bonuses by their ends',
  method: 'GET',
  path: '/wps/staff/rewards/costs',
  access: 'staff',
  permission: 'rewards.read',
  encrypted: false,
  data: z.strictObject({ from: localDate, to: localDate }),
  answer: z.object({
    lines: z.array(
      z.object({
        source: z.enum([...rewardSources, 'rebate', 'points', 'freeRounds']),
        count: z.int(),
        /** Given in cash and as bonus; free rounds at their bets. */
        given: amount,
        claimed: amount,
        expired: amount,
      }),
    ),
    bonuses: z.object({ running: amount, converted: amount, forfeited: amount, expired: amount }),
  }),
  errors: [],
});
