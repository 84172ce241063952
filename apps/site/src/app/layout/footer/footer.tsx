import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths, protectionPage } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { BrandLink } from '../brand-link.tsx';
import { useHasAffiliateHelp } from '../header/header-tools.tsx';
import { useGameLobbies } from '../header/use-navigation.ts';
import { FooterColumn, FooterLink } from './footer-column.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { helpLinks, operatorLinks } from './footer-links.ts';

/** The foot of every page: the lobbies, help, who may play, how is paid, and under which licences. */
export function Footer() {
  const t = useTranslations('front.footer');
  const pages = useTranslations('site.memberPages');
  const { data: brand } = useWhitelabel();
  const { locale } = useLanguage();
  const age = brand?.localeAges?.[locale] ?? brand?.minimumAge;
  const lobbies = useGameLobbies();
  const hasAffiliateHelp = useHasAffiliateHelp();
  return (
    <footer className="on-hero mt-auto bg-hero text-on-hero">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-10 md:grid-cols-[1.6fr_1fr_1fr_1fr] md:py-12">
        <div className="flex max-w-sm flex-col items-start gap-4 max-md:col-span-2">
          <BrandLink />
          {age !== undefined && (
            <p className="flex items-center gap-3 text-sm text-on-hero-muted">
              <span className="tabular grid size-11 shrink-0 place-items-center rounded-full border border-hero-line font-bold text-on-hero">
                {t('age', { age })}
              </span>
              {t('ageText', { age })}
            </p>
          )}
          <p className="text-sm text-on-hero-muted">
            <strong className="font-semibold text-on-hero">{t('responsible')}</strong> {t('responsibleText')}{' '}
            <Link
              to={paths.help}
              hash="responsible"
              activeProps={{}}
              className="font-semibold text-hero-gold underline-offset-4 hover:underline"
            >
              {t('responsibleLink')}
            </Link>
            {' · '}
            <Link
              to="."
              search={(current: object) => ({ ...current, member: protectionPage })}
              className="font-semibold text-hero-gold underline-offset-4 hover:underline"
            >
              {pages('protection')}
            </Link>
          </p>
          {brand?.sandboxCashier === true && <p className="text-sm text-on-hero-muted">{t('playMoney')}</p>}
        </div>
        <FooterColumn title={t('products')}>
          {lobbies.map(({ to, label }) => (
            <FooterLink key={to} to={to}>
              {label}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn title={t('help')}>
          {helpLinks.map(({ name, ...target }) => (
            <FooterLink key={name} {...target}>
              {t(name)}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn title={t('house')} isWideOnPhone>
          {operatorLinks.map(({ name, ...target }) => (
            <FooterLink key={name} {...target}>
              {t(name)}
            </FooterLink>
          ))}
          {hasAffiliateHelp && (
            <FooterLink to={paths.help} hash="agent">
              {t('affiliate')}
            </FooterLink>
          )}
        </FooterColumn>
      </div>
      <FooterFacts />
    </footer>
  );
}
