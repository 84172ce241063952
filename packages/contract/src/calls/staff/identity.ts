import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { identityDocumentKind, identityState, uploadedDocument } from '../identity-check.ts';
import { details, provedDetails } from '../member-details.ts';
import { staffReason as reason } from './accounts.ts';

const permission = 'identity.review';
const memberParams = z.strictObject({ memberId: clientId });
const checkParams = z.strictObject({ checkId: clientId });
const sentState = z.enum(['SUBMITTED', 'APPROVED', 'REFUSED']);

export const staffMemberDetails = defineCall({
  summary: 'What a member stated of himself, and how far he has proved it',
  method: 'GET',
  path: '/wps/staff/members/:memberId/details',
  access: 'staff',
  permission,
  encrypted: false,
  params: memberParams,
  answer: z.extend(details, {
    level: z.int(),
    state: identityState,
    /** Of the latest check; null without one. */
    checkId: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});

export const staffMemberDetailsSet = defineCall({
  summary: 'Change a member’s real name or birthday; what is left out stays',
  method: 'PUT',
  path: '/wps/staff/members/:memberId/details',
  access: 'staff',
  permission,
  encrypted: false,
  params: memberParams,
  body: z.strictObject({ ...provedDetails, reason }),
  answer: z.object({}),
  errors: ['not_found'],
});

export const staffMemberDetailsErase = defineCall({
  summary:
    'Erase a member’s documents and what he stated beside real name and birthday, which the books need; levels stay',
  method: 'POST',
  path: '/wps/staff/members/:memberId/details/erasure',
  access: 'staff',
  permission,
  encrypted: false,
  params: memberParams,
  body: z.strictObject({ reason }),
  answer: z.object({ documents: z.int() }),
  errors: ['not_found', 'request_pending'],
});

export const staffMemberSecondFactorReset = defineCall({
  summary:
    'Take all second factors of a member away who has lost them, after his identity was checked: his sessions end, and nothing is paid out for a while',
  method: 'POST',
  path: '/wps/staff/members/:memberId/secondFactor/reset',
  access: 'staff',
  permission,
  encrypted: false,
  params: memberParams,
  body: z.strictObject({ reason }),
  answer: z.object({ payoutsHeldUntil: instant }),
  errors: ['not_found'],
});

export const staffIdentityChecks = defineCall({
  summary: 'Identity checks that were sent in, the one that has waited longest first',
  method: 'GET',
  path: '/wps/staff/identityChecks',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['submittedAt', 'decidedAt'], { state: z._default(sentState, 'SUBMITTED') }, 'asc'),
  answer: rowsOf(
    z.object({
      checkId: z.string(),
      memberId: z.string(),
      username: z.string(),
      level: z.int(),
      state: sentState,
      submittedAt: instant,
      dueAt: instant,
      decidedAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

const earlier = z.object({
  checkId: z.string(),
  level: z.int(),
  state: identityState,
  decidedAt: z.nullable(instant),
  reason: z.string(),
});

export const staffIdentityCheck = defineCall({
  summary: 'One identity check with its documents and what the member stated',
  method: 'GET',
  path: '/wps/staff/identityChecks/:checkId',
  access: 'staff',
  permission,
  encrypted: false,
  params: checkParams,
  answer: z.object({
    checkId: z.string(),
    memberId: z.string(),
    username: z.string(),
    level: z.int(),
    /** That the member has reached. */
    memberLevel: z.int(),
    state: sentState,
    needed: z.array(identityDocumentKind),
    documents: z.array(uploadedDocument),
    /** When they are deleted; null before a decision, and when they are gone. */
    documentsUntil: z.nullable(instant),
    submittedAt: instant,
    dueAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.string(),
    reason: z.string(),
    details,
    earlier: z.array(earlier),
  }),
  errors: ['not_found'],
});

export const staffIdentityDocument = defineCall({
  summary: 'A document of an identity check, as a data URL of a WebP',
  method: 'GET',
  path: '/wps/staff/identityChecks/documents/:documentId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ documentId: clientId }),
  answer: z.object({ image: z.string() }),
  errors: ['not_found'],
});

export const staffIdentityDecide = defineCall({
  summary: 'Approve or refuse an identity check; the member reads the reason. Final',
  method: 'POST',
  path: '/wps/staff/identityChecks/:checkId/decision',
  access: 'staff',
  permission,
  encrypted: false,
  params: checkParams,
  body: z.strictObject({ decision: z.enum(['APPROVED', 'REFUSED']), reason }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided'],
});
