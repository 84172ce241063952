import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, instant, sentAmount, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { bookMatchId, bookSelection } from '../game/sportsbook.ts';
import { staffReason as reason } from './accounts.ts';

export const bookCode = z.enum(['FB', 'TF', 'BTI']);
export type BookCode = z.output<typeof bookCode>;
export const matchParams = z.strictObject({ matchId: bookMatchId });
export const score = z.object({ home: z.int(), away: z.int() });
const matchState = z.enum(['scheduled', 'live', 'finished']);
const source = z.enum(['simulator', 'feed', 'import']);
const marketKey = text(10);
const line = z.nullable(z.int().check(z.minimum(-4_000), z.maximum(4_000)));

/** Of a cup: who won it, several in a dead heat, and who did not start. Empty for a match. */
export const classification = { winners: z.array(z.string()), withdrawn: z.array(z.string()) };

/** A cup has no sides: home and away are ''. */
const row = z.object({
  matchId: z.string(),
  vendorCode: bookCode,
  source,
  sport: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  state: matchState,
  minute: z.int(),
  score,
  isSuspended: z.boolean(),
  bets: z.int(),
  /** Open stakes of single bets. */
  staked: amount,
  /** What the worst ends of its markets together would cost. */
  liability: amount,
});

export const staffBookMatches = defineCall({
  summary: 'Matches of the sportsbooks with what is at stake on them',
  method: 'GET',
  path: '/wps/staff/sportsbook/matches',
  access: 'staff',
  permission: 'sportsbook.read',
  forAllBrands: true,
  encrypted: false,
  data: pageOf(
    ['startsAt', 'league'],
    {
      vendorCode: z.optional(bookCode),
      state: z.optional(matchState),
      source: z.optional(source),
      search: z.optional(text(40)),
    },
    'asc',
  ),
  answer: rowsOf(row),
  errors: [],
});

const move = z.strictObject({
  market: marketKey,
  selection: bookSelection,
  /** In quarters; null: the market has none. */
  line,
  percent: z.int().check(z.minimum(-50), z.maximum(50)),
});
const controls = {
  isSuspended: z.boolean(),
  suspendedMarkets: z.array(marketKey).check(z.maxLength(30)),
  /** Added to the book’s own margin. */
  marginPercent: z.int().check(z.minimum(0), z.maximum(30)),
  moves: z.array(move).check(z.maxLength(100)),
};

export const staffBookMatch = defineCall({
  summary: 'The trading board of a match: prices, what moves them, and what each selection would cost',
  method: 'GET',
  path: '/wps/staff/sportsbook/matches/:matchId',
  access: 'staff',
  permission: 'sportsbook.read',
  forAllBrands: true,
  encrypted: false,
  params: matchParams,
  answer: z.object({
    match: row,
    controls: z.object({ ...controls, maxStake: z.nullable(amount) }),
    markets: z.array(
      z.object({
        key: z.string(),
        isOpen: z.boolean(),
        selections: z.array(
          z.object({
            selection: z.string(),
            line,
            lineText: z.string(),
            odds: z.string(),
            movedPercent: z.int(),
            autoPercent: z.int(),
            bets: z.int(),
            staked: amount,
            /** Negative: the book gains when it wins. */
            liability: amount,
            parlays: z.int(),
            parlayStaked: amount,
          }),
        ),
      }),
    ),
    /** What holds at the end; null while that is not known. */
    outcome: z.nullable(
      z.object({
        status: z.enum(['finished', 'abandoned', 'postponed']),
        score,
        halfTimeScore: z.nullable(score),
        firstGoal: z.nullable(z.enum(['home', 'away', 'none'])),
        voidMarkets: z.array(z.string()),
        ...classification,
        isEntered: z.boolean(),
      }),
    ),
    /** Who plays in a cup; empty for a match. */
    runners: z.array(z.string()),
    /** Selections on which members bet who signed in from one address with one kind of browser. */
    linked: z.array(
      z.object({ market: z.string(), selection: z.string(), lineText: z.string(), members: z.array(z.string()) }),
    ),
    /** Markets that hold bets, settled ones too. */
    betMarkets: z.array(z.string()),
    waitingResultId: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});

export const staffBookControls = defineCall({
  summary: 'Suspend a match or markets of it, move its prices, margin and largest stake',
  method: 'PUT',
  path: '/wps/staff/sportsbook/matches/:matchId/controls',
  access: 'staff',
  permission: 'sportsbook.trade',
  forAllBrands: true,
  encrypted: false,
  params: matchParams,
  body: z.strictObject({ ...controls, maxStake: z.nullable(sentAmount), reason }),
  answer: z.object({}),
  errors: ['not_found', 'round_closed'],
});

export const bookLimitKind = z.enum([
  'maxStake',
  'maxReturn',
  'memberOnSelection',
  'selectionLiability',
  'matchLiability',
]);

export const staffBookLimits = defineCall({
  summary: 'What a sportsbook takes at most, and of whom it hears',
  method: 'GET',
  path: '/wps/staff/sportsbook/limits',
  access: 'staff',
  permission: 'sportsbook.read',
  forAllBrands: true,
  encrypted: false,
  data: z.strictObject({ vendorCode: bookCode }),
  answer: z.object({
    limits: z.array(z.object({ kind: bookLimitKind, amount, isOwn: z.boolean() })),
    feeds: z.array(
      z.object({
        code: z.string(),
        state: z.enum(['DOWN', 'RECOVERING', 'UP']),
        sequence: z.int(),
        heardAt: z.nullable(instant),
        gaps: z.int(),
        refused: z.int(),
        matches: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const staffBookLimitSet = defineCall({
  summary: 'Set a limit of a sportsbook, or (null) go back to the usual one',
  method: 'PUT',
  path: '/wps/staff/sportsbook/limits',
  access: 'staff',
  permission: 'sportsbook.trade',
  forAllBrands: true,
  encrypted: false,
  body: z.strictObject({ vendorCode: bookCode, kind: bookLimitKind, amount: z.nullable(sentAmount), reason }),
  answer: z.object({}),
  errors: [],
});

export const staffBookImport = defineCall({
  summary:
    'Read fixtures with their prices in, all of the file or nothing: CSV with the columns matchId, sport, league, home, away, startsAt, market, selection, line and odds, or JSON as a feed’s snapshot lists matches',
  method: 'POST',
  path: '/wps/staff/sportsbook/fixtures',
  access: 'staff',
  permission: 'sportsbook.trade',
  forAllBrands: true,
  encrypted: false,
  body: z.strictObject({
    vendorCode: bookCode,
    format: z.enum(['csv', 'json']),
    file: text(60_000).check(z.minLength(1)),
    reason,
  }),
  answer: z.object({
    matches: z.int(),
    /** Why nothing was read in; empty: all of it was. */
    faults: z.array(z.object({ matchId: z.string(), fault: z.string() })),
  }),
  errors: [],
});
