import * as z from 'zod/mini';
import { localDate } from '../../../fields.ts';
import { reportDimensions, reportFigureNames } from './figures.ts';

/** Days that a report covers, in the brand's zone: those before the running day, full periods, the period that runs, or chosen ones. */
export const reportSpans = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last12Months',
  'between',
] as const;
export type ReportSpanName = (typeof reportSpans)[number];

export const maxReportDays = 366;
const twice = 'field_twice';
const different = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** What a report shows. */
export const reportQuestion = {
  figures: z
    .array(z.enum(reportFigureNames as [(typeof reportFigureNames)[number], ...typeof reportFigureNames]))
    .check(z.minLength(1), z.maxLength(12), z.refine(different, twice)),
  /** Up to two; whether all figures have a value so is checked by the call. */
  by: z.array(z.enum(reportDimensions)).check(z.minLength(1), z.maxLength(2), z.refine(different, twice)),
  span: z._default(z.enum(reportSpans), 'last30Days'),
  /** The first and the last day, both included, of `between`. */
  from: z.optional(localDate),
  to: z.optional(localDate),
};
export const reportQuestionSchema = z.strictObject(reportQuestion);
export type ReportQuestion = z.infer<typeof reportQuestionSchema>;
