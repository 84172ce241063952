import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, instant, sentAmount } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { arenaCode, fightOutcome, fightState } from '../../game/cockfight.ts';
import { staffReason as reason } from '../accounts.ts';

const row = z.object({
  fightId: z.string(),
  arena: arenaCode,
  programme: z.int(),
  number: z.int(),
  state: fightState,
  meron: z.string(),
  wala: z.string(),
  outcome: z.nullable(fightOutcome),
  cancelGround: z.enum(['', 'late', 'staff']),
  openedAt: instant,
  closesAt: instant,
  bets: z.int(),
  staked: amount,
  /** Null until the bets are paid. */
  returned: z.nullable(amount),
});
const base = { access: 'staff', forAllBrands: true, encrypted: false } as const;
const params = z.strictObject({ fightId: clientId });

export const staffFights = defineCall({
  ...base,
  summary: 'Fights of the arenas, newest first, with what was bet on them',
  method: 'GET',
  path: '/wps/staff/cockfight/fights',
  permission: 'cockfight.read',
  data: pageOf(['openedAt'], { arena: z.optional(arenaCode), state: z.optional(fightState) }),
  answer: rowsOf(row),
  errors: [],
});

export const staffFight = defineCall({
  ...base,
  summary: 'A fight: what is down on each bet and what each result would cost, its seeds, and what may be done with it',
  method: 'GET',
  path: '/wps/staff/cockfight/fights/:fightId',
  permission: 'cockfight.read',
  params,
  answer: z.object({
    fight: row,
    board: z.array(
      z.object({
        bet: z.enum(['meron', 'wala', 'bdd', 'ftd']),
        /** '' from the pool. */
        odds: z.string(),
        bets: z.int(),
        staked: amount,
        /** What its result would cost; negative: it gains. */
        liability: amount,
      }),
    ),
    tote: z.nullable(z.object({ meronPer100: amount, walaPer100: amount, isCancelled: z.boolean() })),
    serverSeedHash: z.string(),
    serverSeed: z.nullable(z.string()),
    clientSeed: z.nullable(z.string()),
    cancelReason: z.string(),
    correctedFrom: z.nullable(fightOutcome),
    canCancel: z.boolean(),
    /** What the result may be corrected to; null: it may not. */
    correctsTo: z.nullable(fightOutcome),
  }),
  errors: ['not_found'],
});

export const staffFightCancel = defineCall({
  ...base,
  summary: 'Call a fight off that has not begun: every stake goes back',
  method: 'POST',
  path: '/wps/staff/cockfight/fights/:fightId/cancel',
  permission: 'cockfight.results',
  params,
  body: z.strictObject({ reason }),
  answer: z.object({}),
  errors: ['not_found', 'round_closed'],
});

export const staffFightCorrect = defineCall({
  ...base,
  summary: 'Correct the result of a fight of the running programme, once: bets are paid the difference',
  method: 'POST',
  path: '/wps/staff/cockfight/fights/:fightId/correct',
  permission: 'cockfight.results',
  params,
  body: z.strictObject({ outcome: fightOutcome, reason }),
  answer: z.object({}),
  errors: ['not_found', 'round_closed', 'choice_not_offered'],
});

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** Limits of a brand's members at an arena, and what draws pay, so much to one. */
const arenaSettings = z.strictObject({
  minStake: sentAmount,
  maxStake: sentAmount,
  /** Of one member on one side of a fight. */
  memberMax: sentAmount,
  /** What one result of a fight may cost. */
  maxLiability: sentAmount,
  /** Both come in 10 % and 5.6 % of fights: a draw never returns more than is staked on it. */
  bddOdds: whole(4, 8),
  ftdOdds: whole(8, 16),
});
const arenaTimings = z.strictObject({ bettingSeconds: whole(20, 300), pauseSeconds: whole(5, 120) });
const atProgramme = z.object({ settings: arenaSettings, timings: arenaTimings });

export const staffFightSettings = defineCall({
  summary: 'Limits and odds of draws of the brand at the arenas, and timings, in this programme and the next',
  method: 'GET',
  path: '/wps/staff/cockfight/settings',
  access: 'staff',
  permission: 'cockfight.read',
  encrypted: false,
  answer: z.object({
    arenas: z.array(
      z.object({ arena: arenaCode, programme: z.int(), now: atProgramme, next: atProgramme, usual: arenaSettings }),
    ),
  }),
  errors: [],
});

export const staffFightSettingsSet = defineCall({
  summary: 'Set limits and odds of draws of the brand at an arena, from the next programme on',
  method: 'PUT',
  path: '/wps/staff/cockfight/settings',
  access: 'staff',
  permission: 'cockfight.settings',
  encrypted: false,
  body: z.strictObject({ arena: arenaCode, settings: arenaSettings, reason }),
  answer: z.object({}),
  errors: [],
});

export const staffFightTimingsSet = defineCall({
  ...base,
  summary: 'Set how long bets are taken at an arena and how long it pauses, for all brands, from the next programme on',
  method: 'PUT',
  path: '/wps/staff/cockfight/timings',
  permission: 'cockfight.settings',
  body: z.strictObject({ arena: arenaCode, timings: arenaTimings, reason }),
  answer: z.object({}),
  errors: [],
});
