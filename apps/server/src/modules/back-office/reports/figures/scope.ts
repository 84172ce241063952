import type { ReportDimension, ReportFigure } from '@baize/contract';
import { canSplit, type ReportQuestion } from '@baize/contract';
import { sql } from 'kysely';
import type { RequestStaff } from '../../../../platform/http/handlers.ts';
import { RefusedRequest } from '../../../../platform/http/refused-request.ts';
import type { ReportDependencies } from '../dependencies.ts';
import { daysOf, momentsOf, type ReportDays } from './days.ts';

/** Whose figures a report reads, and of when: the same local days in each brand's own zone. */
export interface ReportScope extends ReportDays {
  brands: readonly { id: string; zone: string; start: Date; end: Date }[];
}

type ReportReader = Pick<RequestStaff, 'brandId' | 'forAllBrands' | 'permissionsEverywhere'>;

/** Whether somebody may compare brands: the right to read reports must be his at every brand. */
const seesAllBrands = ({ forAllBrands, permissionsEverywhere }: ReportReader): boolean =>
  forAllBrands && permissionsEverywhere.includes('reports.read');

/** Throws a RefusedRequest where a figure has no value when it is split so, or the reader may not split so. */
export function checkSplit(figures: readonly ReportFigure[], by: readonly ReportDimension[], reader: ReportReader) {
  if (!figures.every((figure) => canSplit(figure, by)))
    throw new RefusedRequest('invalid_input', { fields: { by: { key: 'field_format' } } });
  if (by.includes('brand') && !seesAllBrands(reader)) throw new RefusedRequest('operation_not_allowed');
}

/** The own brand; split by brand, every brand of the installation. */
export async function scopeOf(
  { reportsDatabase, brands }: Pick<ReportDependencies, 'reportsDatabase' | 'brands'>,
  question: Pick<ReportQuestion, 'by' | 'span' | 'from' | 'to'>,
  { brandId }: ReportReader,
  now: Date,
): Promise<ReportScope> {
  const { timeZone } = await brands.settingsOf(brandId);
  const days = daysOf(question, now, timeZone);
  const ids = question.by.includes('brand')
    ? (await sql<{ id: string }>`select id from brands order by id`.execute(reportsDatabase)).rows.map(({ id }) => id)
    : [brandId];
  const scoped = ids.map(async (id) => {
    const { timeZone: zone } = await brands.settingsOf(id);
    return { id, zone, ...momentsOf(days, zone) };
  });
  return { ...days, brands: await Promise.all(scoped) };
}
