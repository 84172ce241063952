import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { mattersOf } from '../api/matters.ts';
import type { SystemState } from '../api/system.ts';

/** What needs a person; one line says that nothing does. */
export function Matters({ state }: { state: SystemState }) {
  const t = useTranslations('consoleSystem.system');
  const matters = mattersOf(state);
  if (matters.length === 0) {
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-lg bg-success-soft px-4 py-3 text-sm text-success-ink"
      >
        <CircleCheck size={18} aria-hidden="true" />
        {t('allWell')}
      </p>
    );
  }
  return (
    <section aria-label={t('matters')} className="rounded-lg border border-line bg-surface">
      <h2 className="px-4 pt-3 text-sm font-bold">{t('matters')}</h2>
      <ul className="flex flex-col p-2">
        {matters.map(({ kind, count, path }) => (
          <li key={kind} className="flex min-h-touch items-center gap-2.5 px-2 text-sm">
            <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-danger-ink" />
            <span className="min-w-0 flex-1">{t(`kinds.${kind}`, { count: count ?? 1 })}</span>
            {path !== undefined && (
              <Link to={path as never} className="shrink-0 font-semibold underline">
                {t('show')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
