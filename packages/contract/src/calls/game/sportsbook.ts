import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, localeCode, minorAmount, pageSize, text } from '../../fields.ts';

const score = z.object({ home: z.int(), away: z.int() });
type BookName = 'fb' | 'tf' | 'bti';
const decimalOdds = z.string().check(z.regex(/^\d{1,4}\.\d{2}$/, 'field_format'));
/** '' for a market without a line, else as "-0.75": the selection's own line. */
const line = z.string().check(z.regex(/^(-?\d{1,3}(\.\d{1,2})?)?$/, 'field_format'));
export const bookMatchId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,60}$/, 'field_format'));
const matchId = bookMatchId;
const maxLegs = 12;
const maxListed = 200;
/** Which matches are listed; all where nothing is said. */
const listedMatches = z.strictObject({
  /** A part of the name of a team or of a league. */
  search: z.optional(text(60)),
  sport: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,30}$/, 'field_format'))),
  /** So many of the first. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(maxListed))),
});
export type ListedMatches = z.output<typeof listedMatches>;

const bookMarket = z.object({
  key: z.string(),
  isOpen: z.boolean(),
  selections: z.array(z.object({ selection: z.string(), line: z.string(), odds: z.string() })),
});
export type BookMarket = z.output<typeof bookMarket>;

/** A match with its prices as they are now. Virtual: it is simulated. */
export const bookMatch = z.object({
  matchId: z.string(),
  isVirtual: z.boolean(),
  sport: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  state: z.enum(['scheduled', 'live', 'finished']),
  /** Of the match's own clock. */
  minute: z.int(),
  score,
  isSuspended: z.boolean(),
  markets: z.array(bookMarket),
});
export type BookMatch = z.output<typeof bookMatch>;

const bySide = { home: z.int(), away: z.int() };
const percent = z.int().check(z.minimum(0), z.maximum(100));

/** What is drawn of a match that has begun. */
const tracker = z.object({
  /** The last minutes; places in percent of the pitch, along from the home side's goal. */
  moments: z.array(
    z.object({
      minute: z.int(),
      side: z.enum(['home', 'away']),
      kind: z.enum(['play', 'attack', 'shot', 'corner', 'foul', 'score']),
      along: percent,
      across: percent,
    }),
  ),
  statistics: z.array(z.object({ key: z.enum(['attacks', 'shots', 'corners', 'fouls']), ...bySide })),
  /** Of each map or set that has ended. */
  points: z.array(z.object(bySide)),
});

export const bookMatchPage = z.object({
  match: bookMatch,
  events: z.array(z.object({ minute: z.int(), side: z.enum(['home', 'away']) })),
  /** Null before the start, and for a match that is not simulated. */
  tracker: z.nullable(tracker),
  fairness: z.object({
    /** Null for a match that is not simulated. */
    serverSeedHash: z.nullable(z.string()),
    /** Null until the match has ended. */
    serverSeed: z.nullable(z.string()),
  }),
});
export type BookMatchPage = z.output<typeof bookMatchPage>;

const askedLeg = z.strictObject({ matchId, market: text(10), selection: text(10), line, odds: decimalOdds });
export type AskedLeg = z.output<typeof askedLeg>;

const betLeg = z.object({
  matchId: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  market: z.string(),
  selection: z.string(),
  line: z.string(),
  odds: z.string(),
  isInPlay: z.boolean(),
  scoreAtBet: score,
  /** Null until it is known. */
  result: z.nullable(z.enum(['win', 'halfWin', 'push', 'halfLoss', 'loss', 'void'])),
  endScore: z.nullable(score),
});

/** A bet where it stands; amounts are integer minor units. */
const bookBet = z.object({
  betId: z.string(),
  state: z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID', 'CASHED_OUT']),
  /** Why it was rejected; '' when it was not. */
  refusal: z.string(),
  /** So many legs a bet; 0: one parlay of all. */
  choose: z.int(),
  bets: z.int(),
  unitStakeMinor: minorAmount,
  stakeMinor: minorAmount,
  /** The stake of what was not sold. */
  openStakeMinor: minorAmount,
  /** What parts of the bet were sold for. */
  soldMinor: minorAmount,
  returnMinor: z.nullable(minorAmount),
  /** What it returned before a result was corrected; null: none was. */
  correctedFromMinor: z.nullable(minorAmount),
  /** What the member still owes of a correction. */
  owedMinor: minorAmount,
  /** Why staff voided it; '' when nobody did. */
  voidReason: z.string(),
  /** What selling the bet pays now; null: not on offer. */
  cashOutMinor: z.nullable(minorAmount),
  legs: z.array(betLeg),
  placedAt: instant,
});
export type BookBet = z.output<typeof bookBet>;

