import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** How old the figures are that a page shows; asked with each other question, so that it never says a later time than theirs. */
export const reportSourceQuery = (question: string) =>
  queryOptions({
    queryKey: ['staffReportSource', question] as const,
    queryFn: () => callApi('staffReportSource', {}),
  });
