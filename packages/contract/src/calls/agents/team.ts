import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, gameType, instant, localDate, text } from '../../fields.ts';

import { pageOf, rowsOf } from '../../page.ts';
import { memberType } from '../account.ts';
import { movementName } from '../money.ts';
import { contractKind, gameRate, playSums, reportSpan, sentRates, shownSpan } from './fields.ts';

export const agentCentre = defineCall({
  summary: 'What an agent may do and is shown: his pages, rates, and how many accounts he may open',
  method: 'GET',
  path: '/wps/agent/centre',
  access: 'agent',
  encrypted: false,
  answer: z.object({
    /** Which of the four contract pages there are. */
    enableCt: z.boolean(),
    salary: z.boolean(),
    hourSalary: z.boolean(),
    agentRealtimeSalary: z.boolean(),
    canOpenMembers: z.boolean(),
    canOpenAgents: z.boolean(),
    canGiveContracts: z.boolean(),
    rates: z.array(gameRate),
    directMembers: z.int(),
    maxDirectMembers: z.int(),
    /** Contracts that wait for his answer. */
    waiting: z.int(),
  }),
  errors: [],
});

const overviewFigures = {
  members: z.int(),
  active: z.int(),
  newMembers: z.int(),
  deposits: amount,
  withdrawals: amount,
  commission: amount,
  ...playSums,
};

export const agentOverview = defineCall({
  summary: 'The team in figures over some days of the brand’s calendar, and each of these days',
  method: 'GET',
  path: '/wps/agent/team/overview',
  access: 'agent',
  encrypted: false,
  data: z.strictObject(reportSpan),
  answer: z.object({
    ...shownSpan,
    ...overviewFigures,
    days: z.array(z.object({ date: localDate, newMembers: z.int(), ...playSums })),
  }),
  errors: [],
});

/** Left out: the agent himself. */
const under = z.optional(clientId);
const crumb = z.object({ memberId: z.string(), name: z.string() });

export const agentTeam = defineCall({
  summary: 'Accounts directly below the agent or one of his team, or everybody of his team whose name begins so',
  method: 'GET',
  path: '/wps/agent/team/members',
  access: 'agent',
  encrypted: false,
  data: pageOf(['registeredAt', 'lastLoginAt'], {
    under,
    search: z.optional(text(60)),
    agentsOnly: z._default(z.boolean(), false),
  }),
  answer: z.object({
    /** From the agent down to whose members these are. */
    path: z.array(crumb),
    ...rowsOf(
      z.object({
        memberId: z.string(),
        name: z.string(),
        type: memberType,
        isBlocked: z.boolean(),
        isDirect: z.boolean(),
        teamSize: z.int(),
        rates: z.array(gameRate),
        contracts: z.array(contractKind),
        registeredAt: instant,
        lastLoginAt: z.nullable(instant),
      }),
    ).shape,
  }),
  errors: ['not_found'],
});

export const playGroups = ['member', 'gameType', 'vendor', 'day'] as const;

export const agentTeamPlay = defineCall({
  summary: 'What the team played and lost in some days, by member, game type, vendor or day',
  method: 'GET',
  path: '/wps/agent/team/play',
  access: 'agent',
  encrypted: false,
  data: pageOf(['validTurnover', 'stake', 'net'], {
    ...reportSpan,
    under,
    by: z._default(z.enum(playGroups), 'member'),
    gameType: z.optional(gameType),
  }),
  answer: z.object({
    ...shownSpan,
    sums: z.object(playSums),
    ...rowsOf(
      z.object({
        /** Of what the rows are grouped by: a member's id, a code or a date. */
        key: z.string(),
        name: z.string(),
        ...playSums,
      }),
    ).shape,
  }),
  errors: ['not_found'],
});

export const agentTeamTransactions = defineCall({
  summary: 'The cash lines of one member of the team, the latest first; bets are left out',
  method: 'GET',
  path: '/wps/agent/team/members/:memberId/transactions',
  access: 'agent',
  encrypted: false,
  params: z.strictObject({ memberId: clientId }),
  data: pageOf(['bookedAt'], reportSpan),
  answer: z.object({
    ...shownSpan,
    name: z.string(),
    ...rowsOf(z.object({ id: z.string(), movement: movementName, amount, balanceAfter: amount, bookedAt: instant }))
      .shape,
  }),
  errors: ['not_found'],
});

export const agentAccountAdd = defineCall({
  summary: 'Open an account directly below the agent, with rates that are not above his own',
  method: 'PUT',
  path: '/wps/agent/team/members',
  access: 'agent',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({
    username: text(60),
    password: text(255),
    /** An agent of the agent, or a member. */
    isAgent: z.boolean(),
    rates: z._default(sentRates, []),
  }),
  answer: z.object({ memberId: z.string(), username: z.string() }),
  errors: [
    'operation_not_allowed',
    'username_taken',
    'limit_reached',
    'higher_rate',
    'registration_closed',
    'service_unavailable',
  ],
});

export const agentRatesSet = defineCall({
  summary:
    'Change the rates of an account directly below, from the next day on; it is refused while downlines have higher rates, which end with `endHigher`',
  method: 'POST',
  path: '/wps/agent/team/members/:memberId/rates',
  access: 'agent',
  encrypted: false,
  params: z.strictObject({ memberId: clientId }),
  body: z.strictObject({ rates: sentRates, endHigher: z._default(z.boolean(), false) }),
  answer: z.object({ startsOn: localDate, ended: z.int() }),
  errors: ['not_found', 'higher_rate', 'operation_not_allowed'],
});
