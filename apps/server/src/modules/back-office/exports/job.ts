import { calls } from '@baize/contract';
import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { holdsPermission } from '../../../platform/http/permissions.ts';
import { RefusedRequest } from '../../../platform/http/refused-request.ts';
import { handlerOf, type JobHandler, type JobKind } from '../../../platform/jobs/durable/job-kind.ts';
import type { ExportDependencies } from './dependencies.ts';
import { createExportStore, type ExportRow } from './export-store.ts';
import { makeFile } from './make-file.ts';

const maxAttempts = 5;

export const exportJob: JobKind<{ exportId: string }> = {
  name: 'staffExport',
  payload: z.strictObject({ exportId: z.uuid() }),
  maxAttempts: 25,
};

/** Makes the file of an export. Done again it makes the same file, which is kept once. */
export function createExportJob(deps: ExportDependencies): JobHandler {
  const store = createExportStore(deps.database);
  const attempts = new Map<string, number>();

  const brandOf = async (brandId: string): Promise<RequestBrand> => {
    const { rows } = await sql<{ code: string; currency: string }>`
      select code, currency_code as currency from brands where id = ${brandId}`.execute(deps.database);
    const [row] = rows;
    if (!row) throw new Error(`there is no brand ${brandId}`);
    const currency = { code: row.currency, exponent: currencyExponent(row.currency) ?? 0, symbol: '' };
    return { id: brandId, code: row.code, currency };
  };

  const make = async (row: ExportRow): Promise<void> => {
    const staff = await deps.staffAt(row.staffId, row.brandId);
    // Who has lost the permission since he asked gets no file.
    if (!staff || !holdsPermission(calls[row.list], staff) || !holdsPermission({ permission: 'exports.run' }, staff))
      return store.giveUp(row.id);
    await makeFile(deps, row, { brand: await brandOf(row.brandId), staff });
  };

  return handlerOf(exportJob, async ({ exportId }) => {
    const row = await store.find(exportId);
    if (row?.state !== 'waiting') return;
    try {
      await make(row);
      attempts.delete(exportId);
    } catch (error) {
      // What is refused now is refused for ever: days that a report does not cover.
      if (error instanceof RefusedRequest) return store.giveUp(exportId);
      const count = (attempts.get(exportId) ?? 0) + 1;
      attempts.set(exportId, count);
      if (count < maxAttempts) throw error;
      attempts.delete(exportId);
      await store.giveUp(exportId);
      throw error;
    }
  });
}
