import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, minorAmount, pageSize, text } from '../../fields.ts';

/** A bet as it is put down: '' for a bet without a choice. */
export const tableBet = z.strictObject({ key: text(40), selection: text(40), stakeMinor: minorAmount });

/** A phase in which players decide: its number from 1, when it began and ends, and what everybody sees of the deal by then. */
export const tablePhase = z.object({
  number: z.int(),
  startedAt: instant,
  endsAt: instant,
  shown: z.looseObject({}),
});

/** What everybody at a table sees of a round. Amounts are integer minor units. */
export const tableRound = z.object({
  roundId: z.string(),
  number: z.int(),
  rulesVersion: z.string(),
  /**
   * betting; closed: no more bets; deciding: its players decide; decided: no more decisions of the phase; dealt: being shown; settled: paid;
   * void: it could not be dealt, and every stake went back.
   */
  status: z.enum(['betting', 'closed', 'deciding', 'decided', 'dealt', 'settled', 'void']),
  openedAt: instant,
  closesAt: instant,
  dealtAt: z.nullable(instant),
  shownAt: z.nullable(instant),
  /** How fast what was dealt is shown, in hundredths of its own pace. */
  speedPercent: z.int(),
  /** Published before the first bet; the seed itself once the round is dealt. */
  serverSeedHash: z.string(),
  serverSeed: z.nullable(z.string()),
  clientSeed: z.nullable(z.string()),
  /** Published before the first bet: SHA-256 of the canonical JSON of `start`. */
  startHash: z.string(),
  /** What the round was dealt from, for recomputing it; null until the outcome is shown. */
  start: z.nullable(z.looseObject({})),
  outcome: z.nullable(z.looseObject({})),
  /** Of a round whose players decide or have decided: the last phase; absent otherwise. */
  phase: z.optional(tablePhase),
});
export type TableRound = z.output<typeof tableRound>;

/** The stakes of all players on one bet. */
export const tableTotal = z.object({
  key: z.string(),
  selection: z.string(),
  stakeMinor: minorAmount,
  players: z.int(),
});

export const tableSettledBet = z.object({
  key: z.string(),
  selection: z.string(),
  stakeMinor: minorAmount,
  payoutMinor: minorAmount,
  result: z.enum(['WIN', 'LOSS', 'PUSH', 'HALF_LOSS']),
});

/** What another player, or oneself, has down in a round; the name as the operator lets others see it. */
export const tableNeighbour = z.object({
  name: z.string(),
  stakeMinor: minorAmount,
  bets: z.array(tableBet),
  /** Of a flight: where he has left it, and with what; absent while he has not. */
  left: z.optional(z.object({ selection: z.string(), payoutMinor: minorAmount })),
});
/** Which of the player's two bets in a flight; 0, or left out, is the first and the only one at other tables. */
const slot = z.int().check(z.minimum(0), z.maximum(1));

/** One player's own part of a round. */
export const tableSeat = z.object({
  seatId: z.string(),
  roundId: z.string(),
  number: z.int(),
  stakeMinor: minorAmount,
  payoutMinor: z.nullable(minorAmount),
  status: z.enum(['open', 'settled']),
  slot: z.optional(slot),
  placements: z.array(z.object({ placementId: z.string(), bets: z.array(tableBet) })),
  bets: z.array(tableSettledBet),
  /** What the player decided after the deal, in order; what is missing the clock decided. */
  decisions: z.optional(z.array(z.object({ phase: z.int(), hand: z.int(), action: z.string() }))),
});
export type TableSeat = z.output<typeof tableSeat>;

export const tableState = z.object({
  serverTime: instant,
  round: z.nullable(tableRound),
  totals: z.array(tableTotal),
  players: z.int(),
  /** The largest stakes, largest first; at most twenty. */
  neighbours: z.array(tableNeighbour),
  /** Results, oldest first; as many as the roads show. */
  history: z.array(z.object({ number: z.int(), summary: z.looseObject({}) })),
});
export type TableState = z.output<typeof tableState>;

