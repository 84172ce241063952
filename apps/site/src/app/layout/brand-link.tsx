import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../config/paths.ts';
import { useWhitelabel } from '../../lib/brand/whitelabel.ts';
import { useBrandName } from '../../lib/page/use-title.ts';

export interface BrandLinkProps {
  /** The sign without the lettering on a phone, where the balance needs the room. */
  isShortOnPhone?: boolean;
}

/** The brand's lettering, which leads home. */
export function BrandLink({ isShortOnPhone = false }: BrandLinkProps) {
  const t = useTranslations('site.header');
  const brandName = useBrandName();
  const sign = useWhitelabel().data?.logo.sign;
  return (
    <Link
      to={paths.home}
      aria-label={t('home', { brand: brandName })}
      className="flex min-h-touch min-w-touch shrink-0 items-center rounded-md pr-2"
    >
      {isShortOnPhone && sign !== '' && (
        <img src={sign ?? art.logo} alt="" width={32} height={32} className="mx-auto size-8 rounded-sm md:hidden" />
      )}
      <BrandLettering className={clsx(isShortOnPhone && sign !== '' && 'max-md:hidden')} />
    </Link>
  );
}

/** The lettering for deep grounds; the brand's name where there is none. */
export function BrandLettering({ className }: { className?: string }) {
  const brandName = useBrandName();
  const lettering = useWhitelabel().data?.logo.lettering ?? art.wordmarkOnHero;
  return lettering === '' ? (
    <span className={clsx('brand-name', className)}>{brandName}</span>
  ) : (
    <img src={lettering} alt="" className={clsx('brand-lettering', className)} />
  );
}
