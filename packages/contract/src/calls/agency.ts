import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { instant, text } from '../fields.ts';
import { contractKind } from './agents/fields.ts';

/** Redeem and request statuses of the specification. */
const requestState = z.enum(['processing', 'approved', 'rejected']);
export type RequestState = z.output<typeof requestState>;

export const referralLink = z.object({
  code: z.string(),
  domain: z.string(),
  url: z.string(),
  label: z.string(),
  /** How many accounts were opened with it. */
  registrations: z.int(),
  createdAt: instant,
  /** When it was switched off; null while it works. */
  endedAt: z.nullable(instant),
});
export type ReferralLink = z.output<typeof referralLink>;

export const referralLinks = defineCall({
  summary: 'The account’s referral links, newest first, and what all of them brought',
  method: 'GET',
  path: '/wps/agent/referral/links',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    /** All that work, and the newest of those that were switched off. */
    list: z.array(referralLink),
    mostActive: z.int(),
    /** Over all links, also those that `list` leaves out. */
    totals: z.object({ registrations: z.int(), working: z.int() }),
  }),
  errors: [],
});

export const addReferralLink = defineCall({
  summary: 'Make a referral link; an account has a limited number of working ones',
  method: 'PUT',
  path: '/wps/agent/referral/links',
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ label: text(40) }),
  answer: referralLink,
  errors: ['limit_reached'],
});

export const endReferralLink = defineCall({
  summary: 'Switch a referral link off; who came by it stays counted',
  method: 'DELETE',
  path: '/wps/agent/referral/links/:code',
  access: 'realAccount',
  encrypted: false,
  params: z.strictObject({ code: text(64) }),
  answer: referralLink,
  errors: ['not_found'],
});

const message = text(500).check(z.minLength(10));

export const affiliateApplication = z.object({
  id: z.string(),
  channel: z.enum(['website', 'social', 'messenger', 'friends', 'other']),
  audience: z.string(),
  contact: z.string(),
  message: z.string(),
  state: requestState,
  reply: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});
export type AffiliateApplication = z.output<typeof affiliateApplication>;

export const affiliateApplicationState = defineCall({
  summary: 'The account’s latest affiliate application, null without one',
  method: 'GET',
  path: '/wps/agent/affiliate/application',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({ application: z.nullable(affiliateApplication) }),
  errors: [],
});

export const applyAsAffiliate = defineCall({
  summary: 'Apply to become an affiliate; one application at a time',
  method: 'PUT',
  path: '/wps/agent/affiliate/application',
  access: 'realAccount',
  encrypted: false,
  perMinute: 10,
  body: z.strictObject({
    channel: affiliateApplication.shape.channel,
    audience: text(120).check(z.minLength(1, 'not_empty')),
    contact: text(120).check(z.minLength(1, 'not_empty')),
    message,
  }),
  answer: affiliateApplication,
  errors: ['request_pending', 'operation_not_allowed'],
});

export const contractRequest = z.object({
  id: z.string(),
  kind: z.enum(['new', 'termination']),
  contract: contractKind,
  message: z.string(),
  state: requestState,
  reply: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});
export type ContractRequest = z.output<typeof contractRequest>;

export const contractRequests = defineCall({
  summary: 'The agent’s requests for contracts and their terminations, newest first',
  method: 'GET',
  path: '/wps/agent/contract/requests',
  access: 'agent',
  encrypted: false,
  answer: z.object({ list: z.array(contractRequest) }),
  errors: [],
});

export const requestContract = defineCall({
  summary: 'Ask for a new contract or for the termination of one; one open request a contract',
  method: 'PUT',
  path: '/wps/agent/contract/requests',
  access: 'agent',
  encrypted: false,
  perMinute: 10,
  body: z.strictObject({ kind: contractRequest.shape.kind, contract: contractRequest.shape.contract, message }),
  answer: contractRequest,
  errors: ['request_pending'],
});
