import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, localDate, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { memberType } from '../account.ts';
import { contractActions } from '../agents/contracts.ts';
import {
  agentContract,
  contractKind,
  contractState,
  gameRate,
  payKind,
  payLine,
  payState,
  payStep,
  playSums,
  sentRates,
  sentTerms,
} from '../agents/fields.ts';
import { staffReason as reason } from './accounts.ts';

const memberParams = z.strictObject({ memberId: clientId });
const contractParams = z.strictObject({ contractId: clientId });
const person = { memberId: z.string(), username: z.string(), type: memberType };

/** What speaks for an agent who is his own member: a payout account of his team in his own name, the very same account, one address. */
const teamWarning = z.enum(['selfReferral', 'sharedPayee', 'sharedAddress']);

export const staffAgents = defineCall({
  summary: 'The tree of agents: those at the top, those directly below one, or whoever’s name begins so',
  method: 'GET',
  path: '/wps/staff/agents',
  access: 'staff',
  permission: 'agents.read',
  encrypted: false,
  data: pageOf(['registeredAt', 'username'], {
    under: z.optional(clientId),
    search: z.optional(text(64)),
    agentsOnly: z._default(z.boolean(), true),
  }),
  answer: z.object({
    path: z.array(z.object({ memberId: z.string(), name: z.string() })),
    ...rowsOf(
      z.object({
        ...person,
        isBlocked: z.boolean(),
        directMembers: z.int(),
        teamSize: z.int(),
        contracts: z.array(contractKind),
        registeredAt: instant,
      }),
    ).shape,
  }),
  errors: ['not_found'],
});

export const staffAgent = defineCall({
  summary: 'One agent: his place, team, rates, contracts, and what he earned',
  method: 'GET',
  path: '/wps/staff/agents/:memberId',
  access: 'staff',
  permission: 'agents.read',
  encrypted: false,
  params: memberParams,
  answer: z.object({
    ...person,
    path: z.array(z.object({ memberId: z.string(), name: z.string() })),
    directMembers: z.int(),
    teamSize: z.int(),
    rates: z.array(gameRate),
    /** His own domain; empty: he has none. */
    host: z.string(),
    contracts: z.array(agentContract),
    /** The team in this month of the brand's calendar. */
    month: z.object({ ...playSums, active: z.int() }),
    earned: z.array(z.object({ kind: payKind, paid: amount, held: amount, setOff: amount })),
    /** Each with the other account's name. */
    warnings: z.array(z.object({ kind: teamWarning, with: z.string() })),
    moves: z.array(z.object({ at: instant, upline: z.string() })),
  }),
  errors: ['not_found'],
});

export const staffAgentRates = defineCall({
  summary:
    'Set the rates of an agent who stands at the top, from the next day on; downlines with higher rates lose theirs',
  method: 'POST',
  path: '/wps/staff/agents/:memberId/rates',
  access: 'staff',
  permission: 'agents.manage',
  encrypted: false,
  params: memberParams,
  body: z.strictObject({ rates: sentRates, endHigher: z._default(z.boolean(), false), reason }),
  answer: z.object({ startsOn: localDate, ended: z.int() }),
  errors: ['not_found', 'higher_rate', 'operation_not_allowed'],
});

/** A host name of two labels or more, or nothing. */
const hostPattern = /^$|^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

export const staffAgentHostSet = defineCall({
  summary:
    'Give an agent a domain of his own, whose visitors are his, or (empty) leave the one that he has to the brand',
  method: 'POST',
  path: '/wps/staff/agents/:memberId/host',
  access: 'staff',
  permission: 'agents.manage',
  encrypted: false,
  params: memberParams,
  body: z.strictObject({
    host: z.string().check(z.trim(), z.toLowerCase(), z.regex(hostPattern, 'field_format')),
    reason,
  }),
  answer: z.object({ host: z.string() }),
  errors: ['not_found', 'name_taken'],
});

export const staffAgentMove = defineCall({
  summary: 'Put an account with everybody below it under another agent, or under none; history keeps the old team',
  method: 'POST',
  path: '/wps/staff/agents/:memberId/move',
  access: 'staff',
  permission: 'agents.manage',
  encrypted: false,
  params: memberParams,
  body: z.strictObject({ uplineId: z.nullable(clientId), reason }),
  answer: z.object({ moved: z.int(), endedContracts: z.int() }),
  errors: ['not_found', 'operation_not_allowed'],
});