/** A shared table as the card of its game shows it. */
export const tableCard = z.object({
  vendor: z.string(),
  gameCode: z.string(),
  /** When the betting time that is running ends; null: no bets are taken at the moment. */
  closesAt: z.nullable(instant),
  /** How many players have bets in the round. */
  players: z.int(),
  /** The smallest bet and the largest, as anybody may read them: a member's own are shown inside the table. Absent at an older server. */
  limits: z.optional(z.object({ minMinor: minorAmount, maxMinor: minorAmount })),
  /** The last results, oldest first. */
  history: z.array(z.object({ number: z.int(), summary: z.looseObject({}) })),
});
export type TableCard = z.output<typeof tableCard>;

export const studioTables = defineCall({
  summary: 'All shared tables as their cards show them: betting time, players and last results; the same for everybody',
  method: 'GET',
  path: '/studio/v1/tables',
  access: 'anyone',
  encrypted: false,
  answer: z.object({ list: z.array(tableCard), serverTime: instant }),
  errors: [],
});

const seated = z.object({ seat: tableSeat, balanceMinor: minorAmount });

export const studioTableState = defineCall({
  summary: 'A shared table as it stands, and one’s own bets',
  method: 'GET',
  path: '/studio/v1/table/state',
  access: 'gameSession',
  encrypted: false,
  answer: z.object({
    state: tableState,
    seat: z.nullable(tableSeat),
    /** The second bet in a flight; absent without one. */
    secondSeat: z.optional(tableSeat),
    balanceMinor: minorAmount,
    limits: z.object({
      /** Every bet of the table: least of one, most of a player on one in a round. */
      bets: z.array(z.object({ key: z.string(), minMinor: minorAmount, maxMinor: minorAmount })),
      /** Of a player in a round. */
      seatMaxMinor: minorAmount,
      chipsMinor: z.array(minorAmount),
    }),
  }),
  errors: ['game_not_found'],
});

export const studioTableBet = defineCall({
  summary: 'Put bets down; the same placementId again answers the same placement',
  method: 'POST',
  path: '/studio/v1/table/bet',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({
    placementId: clientId,
    roundId: clientId,
    /** A second bet is for flights alone. */
    slot: z.optional(slot),
    bets: z.array(tableBet).check(z.minLength(1), z.maxLength(60)),
    /** Any text: mixed into the round's chance. */
    entropy: text(64),
  }),
  answer: seated,
  errors: [
    'game_not_found',
    'bet_not_offered',
    'betting_closed',
    'table_limit',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'account_blocked',
    'game_unavailable',
    'round_closed',
    'repeated_with_other_content',
    'reality_check_due',
    'round_too_soon',
  ],
});

export const studioTableUndo = defineCall({
  summary: 'Take a placement back while betting is open',
  method: 'POST',
  path: '/studio/v1/table/undo',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ placementId: clientId }),
  answer: seated,
  errors: ['round_not_found', 'betting_closed'],
});

export const studioTableCashOut = defineCall({
  summary: 'Leave a flight now; the moment at which the server is called on it decides',
  method: 'POST',
  path: '/studio/v1/table/cash-out',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ roundId: clientId, slot: z.optional(slot) }),
  answer: seated,
  errors: ['round_not_found', 'round_closed', 'step_not_offered'],
});

export const studioTableDecide = defineCall({
  summary:
    'Decide for one of one’s hands after the deal, with the further stake that it takes; the same decisionId again answers the same',
  method: 'POST',
  path: '/studio/v1/table/decide',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({
    decisionId: clientId,
    roundId: clientId,
    phase: z.int().check(z.minimum(1), z.maximum(99)),
    hand: z.int().check(z.minimum(0), z.maximum(9)),
    action: text(20),
  }),
  answer: seated,
  errors: [
    'round_not_found',
    'step_not_offered',
    'decision_over',
    'repeated_with_other_content',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'account_blocked',
    'game_unavailable',
    'round_closed',
  ],
});

export const studioTableSeats = defineCall({
  summary: 'The latest rounds of this player at this table, newest first, each with what is needed to recompute it',
  method: 'GET',
  path: '/studio/v1/table/seats',
  access: 'gameSession',
  encrypted: false,
  data: z.strictObject({ pageSize }),
  answer: z.object({ list: z.array(z.object({ seat: tableSeat, round: tableRound })) }),
  errors: ['game_not_found'],
});
