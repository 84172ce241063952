import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, minorAmount, pageSize, text } from '../../fields.ts';

const gameId = text(60);
const maxLines = 100;
const maxSelection = 8_000;
const maxResults = 100;

/** Drawn numbers by prize. */
const drawnNumbers = z.record(z.string(), z.array(z.string()));

/** A bet with its choice: groups with `|` between, tokens with `,`. */
const line = z.strictObject({
  bet: text(40),
  selection: text(maxSelection),
  /** What one unit of a single bet costs. */
  unitMinor: minorAmount,
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
      /** Single bets that won; null until the draw. */
      wins: z.nullable(z.int()),
      payoutMinor: z.nullable(minorAmount),
    }),
  ),
  costMinor: minorAmount,
  topPrizeMinor: minorAmount,
  /** `buying`: whether it stands is not known yet. */
  status: z.enum(['buying', 'placed', 'settled', 'cancelled']),
  payoutMinor: z.nullable(minorAmount),
  boughtAt: instant,
  settledAt: z.nullable(instant),
});
export type LottoTicket = z.output<typeof ticket>;

const issue = z.object({
  numero: z.string(),
  status: z.enum(['WAIT', 'OPEN', 'LOCK', 'DRAWN', 'SETTLED', 'CANCELLED']),
  closesAt: instant,
  drawsAt: instant,
  /** The hash of the seed that decides the draw: told before anybody can bet on it. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Told with the draw. */
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
  answer: z.object({ open: z.nullable(issue), drawn: z.array(issue), serverTime: instant }),
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
    /** What the buyer was told that all lines cost: another price is refused. */
    costMinor: minorAmount,
  }),
  answer: z.object({ ticket, balanceMinor: minorAmount }),
  errors: [
    'game_not_found',
    'bet_not_offered',
    'table_limit',
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
  answer: z.object({ list: z.array(ticket), balanceMinor: minorAmount }),
  errors: ['game_not_found'],
});
