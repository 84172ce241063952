import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type HelpAnchor, paths } from '../../config/paths.ts';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { BrandLink } from './brand-link.tsx';
import { useNavigation } from './use-navigation.ts';

const link =
  'inline-flex min-h-touch items-center text-on-hero-muted decoration-hero-gold underline-offset-4 hover:text-on-hero hover:underline';

const houseLinks = [
  { anchor: 'fair', label: 'fairness' },
  { anchor: 'ledger', label: 'ledger' },
  { anchor: 'term', label: 'terms' },
  { anchor: 'privacy', label: 'privacy' },
  { anchor: 'responsible', label: 'responsible' },
  { anchor: 'credits', label: 'credits' },
] as const satisfies readonly { anchor: HelpAnchor; label: string }[];

/** The foot of every page: where things are, who may play, and under which licences. */
export function Footer() {
  const t = useTranslations('site.footer');
  const { data: brand } = useWhitelabel();
  const entries = useNavigation();
  return (
    <footer className="on-hero mt-auto bg-hero text-on-hero">
      <div className="page-width grid grid-cols-2 gap-8 py-10 md:grid-cols-[2fr_1fr_1fr] md:py-12">
        <div className="flex max-w-md flex-col items-start gap-3 max-md:col-span-2">
          <BrandLink />
          {brand !== undefined && (
            <p className="flex items-center gap-3 text-sm text-on-hero-muted">
              <span className="tabular grid size-11 shrink-0 place-items-center rounded-full border border-hero-line font-bold text-on-hero">
                {t('age', { age: brand.minimumAge })}
              </span>
              {t('ageText', { age: brand.minimumAge })}
            </p>
          )}
          {brand?.sandboxCashier === true && <p className="text-sm text-on-hero-muted">{t('playMoney')}</p>}
        </div>
        <Column title={t('products')}>
          {entries
            .filter(({ to }) => to !== paths.help)
            .map(({ to, label }) => (
              <Link key={to} to={to} className={link}>
                {label}
              </Link>
            ))}
        </Column>
        <Column title={t('house')}>
          {houseLinks.map(({ anchor, label }) => (
            <Link key={anchor} to={paths.help} hash={anchor} className={link}>
              {t(label)}
            </Link>
          ))}
          <a href={paths.apiDocs} className={link}>
            {t('api')}
          </a>
        </Column>
      </div>
      <div className="border-t border-hero-line/60">
        <div className="page-width flex flex-col gap-2 py-5 text-sm text-on-hero-muted md:flex-row md:justify-between">
          {brand !== undefined && brand.licences.length > 0 && (
            <p>
              {t('licences')}:{' '}
              {brand.licences.map(({ name, sample }) => (sample ? `${name} (${t('sample')})` : name)).join(' · ')}
            </p>
          )}
          <p>{t('rights', { brand: brand?.brandName ?? 'Baize' })}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="flex flex-col items-start text-sm">
      <h2 className="mb-1 text-base font-semibold">{title}</h2>
      {children}
    </nav>
  );
}
