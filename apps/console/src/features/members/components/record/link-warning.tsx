import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useChangeSearch } from '../../../../lib/search-params.ts';
import { linksQuery } from '../../api/record.ts';
import { isStrong } from './member-links.tsx';

/** Says that other accounts look like the same person's, and leads to them. */
export function LinkWarning({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMemberRecord');
  const change = useChangeSearch();
  const { data } = useQuery(linksQuery(memberId));
  const count = data?.linked.filter(({ reasons }) => reasons.some(isStrong)).length ?? 0;
  if (count === 0) return null;
  return (
    <p className="flex items-center gap-3 rounded-lg bg-warning-soft px-4 py-1.5 text-sm text-warning-ink">
      <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span>{t('warning', { count })}</span>
        <button type="button" className="min-h-touch font-semibold underline" onClick={() => change({ tab: 'links' })}>
          {t('warningLook')}
        </button>
      </span>
    </p>
  );
}
