import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { affiliateApplication, contractRequest } from '../agency.ts';

const permission = 'applications.decide';
const asker = { memberId: z.string(), memberName: z.string(), memberSince: instant };
const decision = z.strictObject({ state: z.enum(['approved', 'rejected']), reply: text(500) });
const requestPage = () =>
  pageOf(['createdAt', 'decidedAt'], { decided: z._default(z.boolean(), false), search: z.optional(text(64)) }, 'asc');

export const staffApplications = defineCall({
  summary: 'Applications to become an affiliate of the brand: those that wait, or those that were answered',
  method: 'GET',
  path: '/wps/staff/agency/applications',
  access: 'staff',
  permission,
  encrypted: false,
  data: requestPage(),
  answer: rowsOf(z.object({ ...affiliateApplication.shape, ...asker })),
  errors: [],
});

export const staffApplicationDecide = defineCall({
  summary:
    'Approve an application, which makes the account an agent’s, or reject it with a reply that the member reads; final',
  method: 'POST',
  path: '/wps/staff/agency/applications/:applicationId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ applicationId: clientId }),
  body: decision,
  answer: z.object({}),
  errors: ['not_found'],
});

export const staffContractRequests = defineCall({
  summary: 'Agents’ requests for contracts and their terminations: those that wait, or those that were answered',
  method: 'GET',
  path: '/wps/staff/agency/contracts',
  access: 'staff',
  permission,
  encrypted: false,
  data: requestPage(),
  answer: rowsOf(z.object({ ...contractRequest.shape, ...asker })),
  errors: [],
});

export const staffContractDecide = defineCall({
  summary: 'Approve or reject an agent’s request with a reply that he reads; final',
  method: 'POST',
  path: '/wps/staff/agency/contracts/:requestId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ requestId: clientId }),
  body: decision,
  answer: z.object({}),
  errors: ['not_found'],
});
