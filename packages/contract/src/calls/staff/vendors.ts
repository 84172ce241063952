import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { staffReason as reason } from './accounts.ts';

const vendorCode = text(40);
const vendorParams = z.strictObject({ vendorCode });

export const staffVendors = defineCall({
  summary: 'Vendors of the installation, and how each may come in',
  method: 'GET',
  path: '/wps/staff/vendors',
  access: 'staff',
  permission: 'vendors.read',
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['vendorCode', 'name'], { search: z.optional(text(40)) }, 'asc'),
  answer: rowsOf(
    z.object({
      vendorCode: z.string(),
      name: z.string(),
      isDisabled: z.boolean(),
      isInMaintenance: z.boolean(),
      liveKeys: z.int(),
      /** Addresses that it may call from; 0: any. */
      networks: z.int(),
    }),
  ),
  errors: [],
});

export const staffVendorHealth = defineCall({
  summary: 'How vendors fared with their calls to the wallet within the last hour, over all processes',
  method: 'GET',
  path: '/wps/staff/vendors/health',
  access: 'staff',
  permission: 'vendors.read',
  forAllBrands: true,
  encrypted: false,
  answer: z.object({
    rows: z.array(
      z.object({
        vendorCode: z.string(),
        name: z.string(),
        calls: z.int(),
        /** Answered by no: a limit, a lack of money, an ended session. */
        refusals: z.int(),
        /** Not answered as they should be. */
        errors: z.int(),
        meanMs: z.number(),
        maxMs: z.int(),
        lastAt: z.nullable(instant),
        lastErrorAt: z.nullable(instant),
        /** Calls and errors of each five minutes, the oldest first. */
        bars: z.array(z.object({ calls: z.int(), errors: z.int() })),
      }),
    ),
  }),
  errors: [],
});

export const staffVendor = defineCall({
  summary: 'A vendor’s addresses, caps and switch',
  method: 'GET',
  path: '/wps/staff/vendors/:vendorCode',
  access: 'staff',
  permission: 'vendors.read',
  forAllBrands: true,
  encrypted: false,
  params: vendorParams,
  answer: z.object({
    vendorCode: z.string(),
    networks: z.array(z.string()),
    isDisabled: z.boolean(),
    caps: z.array(
      z.object({
        currency: z.string(),
        /** False: the usual one of the currency. */
        isOwn: z.boolean(),
        /** The most that one round may pay in all; null: no cap. */
        singleWin: z.nullable(amount),
        /** Payouts less stakes of 60 minutes; null: no cap. */
        hourlyLoss: z.nullable(amount),
      }),
    ),
  }),
  errors: ['vendor_not_found'],
});

export const staffVendorKeys = defineCall({
  summary: 'All keys that a vendor ever had, the oldest first',
  method: 'GET',
  path: '/wps/staff/vendors/:vendorCode/keys',
  access: 'staff',
  permission: 'vendors.keys',
  forAllBrands: true,
  encrypted: false,
  params: vendorParams,
  answer: z.object({
    rows: z.array(z.object({ keyId: z.string(), createdAt: instant, retiredAt: z.nullable(instant) })),
  }),
  errors: ['vendor_not_found'],
});

export const staffVendorKeyAdd = defineCall({
  summary:
    'Add a key of a vendor; without a public key a pair is made, and its private half is shown once and stored nowhere',
  method: 'PUT',
  path: '/wps/staff/vendors/:vendorCode/keys',
  access: 'staff',
  permission: 'vendors.keys',
  forAllBrands: true,
  encrypted: false,
  params: vendorParams,
  body: z.strictObject({ publicKey: z.optional(text(100)), reason }),
  answer: z.object({ keyId: z.string(), privateKeyPem: z.nullable(z.string()) }),
  errors: ['vendor_not_found', 'limit_reached'],
});

export const staffVendorKeyRetire = defineCall({
  summary: 'Retire a key of a vendor for good',
  method: 'POST',
  path: '/wps/staff/vendors/:vendorCode/keys/:keyId/retire',
  access: 'staff',
  permission: 'vendors.keys',
  forAllBrands: true,
  encrypted: false,
  params: z.strictObject({ vendorCode, keyId: clientId }),
  body: z.strictObject({ reason }),
  answer: z.object({}),
  errors: ['vendor_not_found', 'not_found'],
});

export const staffVendorNetworks = defineCall({
  summary: 'Replace the list of networks that a vendor may call from; an empty list means anywhere',
  method: 'PUT',
  path: '/wps/staff/vendors/:vendorCode/networks',
  access: 'staff',
  permission: 'vendors.keys',
  forAllBrands: true,
  encrypted: false,
  params: vendorParams,
  body: z.strictObject({ networks: z.array(text(64)).check(z.maxLength(200)), reason }),
  answer: z.object({}),
  errors: ['vendor_not_found'],
});

export const staffVendorCaps = defineCall({
  summary: 'Set a vendor’s caps in a currency (null: none on purpose), or go back to the usual ones of the currency',
  method: 'PUT',
  path: '/wps/staff/vendors/:vendorCode/caps/:currency',
  access: 'staff',
  permission: 'vendors.caps',
  forAllBrands: true,
  encrypted: false,
  params: z.strictObject({ vendorCode, currency: text(8) }),
  body: z.strictObject({
    /** Null: the usual ones. */
    caps: z.nullable(z.strictObject({ singleWin: z.nullable(amount), hourlyLoss: z.nullable(amount) })),
    reason,
  }),
  answer: z.object({}),
  errors: ['vendor_not_found'],
});

export const staffVendorState = defineCall({
  summary: 'Disable a vendor that calls over HTTP, or enable it again',
  method: 'POST',
  path: '/wps/staff/vendors/:vendorCode/state',
  access: 'staff',
  permission: 'vendors.caps',
  forAllBrands: true,
  encrypted: false,
  params: vendorParams,
  body: z.strictObject({ state: z.enum(['enabled', 'disabled']), reason }),
  answer: z.object({}),
  errors: ['vendor_not_found'],
});

export const staffPayouts = defineCall({
  summary: 'Payouts of vendors that wait for a person, or that were decided',
  method: 'GET',
  path: '/wps/staff/payouts',
  access: 'staff',
  permission: 'payouts.decide',
  encrypted: false,
  data: pageOf(
    ['heldAt', 'amount'],
    { state: z._default(z.enum(['held', 'paid', 'refused']), 'held'), vendorCode: z.optional(vendorCode) },
    'asc',
  ),
  answer: rowsOf(
    z.object({
      payoutId: z.string(),
      vendorCode: z.string(),
      txId: z.string(),
      roundId: z.string(),
      memberId: z.string(),
      memberName: z.string(),
      amount,
      currency: z.string(),
      /** Why it waits. */
      reason: z.enum(['hourly_loss', 'beyond_float']),
      state: z.enum(['held', 'paid', 'refused']),
      heldAt: instant,
      decidedAt: z.nullable(instant),
      decisionReason: z.string(),
    }),
  ),
  errors: [],
});

export const staffPayoutDecide = defineCall({
  summary: 'Pay a payout that waits, or refuse it; final',
  method: 'POST',
  path: '/wps/staff/payouts/:payoutId',
  access: 'staff',
  permission: 'payouts.decide',
  encrypted: false,
  params: z.strictObject({ payoutId: clientId }),
  body: z.strictObject({ to: z.enum(['paid', 'refused']), reason }),
  /** `replay`: it was decided so before. */
  answer: z.object({ replay: z.boolean() }),
  errors: ['not_found', 'already_decided'],
});
