import { type ReportDimension, type ReportFigure, reportFigureNames, reportFigures } from '@baize/contract';
import { currencyExponent, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { selectPage } from '../../../../platform/database/select-page.ts';
import type { ListOf } from '../../../../platform/http/list-of.ts';
import type { ReportDependencies } from '../dependencies.ts';
import { checkSplit, scopeOf } from './scope.ts';
import { statementOf } from './statement.ts';

/** Keys, names and figures by the names of the statement, all as text. */
type Line = Record<string, string> & { currency: string };

const timeDimensions: readonly ReportDimension[] = ['day', 'week', 'month'];

/** Figures of the described set, split as staff asks: one query over the sums that each figure is read from. */
export const figureList =
  ({ reportsDatabase, clock, brands }: ReportDependencies): ListOf<'staffReport'> =>
  async ({ staff, data }) => {
    const { figures, by } = data;
    checkSplit(figures, by, staff);
    const scope = await scopeOf({ reportsDatabase, brands }, data, staff, clock.now());
    const names = by.map(
      (dimension, index) => sql`lower(${sql.ref(`${timeDimensions.includes(dimension) ? 'key' : 'name'}${index}`)})`,
    );
    const keys = sql.join([...by.map((_dimension, index) => sql.ref(`key${index}`)), sql`currency`], sql` || ' ' || `);
    const sorts = Object.fromEntries(
      reportFigureNames.map((name) => [name, figures.includes(name) ? sql.ref(name) : keys]),
    ) as Record<ReportFigure, ReturnType<typeof sql>>;
    const { rows, total } = await selectPage<Line, typeof data.sort>(
      reportsDatabase,
      {
        columns: sql`${keys} as key, ${sql.join([...by.map((_d, index) => sql.ref(`name${index}`)), ...figures.map((name) => sql`${sql.ref(name)}::text`)])}, currency`,
        from: sql`(${statementOf(figures, by, scope)}) report`,
        where: sql`true`,
        sorts: { ...sorts, split: sql.join(names, sql` || ' ' || `) },
        tieBreak: keys,
      },
      data,
    );
    return { rows: rows.map((line) => shown(line, figures, by)), total, from: scope.firstDay, to: scope.lastDay };
  };

function shown(line: Line, figures: readonly ReportFigure[], by: readonly ReportDimension[]) {
  const exponent = currencyExponent(line.currency) ?? 0;
  const shownValue = (name: ReportFigure): number | string => {
    const value = line[name] ?? '0';
    return reportFigures[name].unit === 'count' ? Number(value) : shownAmount(BigInt(value), exponent);
  };
  return {
    key: line.key ?? '',
    ...(Object.fromEntries(by.map((dimension, index) => [dimension, line[`name${index}`] ?? ''])) as Partial<
      Record<ReportDimension, string>
    >),
    currency: line.currency,
    ...(Object.fromEntries(figures.map((name) => [name, shownValue(name)])) as Partial<
      Record<ReportFigure, number | string>
    >),
  };
}
