import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, instant, localeCode, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { staffReason as reason } from '../accounts.ts';
import { contentDocument, contentKind, contentReaders } from './documents.ts';
import { pictureShapeNames } from './picture-shapes.ts';

/** What a piece is at this moment. A published one may have a draft besides. */
export const contentStates = ['draft', 'scheduled', 'live', 'over', 'withdrawn'] as const;
export type ContentState = (typeof contentStates)[number];
export const contentActs = ['found', 'drafted', 'published', 'withdrawn'] as const;

const pieceParams = z.strictObject({ pieceId: clientId });
const version = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const path = '/wps/staff/content/pieces';
const ofStaff = { access: 'staff', encrypted: false } as const;

export const staffContentPieces = defineCall({
  ...ofStaff,
  summary: 'What staff writes for the site: banners, notices, pop-up notices, news, promotions, help articles',
  method: 'GET',
  path: '/wps/staff/content/kinds/:kind',
  permission: 'content.read',
  params: z.strictObject({ kind: contentKind }),
  data: pageOf(
    ['position', 'changedAt'],
    {
      /** A banner's group or a help article's topic. */
      group: z.optional(text(20)),
      state: z._default(z.enum([...contentStates, 'all']), 'all'),
      search: z.optional(text(60)),
    },
    'asc',
  ),
  answer: rowsOf(
    z.object({
      pieceId: z.string(),
      title: z.string(),
      group: z.string(),
      pictureUrl: z.string(),
      state: z.enum(contentStates),
      /** Something newer than what the site shows was written. */
      hasDraft: z.boolean(),
      /** Languages that it has a text in. */
      languages: z.array(localeCode),
      startsAt: z.nullable(instant),
      endsAt: z.nullable(instant),
      readers: z.enum(contentReaders),
      minRank: z.int(),
      version: z.int(),
      changedBy: z.string(),
      changedAt: instant,
    }),
  ),
  errors: [],
});

export const staffContentPiece = defineCall({
  ...ofStaff,
  summary: 'One piece as it was written last, or as it was in a version',
  method: 'GET',
  path: `${path}/:pieceId`,
  permission: 'content.read',
  params: pieceParams,
  data: z.strictObject({ version: z.optional(version) }),
  answer: z.object({
    pieceId: z.string(),
    /** Of the piece as it is now. */
    version: z.int(),
    /** What the site shows; null: nothing. */
    publishedVersion: z.nullable(z.int()),
    /** As `document` of a writing. */
    document: z.record(z.string(), z.unknown()),
  }),
  errors: ['not_found'],
});

export const staffContentVersions = defineCall({
  ...ofStaff,
  summary: 'Versions of a piece, the newest first',
  method: 'GET',
  path: `${path}/:pieceId/versions`,
  permission: 'content.read',
  params: pieceParams,
  data: pageOf(['version'], {}),
  answer: rowsOf(
    z.object({
      version: z.int(),
      act: z.enum(contentActs),
      changedBy: z.string(),
      reason: z.string(),
      changedAt: instant,
    }),
  ),
  errors: ['not_found'],
});

export const staffContentWrite = defineCall({
  ...ofStaff,
  summary: 'Write a piece’s next version, as a draft or for the site; older versions are kept',
  method: 'PUT',
  path: `${path}/:pieceId`,
  permission: 'content.edit',
  /** Made by the client for a new piece, so that a repeat adds nothing. */
  params: pieceParams,
  body: z.strictObject({
    document: contentDocument,
    /** The version that was edited, 0 for a new piece: a newer one is not written over. */
    version,
    isPublished: z.boolean(),
    reason,
  }),
  answer: z.object({ version: z.int() }),
  errors: ['not_found', 'already_decided', 'name_taken', 'limit_reached'],
});

export const staffContentWithdraw = defineCall({
  ...ofStaff,
  summary: 'Take a piece back from the site; its versions stay',
  method: 'POST',
  path: `${path}/:pieceId/withdraw`,
  permission: 'content.edit',
  params: pieceParams,
  body: z.strictObject({ version, reason }),
  answer: z.object({ version: z.int() }),
  errors: ['not_found', 'already_decided'],
});

export const staffContentOrder = defineCall({
  ...ofStaff,
  summary: 'Put pieces of one kind in the order in which the site shows them; at once',
  method: 'POST',
  path: '/wps/staff/content/order',
  permission: 'content.edit',
  body: z.strictObject({ kind: contentKind, pieceIds: z.array(clientId).check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({}),
  errors: ['not_found'],
});

/** A picture as the body itself. */
export const pictureUpload = { contentTypes: ['image/png', 'image/jpeg'] as const, maxBytes: 8 * 1024 * 1024 };

const pixels = z.int().check(z.minimum(0), z.maximum(50_000));

/** The part that is kept, in pixels of the picture as it is looked at; without it the middle. */
export const picturePart = z.optional(z.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels }));

export const staffContentPictureAdd = defineCall({
  ...ofStaff,
  summary:
    'Add a picture: a PNG or JPEG of at most 8 MB as the body itself, cut to the named part and encoded anew in the size of its shape',
  method: 'PUT',
  path: '/wps/staff/content/pictures/:pictureId',
  permission: 'content.edit',
  perMinute: 30,
  params: z.strictObject({ pictureId: clientId }),
  data: z.strictObject({
    shape: z.enum(pictureShapeNames),
    part: picturePart,
  }),
  upload: pictureUpload,
  answer: z.object({ url: z.string() }),
  errors: ['limit_reached', 'already_decided'],
});