export const staffAgentContracts = defineCall({
  summary: 'Contracts of the brand’s agents',
  method: 'GET',
  path: '/wps/staff/agent-contracts',
  access: 'staff',
  permission: 'agents.read',
  encrypted: false,
  data: pageOf(['createdAt'], {
    kind: z.optional(contractKind),
    state: z.optional(contractState),
    search: z.optional(text(64)),
  }),
  answer: rowsOf(agentContract),
  errors: [],
});

export const staffAgentContractOffer = defineCall({
  summary: 'Offer a contract of the operator’s to an agent at the top',
  method: 'PUT',
  path: '/wps/staff/agent-contracts',
  access: 'staff',
  permission: 'agents.manage',
  encrypted: false,
  body: z.strictObject({
    requestId: clientId,
    memberId: clientId,
    kind: contractKind,
    terms: sentTerms,
    endHigher: z._default(z.boolean(), false),
    reason,
  }),
  answer: agentContract,
  errors: [
    'not_found',
    'operation_not_allowed',
    'request_pending',
    'higher_rate',
    'limit_reached',
    'repeated_with_other_content',
  ],
});

export const staffAgentContractAct = defineCall({
  summary: 'Accept, reject or terminate a contract of the operator’s; both sides have to agree to an end',
  method: 'POST',
  path: '/wps/staff/agent-contracts/:contractId',
  access: 'staff',
  permission: 'agents.manage',
  encrypted: false,
  params: contractParams,
  body: z.strictObject({ action: z.enum(contractActions), reason }),
  answer: agentContract,
  errors: ['not_found', 'already_decided', 'operation_not_allowed'],
});

const staffPay = z.object({
  ...payLine.shape,
  memberId: z.string(),
  username: z.string(),
  held: amount,
  reason: z.string(),
});

export const staffAgentPays = defineCall({
  summary: 'Pay of the brand’s agents: what waits for release, or what was paid, refused or came to nothing',
  method: 'GET',
  path: '/wps/staff/agent-pays',
  access: 'staff',
  permission: 'agents.read',
  encrypted: false,
  data: pageOf(['computedAt', 'due'], {
    state: z.optional(payState),
    kind: z.optional(payKind),
    search: z.optional(text(64)),
  }),
  answer: rowsOf(staffPay),
  errors: [],
});

const staffPayParams = z.strictObject({ memberId: clientId, kind: payKind, period: text(20) });

export const staffAgentPay = defineCall({
  summary: 'How an agent’s pay came to be, step by step',
  method: 'GET',
  path: '/wps/staff/agent-pays/:memberId/:kind/:period',
  access: 'staff',
  permission: 'agents.read',
  encrypted: false,
  params: staffPayParams,
  answer: z.object({ ...staffPay.shape, steps: z.array(payStep) }),
  errors: ['not_found'],
});

export const staffAgentPayDecide = defineCall({
  summary: 'Release a pay that is held, or refuse it with a reason; final',
  method: 'POST',
  path: '/wps/staff/agent-pays/:memberId/:kind/:period',
  access: 'staff',
  permission: 'agents.pay',
  encrypted: false,
  params: staffPayParams,
  body: z.strictObject({ decision: z.enum(['release', 'refuse']), reason }),
  answer: z.object({ state: payState, paid: amount }),
  errors: ['not_found', 'already_decided'],
});

export const staffAgentPayPreview = defineCall({
  summary: 'What a pay run of a kind would pay for its running or last period, with warnings; nothing is booked',
  method: 'GET',
  path: '/wps/staff/agent-pay-preview',
  access: 'staff',
  permission: 'agents.read',
  encrypted: false,
  data: z.strictObject({ kind: payKind, back: z._default(z.int().check(z.minimum(0), z.maximum(60)), 0) }),
  answer: z.object({
    period: z.string(),
    total: amount,
    rows: z.array(
      z.object({
        memberId: z.string(),
        username: z.string(),
        due: amount,
        booked: amount,
        warnings: z.array(teamWarning),
      }),
    ),
  }),
  errors: [],
});

export const staffAgentPayRun = defineCall({
  summary:
    'Do the pay run of a closed period again; only differences are booked, and what was paid too much is set off',
  method: 'POST',
  path: '/wps/staff/agent-pay-runs',
  access: 'staff',
  permission: 'agents.pay',
  encrypted: false,
  perMinute: 10,
  body: z.strictObject({ kind: payKind, back: z.int().check(z.minimum(1), z.maximum(60)), reason }),
  answer: z.object({ period: z.string(), lines: z.int(), paid: amount, held: amount }),
  errors: [],
});