const moneyErrors = [
  'insufficient_funds',
  'limit_reached',
  'bonus_stake_limit',
  'account_blocked',
  'game_unavailable',
  'round_closed',
  'repeated_with_other_content',
] as const;

/** The calls of a vendor of sports; each has its own, below its own name. */
const bookCalls = (vendor: BookName) => ({
  open: defineCall({
    summary: 'Exchange a launch token (one use, 60 s) for a session of the sportsbook',
    method: 'POST',
    path: `/${vendor}/v1/session`,
    access: 'anyone',
    whileClosed: true,
    encrypted: false,
    body: z.strictObject({ launchToken: text(200) }),
    answer: z.object({
      session: z.string(),
      locale: localeCode,
      currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
      balanceMinor: minorAmount,
      stakes: z.object({ minMinor: minorAmount, maxMinor: minorAmount }),
    }),
    errors: ['launch_token_invalid', 'game_unavailable'],
  }),
  matches: defineCall({
    summary: 'Matches in play and to come, in the order of their start, with their main markets',
    method: 'GET',
    path: `/${vendor}/v1/matches`,
    access: 'gameSession',
    framed: false,
    encrypted: false,
    data: listedMatches,
    answer: z.object({ matches: z.array(bookMatch), serverTime: instant }),
    errors: [],
  }),
  match: defineCall({
    summary: 'One match with all its markets, its events, and what its course was committed to',
    method: 'GET',
    path: `/${vendor}/v1/match`,
    access: 'gameSession',
    framed: false,
    encrypted: false,
    data: z.strictObject({ matchId }),
    answer: bookMatchPage,
    errors: ['round_not_found'],
  }),
  bet: defineCall({
    summary: 'Bet on one selection, or on several in a parlay or a system; the same betId again answers the same bet',
    method: 'POST',
    path: `/${vendor}/v1/bet`,
    access: 'gameSession',
    framed: false,
    encrypted: false,
    body: z.strictObject({
      betId: clientId,
      unitStakeMinor: minorAmount,
      choose: z._default(z.int().check(z.minimum(0), z.maximum(maxLegs)), 0),
      legs: z.array(askedLeg).check(z.minLength(1), z.maxLength(maxLegs)),
      pricePolicy: z.enum(['none', 'better', 'any']),
    }),
    answer: z.object({ bet: bookBet, balanceMinor: minorAmount }),
    errors: ['bet_not_offered', 'choice_not_offered', ...moneyErrors],
  }),
  bets: defineCall({
    summary: 'Own bets, newest first, with what open ones are bought back for now',
    method: 'GET',
    path: `/${vendor}/v1/bets`,
    access: 'gameSession',
    framed: false,
    encrypted: false,
    data: z.strictObject({ pageSize }),
    answer: z.object({ list: z.array(bookBet), balanceMinor: minorAmount }),
    errors: [],
  }),
  cashOut: defineCall({
    summary:
      'Sell an open bet for what was offered, or more, or the part of it that a quote holds; repeating it answers the same bet',
    method: 'POST',
    path: `/${vendor}/v1/cash-out`,
    access: 'gameSession',
    framed: false,
    encrypted: false,
    body: z.strictObject({ betId: clientId, offerMinor: minorAmount, quoteId: z.optional(clientId) }),
    answer: z.object({ bet: bookBet, balanceMinor: minorAmount }),
    errors: ['round_not_found', 'choice_not_offered', 'round_closed'],
  }),
  quote: defineCall({
    summary: 'Hold an offer for a part of an open bet for five seconds, as long as its markets stay open',
    method: 'POST',
    path: `/${vendor}/v1/quote`,
    access: 'gameSession',
    framed: false,
    encrypted: false,
    body: z.strictObject({ betId: clientId, sharePercent: z.int().check(z.minimum(1), z.maximum(100)) }),
    answer: z.object({
      quoteId: z.string(),
      offerMinor: minorAmount,
      /** The stake that would run on. */
      leftStakeMinor: minorAmount,
      expiresAt: instant,
    }),
    errors: ['round_not_found', 'choice_not_offered', 'round_closed'],
  }),
});

export const fb = bookCalls('fb');
export const tf = bookCalls('tf');
export const bti = bookCalls('bti');
