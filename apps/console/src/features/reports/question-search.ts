import {
  type ReportDimension,
  type ReportFigure,
  type ReportQuestion,
  reportDimensions,
  reportFigureNames,
  reportSpans,
} from '@baize/contract';
import type { Search } from '../../lib/search-params.ts';

const defaults: ReportQuestion = { figures: ['stakes', 'wins', 'ggr', 'ngr'], by: ['day'], span: 'last30Days' };
const maxFigures = 12;
const maxDimensions = 2;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Names of a list in the address that are known, each once. */
const namesIn = <N extends string>(text: string | undefined, known: readonly N[], most: number): N[] =>
  [...new Set(text?.split(',') ?? [])].filter((name): name is N => known.includes(name as N)).slice(0, most);

/** The question that stands in the address; what cannot be meant is left out. */
export function questionOf(search: Search): ReportQuestion {
  const figures = namesIn<ReportFigure>(search.figures, reportFigureNames, maxFigures);
  const by = namesIn<ReportDimension>(search.by, reportDimensions, maxDimensions);
  const span = reportSpans.find((name) => name === search.span) ?? defaults.span;
  const day = (text: string | undefined) => (text !== undefined && dayPattern.test(text) ? text : undefined);
  return {
    figures: figures.length > 0 ? figures : defaults.figures,
    by: by.length > 0 ? by : defaults.by,
    span,
    ...(span === 'between' ? { from: day(search.from), to: day(search.to) } : {}),
  };
}

/** The query parameters of a question; a list begins on its first page and in its own order. */
export const searchOfQuestion = ({ figures, by, span, from, to }: ReportQuestion): Search => ({
  figures: figures.join(','),
  by: by.join(','),
  span,
  ...{ from, to, page: undefined, sort: undefined },
});
