import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, localDate } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import {
  type ReportDimension,
  type ReportFigure,
  reportDimensions,
  reportFigureNames,
  reportFigures,
} from './figures.ts';
import { reportQuestion } from './question.ts';

const dimensionFields = Object.fromEntries(reportDimensions.map((name) => [name, z.optional(z.string())])) as Record<
  ReportDimension,
  z.ZodMiniOptional<z.ZodMiniString<string>>
>;

const schemaOf = (name: ReportFigure) => z.optional(reportFigures[name].unit === 'count' ? z.int() : amount);
const figureFields = Object.fromEntries(reportFigureNames.map((name) => [name, schemaOf(name)])) as unknown as Record<
  ReportFigure,
  z.ZodMiniOptional<z.ZodMiniType<number | string>>
>;

export const staffReport = defineCall({
  summary: 'Figures of the described set in up to 366 days, split by one or two of their dimensions',
  method: 'GET',
  path: '/wps/staff/reports/figures',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  data: pageOf(['split', ...reportFigureNames] as ['split', ...ReportFigure[]], reportQuestion),
  answer: z.extend(
    rowsOf(
      z.object({
        /** Tells the row from others. */
        key: z.string(),
        /** Names of what the row stands for; empty: of none, as members without an agent. */
        ...dimensionFields,
        /** Of the amounts. */
        currency: z.string(),
        /** Those that were asked for: counts, and amounts as text. */
        ...figureFields,
      }),
    ),
    { from: localDate, to: localDate },
  ),
  errors: ['invalid_input', 'operation_not_allowed'],
});
