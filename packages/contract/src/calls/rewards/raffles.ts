import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, answerLanguage, clientId, instant } from '../../fields.ts';
import { rewardPayouts } from '../../reward-kinds.ts';

/** How a raffle stands: coming, collecting tickets, closed with its tickets published, drawn. */
export const raffleStates = ['coming', 'open', 'closed', 'drawn'] as const;

export const raffles = defineCall({
  summary: 'Raffles of the brand with the account’s tickets, what binds the draw beforehand, and what it came to',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffles',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        raffleId: z.string(),
        name: z.string(),
        state: z.enum(raffleStates),
        startsAt: instant,
        endsAt: instant,
        drawsAt: instant,
        /** Valid turnover that gives a ticket. */
        perTicket: amount,
        myTickets: z.int(),
        /** The account’s first ticket, from 1, once tickets are numbered; they follow each other. */
        firstTicket: z.nullable(z.int()),
        tickets: z.nullable(z.int()),
        prizes: z.array(
          z.object({
            place: z.int(),
            payout: z.enum(rewardPayouts),
            amount,
            ticket: z.nullable(z.int()),
            isMine: z.boolean(),
          }),
        ),
        /** SHA-256 of the seed, shown before the first ticket. */
        seedHash: z.string(),
        /** What the draw mixes into the seed: the hash of all numbered tickets; '' before they are numbered. */
        ticketsHash: z.string(),
        /** Shown after the draw. */
        seed: z.nullable(z.string()),
        canClaim: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const claimRafflePromotion = defineCall({
  summary: 'Claim what the account won in a raffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  perMinute: 30,
  body: z.object({ raffleId: clientId }),
  answer: z.object({ claimed: z.int(), sumBalance: amount }),
  errors: ['not_found', 'nothing_to_claim', 'account_blocked', 'bonus_running'],
});
