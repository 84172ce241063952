import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { TableFilter } from '../../../lib/data-table/types.ts';

type Flag = 'isHot' | 'isInMaintenance' | 'isEnabled';

/** Filters of what is so or not; `flags` must be the same at every render. */
export function useFlagFilters(flags: readonly Flag[]): readonly TableFilter[] {
  const t = useTranslations('consoleOperations.catalogue');
  const [first, second, third] = flags;
  return useMemo(
    () =>
      [first, second, third]
        .filter((flag) => flag !== undefined)
        .map((name) => ({
          name,
          label: t(name),
          kind: 'flag' as const,
          options: [
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ],
        })),
    [t, first, second, third],
  );
}
