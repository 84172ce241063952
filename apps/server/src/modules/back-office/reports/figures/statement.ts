import {
  partsOfFigure,
  type ReportDimension,
  type ReportFigure,
  type ReportSource,
  sourceOfMeasure,
} from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ReportScope } from './scope.ts';
import { keyOf, rowsOfSource, sumOf } from './sources.ts';

type Sql = RawBuilder<unknown>;

/** Names of what keys stand for: `x` is the table of the names. */
const namings: Partial<Record<ReportDimension, { name: Sql; table: Sql; id: Sql }>> = {
  game: { name: sql`coalesce(x.names->>'TY', x.names->>'EN', x.game_code)`, table: sql`games x`, id: sql`x.id::text` },
  agent: { name: sql`x.username`, table: sql`members x`, id: sql`x.id::text` },
  brand: { name: sql`x.name`, table: sql`brands x`, id: sql`x.id::text` },
  vendor: { name: sql`x.display_name`, table: sql`vendors x`, id: sql`x.code` },
};

const column = (index: number, what: 'key' | 'name'): Sql => sql.ref(`${what}${index}`);

/**
 * The lines of a report as a query: `key0`, `name0` and so on by dimension, `currency`, and a column for each figure. Each measured figure
 * is added up from its source; the sources are then put together by key and currency.
 */
export function statementOf(
  figures: readonly ReportFigure[],
  by: readonly ReportDimension[],
  scope: ReportScope,
): RawBuilder<unknown> {
  const measures = [...new Set(figures.flatMap((figure) => partsOfFigure(figure).map(({ measure }) => measure)))];
  const sources = new Map<ReportSource, ReportFigure[]>();
  for (const measure of measures) {
    const source = sourceOfMeasure(measure, by);
    if (!source) throw new TypeError(`${measure} cannot be split by ${by.join(' and ')}`);
    sources.set(source, [...(sources.get(source) ?? []), measure]);
  }
  const lines = [...sources].map(([source, own]) => linesOf(source, own, { measures, by, scope }));
  const keys = by.map((_dimension, index) => column(index, 'key'));
  const shownFigures = figures.map((figure) => {
    const parts = partsOfFigure(figure).map(
      ({ measure, sign }) => sql`${sign === 1 ? sql`+` : sql`-`} coalesce(sum(${sql.ref(`m_${measure}`)}), 0)`,
    );
    return sql`${sql.join(parts, sql` `)} as ${sql.ref(figure)}`;
  });
  const named = by.map((dimension, index) => {
    const naming = namings[dimension];
    const key = column(index, 'key');
    if (!naming) return sql`${key} as ${column(index, 'name')}`;
    return sql`coalesce((select ${naming.name} from ${naming.table} where ${naming.id} = ${key}), ${key}) as ${column(index, 'name')}`;
  });
  return sql`
    select *, ${sql.join(named)} from (
      select ${sql.join(keys)}, currency, ${sql.join(shownFigures)}
      from (${sql.join(lines, sql` union all `)}) added group by ${sql.join(keys)}, currency) report`;
}

function linesOf(
  source: ReportSource,
  own: readonly ReportFigure[],
  { measures, by, scope }: { measures: readonly ReportFigure[]; by: readonly ReportDimension[]; scope: ReportScope },
): Sql {
  const { from, where } = rowsOfSource(source, scope, own);
  const keys = by.map((dimension, index) => sql`${keyOf[dimension]} as ${column(index, 'key')}`);
  const values = measures.map(
    (measure) => sql`${own.includes(measure) ? sumOf(measure) : sql`null`}::numeric as ${sql.ref(`m_${measure}`)}`,
  );
  const member = by.includes('country') ? sql`join members m on m.id = r.member_id` : sql``;
  return sql`
    select ${sql.join(keys)}, r.currency_code as currency, ${sql.join(values)}
    from ${from} ${member} where ${where} group by ${sql.join(by.map((dimension) => keyOf[dimension]))}, r.currency_code`;
}
