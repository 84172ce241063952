import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, instant, localeCode, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { staffReason as reason } from '../accounts.ts';
import { picturePart, pictureUpload } from '../content/pieces.ts';

const brandParams = z.strictObject({ brandId: clientId });
/** A brand's whole configuration, as its file holds it; the form's schema describes it, and the server checks it with the same. */
const document = z.record(z.string(), z.unknown());
const version = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const path = '/wps/staff/brands';

export const staffBrands = defineCall({
  summary: 'Brands that the asking staff looks after',
  method: 'GET',
  path,
  access: 'staff',
  permission: 'brands.edit',
  encrypted: false,
  data: pageOf(['name', 'createdAt'], { search: z.optional(text(60)) }, 'asc'),
  answer: rowsOf(
    z.object({
      brandId: z.string(),
      code: z.string(),
      name: z.string(),
      currency: z.string(),
      defaultLanguage: localeCode,
      hosts: z.array(z.string()),
      isInMaintenance: z.boolean(),
      version: z.int(),
      createdAt: instant,
    }),
  ),
  errors: [],
});

export const staffBrandForm = defineCall({
  summary: 'What a brand’s configuration consists of: a JSON schema, and the vendors that can be offered',
  method: 'GET',
  path: '/wps/staff/brand-form',
  access: 'staff',
  permission: 'brands.edit',
  encrypted: false,
  answer: z.object({
    schema: document,
    /** Colours of the product, by theme and token. */
    colours: z.record(z.string(), z.record(z.string(), z.string())),
    vendors: z.array(z.object({ vendorCode: z.string(), name: z.string() })),
  }),
  errors: [],
});

export const staffBrand = defineCall({
  summary: 'A brand’s configuration, as it is or as it was in a version',
  method: 'GET',
  path: `${path}/:brandId`,
  access: 'staff',
  permission: 'brands.edit',
  encrypted: false,
  params: brandParams,
  data: z.strictObject({ version: z.optional(version) }),
  answer: z.object({
    brandId: z.string(),
    /** Of the brand as it is now. */
    version: z.int(),
    document,
  }),
  errors: ['not_found'],
});

export const staffBrandVersions = defineCall({
  summary: 'Versions of a brand’s configuration, the newest first',
  method: 'GET',
  path: `${path}/:brandId/versions`,
  access: 'staff',
  permission: 'brands.edit',
  encrypted: false,
  params: brandParams,
  data: pageOf(['version'], {}),
  answer: rowsOf(z.object({ version: z.int(), changedBy: z.string(), reason: z.string(), changedAt: instant })),
  errors: ['not_found'],
});

export const staffBrandAdd = defineCall({
  summary: 'Make a brand with its hosts and the games of its vendors',
  method: 'POST',
  path,
  access: 'staff',
  permission: 'brands.edit',
  forAllBrands: true,
  encrypted: false,
  body: z.strictObject({ document, reason }),
  answer: z.object({ brandId: z.string() }),
  errors: ['name_taken'],
});

export const staffBrandSet = defineCall({
  summary: 'Write a brand’s configuration as its next version; older versions are kept',
  method: 'PUT',
  path: `${path}/:brandId`,
  access: 'staff',
  permission: 'brands.edit',
  encrypted: false,
  params: brandParams,
  body: z.strictObject({
    document,
    /** The version that was edited: a newer one is not written over. */
    version,
    reason,
  }),
  answer: z.object({ version: z.int() }),
  errors: ['not_found', 'already_decided', 'permission_not_held'],
});

export const staffBrandPictureAdd = defineCall({
  summary:
    'Add a picture of a brand’s logo: a PNG or JPEG of at most 8 MB as the body itself, encoded anew in the size of its shape',
  method: 'PUT',
  path: `${path}/:brandId/pictures/:pictureId`,
  access: 'staff',
  permission: 'brands.edit',
  encrypted: false,
  perMinute: 30,
  params: z.strictObject({ brandId: clientId, pictureId: clientId }),
  data: z.strictObject({ shape: z.enum(['lettering', 'sign']), part: picturePart }),
  upload: pictureUpload,
  answer: z.object({ url: z.string() }),
  errors: ['not_found', 'limit_reached', 'already_decided'],
});
