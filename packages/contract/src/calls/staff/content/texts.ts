import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { staffReason as reason } from '../accounts.ts';
import { inLanguages } from './documents.ts';

const ofStaff = { access: 'staff', encrypted: false } as const;

export const staffSiteTexts = defineCall({
  ...ofStaff,
  summary: 'Texts of the site, found by key or wording, with what the brand says in their place',
  method: 'GET',
  path: '/wps/staff/content/texts',
  permission: 'content.read',
  data: pageOf(
    ['key'],
    {
      search: z.optional(text(80)),
      /** The brand’s own alone, or those that lack a language. */
      which: z._default(z.enum(['all', 'own', 'missing']), 'all'),
    },
    'asc',
  ),
  answer: rowsOf(
    z.object({
      key: z.string(),
      base: inLanguages(z.string()),
      /** What the site shows in their place. */
      own: inLanguages(z.string()),
      /** What a text of the brand has to be filled with, as the base is. */
      holes: z.array(z.string()),
      /** The piece that holds the brand's text; null: none was written yet. */
      pieceId: z.nullable(z.string()),
      version: z.int(),
    }),
  ),
  errors: [],
});

/** The configuration of a brand says which addresses there can be. */
const address = text(500);
const code = text(40);

const links = {
  /** Addresses beside the pages, such as apps and messengers. */
  resources: z.array(z.strictObject({ resourceType: code, url: address, qrCodeUrl: address })).check(z.maxLength(40)),
  /** Where customer service is met: type 3 is the live chat. */
  customerService: z
    .array(z.strictObject({ csType: code, csPosition: text(40), path: address }))
    .check(z.maxLength(40)),
};

export const staffSiteLinks = defineCall({
  ...ofStaff,
  summary: 'Links of the brand: resources such as apps and messengers, and the entries of customer service',
  method: 'GET',
  path: '/wps/staff/content/links',
  permission: 'content.read',
  answer: z.object({
    ...links,
    /** Of the brand’s configuration, which they are a part of. */
    version: z.int(),
  }),
  errors: [],
});

export const staffSiteLinksSet = defineCall({
  ...ofStaff,
  summary: 'Write the links of the brand as the next version of its configuration',
  method: 'PUT',
  path: '/wps/staff/content/links',
  permission: 'content.edit',
  body: z.strictObject({ ...links, version: z.int().check(z.minimum(0), z.maximum(1_000_000_000)), reason }),
  answer: z.object({ version: z.int() }),
  errors: ['already_decided'],
});
