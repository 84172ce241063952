import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { answerLanguage, clientId, instant, localDate, minorAmount, pageNo, pageSize, text } from '../../fields.ts';

const gameId = text(60);
const maxLines = 100;
const maxSelection = 8_000;
const maxResults = 100;
/** Issues that one purchase may be for. */
export const maxIssues = 30;
/** Numbers of all its issues that one purchase may be for. */
export const maxNumbersOfPurchase = 6_000;
const defaultGroup = 1_956;

/** Drawn numbers by prize. */
const drawnNumbers = z.record(z.string(), z.array(z.string()));

export const lottoStatus = z.enum(['WAIT', 'OPEN', 'LOCK', 'DRAWN', 'SETTLED', 'CANCELLED']);
/** `drawn`: by the operator, from a seed that is bound before betting opens. `entered`: by two of the brand’s staff, who must agree. */
export const resultSource = z.enum(['drawn', 'entered', 'fed']);
export type LottoStatus = z.output<typeof lottoStatus>;
export type LottoSource = z.output<typeof resultSource>;

/** A bet with its choice: groups with `|` between, tokens with `,`. */
const line = z.strictObject({
  bet: text(40),
  selection: text(maxSelection),
  /** What one unit of a single bet costs. */
  unitMinor: minorAmount,
  /** Numbers that the buyer was shown to pay less than usual, with the percent: where others do by now, the ticket is refused. */
  lowered: z._default(z.record(text(130), z.int().check(z.minimum(1), z.maximum(99))), {}),
});

/** What a ticket's choices come to in all: each ticket stays for ever. */
const fitsTicket = (lines: readonly { selection: string }[]): boolean =>
  lines.reduce((sum, { selection }) => sum + selection.length, 0) <= maxSelection;

const ticket = z.object({
  ticketId: z.string(),
  gameId: z.string(),
  numero: z.string(),
  lines: z.array(
    z.object({
      bet: z.string(),
      selection: z.string(),
      unitMinor: minorAmount,
      costMinor: minorAmount,
      topPrizeMinor: minorAmount,
      /** What comes back of the cost, won or lost, in a lower prize group. */
      rebateMinor: minorAmount,
      /** Numbers that pay less than usual, with the percent that is paid. */
      lowered: z.record(z.string(), z.int()),
      /** Single bets that won; null until the draw. */
      wins: z.nullable(z.int()),
      payoutMinor: z.nullable(minorAmount),
    }),
  ),
  costMinor: minorAmount,
  topPrizeMinor: minorAmount,
  prizeGroup: z.int(),
  /** `buying`: whether it stands is not known yet. `stopping`: its stake is on its way back. */
  status: z.enum(['buying', 'placed', 'stopping', 'settled', 'cancelled']),
  /** How often the issue got a result: more than once, and it was corrected. */
  generation: z.int(),
  /** Of a purchase for several issues. */
  chase: z.nullable(z.object({ chaseId: z.string(), place: z.int(), count: z.int(), stopsOnWin: z.boolean() })),
  payoutMinor: z.nullable(minorAmount),
  boughtAt: instant,
  settledAt: z.nullable(instant),
});
export type LottoTicket = z.output<typeof ticket>;

const issue = z.object({
  numero: z.string(),
  status: lottoStatus,
  source: resultSource,
  closesAt: instant,
  drawsAt: instant,
  /** The hash of the seed that decides the draw: shown before anybody can bet on it. Null where staff enters the result. */
  serverSeedHash: z.nullable(z.string()),
  clientSeed: z.string(),
  /** Shown with the draw. */
  serverSeed: z.nullable(z.string()),
  result: z.nullable(drawnNumbers),
});
export type LottoIssue = z.output<typeof issue>;

export const lottoOpen = defineCall({
  summary: 'Exchange the launch token of a lottery (one use, 60 s) for a session to buy tickets with',
  method: 'POST',
  path: '/lotto/v1/session',
  access: 'anyone',
  whileClosed: true,
  encrypted: false,
  body: z.strictObject({ launchToken: text(200), gameId }),
  answer: z.object({
    session: z.string(),
    currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
    balanceMinor: minorAmount,
  }),
  errors: ['launch_token_invalid', 'game_unavailable', 'game_not_found'],
});

