import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useNavigation } from './use-navigation.ts';

/** Links to the site's pages, from 1024 px up; below that they stand in the side menu. */
export function HeaderNavigation() {
  const t = useTranslations('site.header');
  const entries = useNavigation();
  return (
    <nav aria-label={t('navigation')} className="hidden lg:block">
      <ul className="flex items-center">
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
              className="relative flex min-h-touch items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap text-on-hero-muted transition-colors after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full hover:text-on-hero aria-[current=page]:text-on-hero aria-[current=page]:after:bg-hero-gold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
