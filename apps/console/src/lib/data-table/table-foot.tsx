import { Pager } from '@baize/ui/pager';
import { Select } from '@baize/ui/select';
import { useTranslations } from 'use-intl';
import { usePagerLabels } from '../use-pager-labels.ts';
import { pageSizes, type TableControl } from './use-table-search.ts';

interface TableFootProps {
  total: number;
  control: TableControl;
  onPaged: () => void;
}

/** How many rows there are, pages, and rows a page. */
export function TableFoot({ total, control, onPaged }: TableFootProps) {
  const t = useTranslations('console.table');
  const labels = usePagerLabels();
  const { page, pageSize } = control.search;
  return (
    <footer className="flex min-h-touch shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-muted">
      <p role="status" className="tabular">
        {t('rows', { count: total })}
      </p>
      <Pager
        page={page}
        totalPages={Math.ceil(total / pageSize)}
        labels={labels}
        onChange={(next) => {
          control.setPage(next);
          onPaged();
        }}
      />
      {total > pageSizes[0] && (
        <Select
          aria-label={t('pageSize')}
          value={pageSize}
          options={pageSizes.map((size) => ({ value: String(size), label: t('perPage', { count: size }) }))}
          onChange={({ target }) => control.setPageSize(Number(target.value))}
        />
      )}
    </footer>
  );
}
