import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { filterData } from '../../../lib/data-table/list-request.ts';
import type { TableFilter } from '../../../lib/data-table/types.ts';
import { tableSearchOf } from '../../../lib/data-table/use-table-search.ts';
import { useSearchParams } from '../../../lib/search-params.ts';
import { useStaff } from '../../../lib/staff.ts';

export type Split = 'day' | 'gameType' | 'game' | 'vendor' | 'agent' | 'method' | 'currency';

/** The filters of a report, the split that is chosen, and its days as the call takes them. */
export function useReportFilters<S extends Split>(splits: readonly S[]) {
  const t = useTranslations('consoleReports');
  const { timeZone } = useStaff();
  const params = useSearchParams();
  const filters = useMemo<readonly TableFilter[]>(
    () => [
      ...(splits.length === 1
        ? []
        : [
            {
              name: 'by',
              label: t('by'),
              kind: 'choice' as const,
              hasNoAll: true,
              // What a list does without a filter: days.
              options: splits.map((value) => ({
                value: value === 'day' ? '' : value,
                label: t(`splits.${value as Split}`),
              })),
            },
          ]),
      { name: 'from', label: t('from'), kind: 'dayStart' },
      { name: 'to', label: t('to'), kind: 'dayEnd' },
    ],
    [t, splits],
  );
  const set = tableSearchOf(params, filters, []).filters;
  const { by: _by, ...days } = filterData(filters, set, timeZone);
  return { filters, by: (set.by ?? 'day') as S, days };
}