export const lottoIssues = defineCall({
  summary: 'The issue of a lottery that is next to be drawn, and the latest results, each with its seeds',
  method: 'GET',
  path: '/lotto/v1/issues',
  access: 'anyone',
  encrypted: false,
  data: z.strictObject({ gameId, count: z._default(z.int().check(z.minimum(1), z.maximum(maxResults)), 20) }),
  answer: z.object({
    open: z.nullable(issue),
    drawn: z.array(issue),
    /** Numbers of the open issue that pay less than usual: the percent that is paid, 0 where they are closed. */
    limited: z.array(z.object({ bet: z.string(), number: z.string(), percent: z.int() })),
    serverTime: instant,
  }),
  errors: ['game_not_found'],
});

export const lottoResults = defineCall({
  summary: 'The results of a day of a lottery, newest first, with those of the lotteries that are printed beside it',
  method: 'GET',
  path: '/lotto/v1/results',
  access: 'anyone',
  encrypted: false,
  data: z.strictObject({ gameId, day: z.optional(localDate), pageNo, language: answerLanguage }),
  answer: z.object({
    /** The day that was asked for, or the latest with a result; null where there is none yet. */
    day: z.nullable(z.string()),
    draws: z.array(
      z.object({
        gameId: z.string(),
        name: z.string(),
        numero: z.string(),
        drawsAt: instant,
        source: resultSource,
        result: drawnNumbers,
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: ['game_not_found'],
});

export const lottoBuy = defineCall({
  summary: 'Buy a ticket of one or more lines; the same ticketId again answers the same ticket',
  method: 'POST',
  path: '/lotto/v1/tickets',
  access: 'gameSession',
  framed: false,
  encrypted: false,
  body: z.strictObject({
    ticketId: clientId,
    gameId,
    numero: text(20),
    lines: z.array(line).check(z.minLength(1), z.maxLength(maxLines), z.refine(fitsTicket, 'field_length')),
    /** What all lines cost, as it was shown to the buyer: another price is refused. */
    costMinor: minorAmount,
    prizeGroup: z._default(z.int(), defaultGroup),
    /** The same lines for so many issues on end, each a ticket of its own; with `stopsOnWin` what is left is given back after a win. */
    chase: z.optional(
      z.strictObject({ issues: z.int().check(z.minimum(2), z.maximum(maxIssues)), stopsOnWin: z.boolean() }),
    ),
  }),
  answer: z.object({ ticket, balanceMinor: minorAmount }),
  errors: [
    'game_not_found',
    'bet_not_offered',
    'price_changed',
    'table_limit',
    'too_many_numbers',
    'betting_closed',
    'round_closed',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'account_blocked',
    'game_unavailable',
    'repeated_with_other_content',
  ],
});

export const lottoTickets = defineCall({
  summary: 'The latest tickets of this player in a lottery, newest first',
  method: 'GET',
  path: '/lotto/v1/tickets',
  access: 'gameSession',
  framed: false,
  encrypted: false,
  data: z.strictObject({ gameId, pageSize }),
  answer: z.object({
    list: z.array(ticket),
    /** Prize groups that he may choose from, his highest one first. */
    groups: z.array(z.int()),
    balanceMinor: minorAmount,
  }),
  errors: ['game_not_found'],
});

export const lottoStop = defineCall({
  summary: 'Give back what was bought ahead of a purchase for several issues, as far as betting on it has not ended',
  method: 'POST',
  path: '/lotto/v1/stop',
  access: 'gameSession',
  framed: false,
  encrypted: false,
  body: z.strictObject({ gameId, chaseId: clientId }),
  answer: z.object({ stopped: z.int(), balanceMinor: minorAmount }),
  errors: ['game_not_found', 'not_found'],
});
