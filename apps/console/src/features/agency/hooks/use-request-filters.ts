import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { TableFilter } from '../../../lib/data-table/types.ts';

/** Filters of requests: those that wait unless the others are asked for. */
export function useRequestFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleMembers.requests');
  return useMemo(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        name: 'decided',
        label: t('state'),
        kind: 'flag',
        hasNoAll: true,
        options: [
          { value: '', label: t('waiting') },
          { value: 'true', label: t('answered') },
        ],
      },
    ],
    [t],
  );
}
