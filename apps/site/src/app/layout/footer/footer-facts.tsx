import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';

/** Payment methods and licences, which are the brand's; what is only a sample says so. */
export function FooterFacts() {
  const t = useTranslations('front.footer');
  const { data: brand } = useWhitelabel();
  return (
    <div className="border-t border-hero-line/60">
      <div className="page-width flex flex-col gap-5 py-6 text-sm text-on-hero-muted">
        {brand !== undefined && (
          <div className="grid gap-5 md:grid-cols-2">
            <NamedList title={t('payments')} entries={brand.paymentMethods ?? []} sample={t('sample')} />
            <NamedList title={t('licences')} entries={brand.licences} sample={t('sample')} />
          </div>
        )}
        <p>{t('rights', { brand: brand?.brandName ?? 'Baize' })}</p>
      </div>
    </div>
  );
}

interface NamedListProps {
  title: string;
  entries: readonly { name: string; sample: boolean }[];
  sample: string;
}

function NamedList({ title, entries, sample }: NamedListProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold text-on-hero">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li key={entry.name} className="rounded-md border border-hero-line px-3 py-1.5">
            {entry.name}
            {entry.sample && <span className="text-on-hero-muted"> ({sample})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
