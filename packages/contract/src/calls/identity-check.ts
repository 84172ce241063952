import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, clientId, instant } from '../fields.ts';

/** Of an identity check. A member without one is at NONE. */
export const identityStates = ['NONE', 'OPEN', 'SUBMITTED', 'APPROVED', 'REFUSED'] as const;
export const identityState = z.enum(identityStates);
export type IdentityState = z.output<typeof identityState>;

export const identityDocumentKinds = [
  'identityFront',
  'identityBack',
  'selfie',
  'addressProof',
  'incomeProof',
] as const;
export const identityDocumentKind = z.enum(identityDocumentKinds);
export type IdentityDocumentKind = z.output<typeof identityDocumentKind>;

/** A number of the brand's levels, from 1. */
export const identityLevel = z.int().check(z.minimum(1), z.maximum(5));

export const uploadedDocument = z.object({
  documentId: z.string(),
  kind: identityDocumentKind,
  uploadedAt: instant,
});

const path = '/wps/member/identityCheck';

const checkView = z.object({
  checkId: z.string(),
  level: z.int(),
  /** What this check needs, in the order in which it is asked for. */
  needed: z.array(identityDocumentKind),
  uploaded: z.array(uploadedDocument),
  openedAt: instant,
  submittedAt: z.nullable(instant),
  /** When staff means to have decided; null while it is not staff's turn. */
  dueAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** Staff's words; empty before a decision. */
  reason: z.string(),
});

const answer = z.object({
  /** That the member has reached; 0 without one. */
  level: z.int(),
  /** Of the brand, the lowest first; empty where it checks nobody. */
  levels: z.array(
    z.object({
      level: z.int(),
      documents: z.array(identityDocumentKind),
      /** Withdrawals from this amount on need the level. */
      withdrawalsFrom: amount,
    }),
  ),
  state: identityState,
  /** Who acts next. */
  next: z.enum(['member', 'staff', 'nobody']),
  /** What must be told before the documents can be sent in. */
  missingDetails: z.array(z.enum(['realName', 'birthday'])),
  /** The latest; null at NONE. */
  check: z.nullable(checkView),
});

export const identityCheck = defineCall({
  summary: 'How far the account has proved who its owner is, what the brand asks for, and who acts next',
  method: 'GET',
  path,
  access: 'realAccount',
  encrypted: false,
  answer,
  errors: [],
});

export const startIdentityCheck = defineCall({
  summary: 'Begin an identity check for a level, or choose another level before it is sent in',
  method: 'POST',
  path,
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ level: identityLevel }),
  answer,
  errors: ['request_pending'],
});

export const uploadIdentityDocument = defineCall({
  summary:
    'One document of the check that is open: a PNG or JPEG of at most 5 MB as the body itself; in the place of an earlier one',
  method: 'PUT',
  path: `${path}/documents/:kind`,
  access: 'realAccount',
  encrypted: false,
  perMinute: 12,
  params: z.strictObject({ kind: identityDocumentKind }),
  upload: { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 },
  answer: z.object({ documentId: z.string() }),
  errors: ['not_found', 'request_pending'],
});

export const identityDocument = defineCall({
  summary: 'A document that the account sent, as a data URL of a WebP',
  method: 'GET',
  path: `${path}/documents/:documentId`,
  access: 'realAccount',
  encrypted: false,
  params: z.strictObject({ documentId: clientId }),
  answer: z.object({ image: z.string() }),
  errors: ['not_found'],
});

export const submitIdentityCheck = defineCall({
  summary: 'Send the documents in: staff decides next',
  method: 'POST',
  path: `${path}/submission`,
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  answer,
  errors: ['not_found', 'request_pending'],
});
