import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';

const permission = 'exports.run';

/** Lists that can be exported: the calls of these names, each with its own permission beside `exports.run`. */
export const exportableLists = [
  'staffMembers',
  'staffMemberTransactions',
  'staffMemberBets',
  'staffApplications',
  'staffContractRequests',
  'staffPayouts',
  'staffDeposits',
  'staffStatementLines',
  'staffTransfers',
  'staffWithdrawals',
  'staffDisputes',
  'staffGames',
  'staffBrandVendors',
  'staffAccounts',
  'staffAuditLog',
  'staffJobs',
  'staffFeedback',
  'staffRevenueReport',
  'staffPaymentReport',
  'staffGrowthReport',
  'staffReport',
  'staffBigWins',
] as const;
export type ExportableList = (typeof exportableLists)[number];

const exportState = z.enum(['waiting', 'ready', 'failed', 'expired']);

export const staffExportRequest = defineCall({
  summary: 'Export a list as a file: the rows that the same filters show, up to 1,000,000, of a workbook 50,000',
  method: 'PUT',
  path: '/wps/staff/exports',
  access: 'staff',
  permission,
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({
    /** Chosen by the client, so that a request that is sent twice is done once. */
    exportId: clientId,
    list: z.enum(exportableLists),
    format: z.enum(['csv', 'xlsx']),
    /** What the list's own call takes as `params` and `data`; page and page size count for nothing. */
    params: z._default(z.record(z.string(), z.string()), {}),
    data: z._default(z.record(z.string(), z.unknown()), {}),
  }),
  answer: z.object({ exportId: z.string(), state: exportState }),
  errors: ['operation_not_allowed', 'limit_reached', 'repeated_with_other_content', 'second_factor_setup_required'],
});

export const staffExports = defineCall({
  summary: 'The own exports, the latest first; each can be had for 24 hours',
  method: 'GET',
  path: '/wps/staff/exports',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['requestedAt'], {}),
  answer: rowsOf(
    z.object({
      exportId: z.string(),
      list: z.enum(exportableLists),
      format: z.enum(['csv', 'xlsx']),
      state: exportState,
      rows: z.nullable(z.int()),
      /** True: the list has more rows than a file takes. */
      isTruncated: z.boolean(),
      bytes: z.nullable(z.int()),
      requestedAt: instant,
      expiresAt: instant,
    }),
  ),
  errors: [],
});

export const staffExportFile = defineCall({
  summary: 'A part of the file of an own export, for who requested it alone',
  method: 'GET',
  path: '/wps/staff/exports/:exportId/file',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ exportId: clientId }),
  /** A file of up to 4 MB has one part. */
  data: z.strictObject({ part: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1) }),
  answer: z.object({ fileName: z.string(), contentType: z.string(), parts: z.int(), base64: z.string() }),
  errors: ['not_found', 'export_not_ready'],
});
