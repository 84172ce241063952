import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { Fields } from '../schema/schema.ts';

interface BrandVersionsProps {
  brandId: string;
  current: number;
  /** Puts an older configuration into the form. */
  onTake: (document: Fields) => void;
}

const shown = 20;

/** The latest versions: who wrote them, when and why. An older one can be taken back into the form. */
export function BrandVersions({ brandId, current, onTake }: BrandVersionsProps) {
  const t = useTranslations('consoleBrands');
  const { data } = useQuery({
    queryKey: ['staffBrandVersions', brandId] as const,
    queryFn: () => callApi('staffBrandVersions', { params: { brandId }, data: { pageSize: shown } }),
  });
  const { run, failure } = useAct([]);
  const takeBack = (version: number) =>
    run(
      () => callApi('staffBrand', { params: { brandId }, data: { version } }),
      ({ document }) => {
        onTake(document);
        window.scrollTo({ top: 0 });
      },
    );
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Section title={t('versions')}>
      <ul className="divide-y divide-line">
        {data.rows.map(({ version, changedBy, changedAt, reason }) => (
          <li key={version} className="flex min-h-touch flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0">
              <strong>{t('versionName', { version })}</strong> <span className="verbatim">{reason}</span>
              <span className="block text-ink-muted">
                {changedBy} <Moment at={changedAt} />
              </span>
            </span>
            {version === current ? (
              <span className="text-ink-muted">{t('current')}</span>
            ) : (
              <Button variant="secondary" onClick={() => void takeBack(version)}>
                {t('takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
    </Section>
  );
}
