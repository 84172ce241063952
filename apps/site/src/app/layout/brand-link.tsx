import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../config/paths.ts';
import { useBrandName } from '../../lib/use-title.ts';

/** The brand's lettering, which leads home. */
export function BrandLink() {
  const t = useTranslations('site.header');
  const brandName = useBrandName();
  return (
    <Link
      to={paths.home}
      aria-label={t('home', { brand: brandName })}
      className="flex min-h-touch items-center rounded-md pr-2"
    >
      <img src={art.wordmarkOnHero} alt="" width={112} height={32} className="h-7 w-auto md:h-8" />
    </Link>
  );
}
