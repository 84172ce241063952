import type { PagerLabels } from '@baize/ui/pager';
import { useTranslations } from 'use-intl';

/** The words of a pager. */
export function usePagerLabels(): PagerLabels {
  const t = useTranslations('common.pager');
  return {
    pages: t('pages'),
    first: t('first'),
    previous: t('previous'),
    next: t('next'),
    last: t('last'),
    page: (page) => t('page', { page }),
    position: (page, totalPages) => t('position', { page, totalPages }),
  };
}
