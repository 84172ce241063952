import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../config/paths.ts';
import { useBrandName } from '../../lib/page/use-title.ts';

export interface BrandLinkProps {
  /** The sign without the lettering on a phone, where the balance needs the room. */
  isShortOnPhone?: boolean;
}

/** The brand's lettering, which leads home. */
export function BrandLink({ isShortOnPhone = false }: BrandLinkProps) {
  const t = useTranslations('site.header');
  const brandName = useBrandName();
  return (
    <Link
      to={paths.home}
      aria-label={t('home', { brand: brandName })}
      className="flex min-h-touch min-w-touch shrink-0 items-center rounded-md pr-2"
    >
      {isShortOnPhone && <img src={art.logo} alt="" width={32} height={32} className="mx-auto size-8 md:hidden" />}
      <img
        src={art.wordmarkOnHero}
        alt=""
        width={112}
        height={32}
        className={clsx('h-7 w-auto md:h-8', isShortOnPhone && 'max-md:hidden')}
      />
    </Link>
  );
}
