import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, localeCode, minorAmount, pageSize, text } from '../../fields.ts';
import { realityCheck, realityCheckCall } from './reality-check.ts';

/** The arenas, by their vendor codes. */
export const arenaCode = z.enum(['DS88', 'DIG', 'WS168']);
export type ArenaCode = z.output<typeof arenaCode>;
const fightBet = z.enum(['meron', 'wala', 'bdd', 'ftd']);
export const fightOutcome = z.enum(['MERON', 'WALA', 'BDD', 'FTD', 'CANCEL']);
export const fightState = z.enum(['OPEN', 'LAST_CALL', 'CLOSED', 'FIGHTING', 'RESULT', 'SETTLED']);
/** Malay odds of a bird, so much to one of a draw; '' from the pool. */
const fightOdds = z.string().check(z.regex(/^(-?\d{1,2}(\.\d{1,2})?)?$/, 'field_format'));

const bird = z.object({ name: z.string(), plumage: z.string() });

const fightEvent = z.object({
  /** Since the birds were released. */
  atMs: z.int(),
  side: z.enum(['meron', 'wala']),
  kind: z.enum(['walk', 'fly', 'strike', 'fall']),
  /** Of the hundred of the bird that is struck. */
  damage: z.int(),
});

const arenaFight = z.object({
  fightId: z.string(),
  programme: z.int(),
  number: z.int(),
  rulesVersion: z.string(),
  state: fightState,
  openedAt: instant,
  lastCallAt: instant,
  closesAt: instant,
  fightsAt: z.nullable(instant),
  resultAt: z.nullable(instant),
  meron: bird,
  wala: bird,
  /** Published before the first bet; the seeds themselves when the birds are released. */
  serverSeedHash: z.string(),
  serverSeed: z.nullable(z.string()),
  clientSeed: z.nullable(z.string()),
  /** What is shown, once the birds are released; null of a fight that was called off. */
  course: z.nullable(z.object({ events: z.array(fightEvent), endMs: z.int() })),
  outcome: z.nullable(fightOutcome),
  cancelGround: z.enum(['', 'late', 'staff']),
  /** What the result was before staff corrected it. */
  correctedFrom: z.nullable(fightOutcome),
});
export type ArenaFight = z.output<typeof arenaFight>;

const board = z.object({
  /** As they are taken now. */
  odds: z.object({ meron: z.string(), wala: z.string(), bdd: z.string(), ftd: z.string() }),
  totals: z.array(z.object({ bet: fightBet, bets: z.int(), stakeMinor: minorAmount })),
  /** What 100 on a bird returns from the pool: an estimate until bets are closed. Null at fixed odds. */
  tote: z.nullable(
    z.object({
      meronPer100Minor: minorAmount,
      walaPer100Minor: minorAmount,
      /** It would pay too little: bets on birds are given back. */
      isCancelled: z.boolean(),
    }),
  ),
});
export const arenaBoard = z.object({ fightId: z.string(), board });
export type ArenaBoard = z.output<typeof board>;

/** What everybody in an arena sees. */
export const arenaState = z.object({
  serverTime: instant,
  arena: arenaCode,
  book: z.enum(['fixed', 'tote']),
  fightsOfProgramme: z.int(),
  fight: z.nullable(arenaFight),
  /** Sent over the socket: as it stands without bets; the "board" behind it is that of the own pool. */
  board: z.nullable(board),
  /** Who meets next. */
  next: z.nullable(z.object({ meron: bird, wala: bird })),
  /** Of this programme and the ones before, oldest first. */
  results: z.array(z.object({ programme: z.int(), number: z.int(), outcome: fightOutcome })),
});
export type ArenaState = z.output<typeof arenaState>;

const ownBet = z.object({
  betId: z.string(),
  fightId: z.string(),
  programme: z.int(),
  number: z.int(),
  bet: fightBet,
  odds: z.string(),
  stakeMinor: minorAmount,
  /** What of it left the wallet: Malay odds below 0 put less at risk. */
  riskMinor: minorAmount,
  state: z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID']),
  returnMinor: z.nullable(minorAmount),
  outcome: z.nullable(fightOutcome),
  placedAt: instant,
});
export type FightOwnBet = z.output<typeof ownBet>;

const limits = z.object({
  minMinor: minorAmount,
  maxMinor: minorAmount,
  /** Of a member on one side of a fight. */
  sideMaxMinor: minorAmount,
  chipsMinor: z.array(minorAmount),
});

export const cockfightOpen = defineCall({
  summary: 'Exchange a launch token (one use, 60 s) for a session of an arena of virtual cockfights',
  method: 'POST',
  path: '/arena/v1/session',
  access: 'anyone',
  framed: true,
  whileClosed: true,
  encrypted: false,
  body: z.strictObject({ arena: arenaCode, launchToken: text(200) }),
  answer: z.object({
    session: z.string(),
    locale: localeCode,
    currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
    balanceMinor: minorAmount,
    limits,
    realityCheck,
  }),
  errors: ['launch_token_invalid', 'game_unavailable'],
});

export const cockfightState = defineCall({
  summary: 'An arena as it stands, with the own bets on its fight',
  method: 'GET',
  path: '/arena/v1/state',
  access: 'gameSession',
  encrypted: false,
  data: z.strictObject({ arena: arenaCode }),
  answer: z.object({ state: arenaState, bets: z.array(ownBet), balanceMinor: minorAmount }),
  errors: [],
});

export const cockfightRealityCheck = defineCall({
  ...realityCheckCall,
  path: '/arena/v1/reality-check',
  body: z.strictObject({ arena: arenaCode, acknowledge: z.boolean() }),
});

export const cockfightBet = defineCall({
  summary: 'Bet on a fight at the odds that are shown, or better; the same betId again answers the same bet',
  method: 'POST',
  path: '/arena/v1/bet',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({
    arena: arenaCode,
    betId: clientId,
    fightId: clientId,
    bet: fightBet,
    stakeMinor: minorAmount,
    odds: fightOdds,
  }),
  answer: z.object({ bet: ownBet, balanceMinor: minorAmount }),
  errors: [
    'reality_check_due',
    'round_not_found',
    'betting_closed',
    'bet_not_offered',
    'price_changed',
    'table_limit',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'account_blocked',
    'game_unavailable',
    'round_closed',
    'repeated_with_other_content',
  ],
});

export const cockfightBets = defineCall({
  summary: 'The player’s latest bets in an arena, newest first, with the fights that they were on',
  method: 'GET',
  path: '/arena/v1/bets',
  access: 'gameSession',
  encrypted: false,
  data: z.strictObject({ arena: arenaCode, pageSize }),
  answer: z.object({ list: z.array(ownBet), fights: z.array(arenaFight), balanceMinor: minorAmount }),
  errors: [],
});
