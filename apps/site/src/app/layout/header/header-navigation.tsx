import { useTranslations } from 'use-intl';
import { NavigationItem } from './navigation-item.tsx';
import { useHeaderNavigation } from './use-navigation.ts';

/** Links to the site's pages, from 1024 px up; below that they stand in the side menu. */
export function HeaderNavigation() {
  const t = useTranslations('site.header');
  const entries = useHeaderNavigation();
  return (
    <nav aria-label={t('navigation')} className="relative hidden border-t border-hero-line/50 lg:block">
      <ul className="page-width no-scrollbar flex items-center overflow-x-auto *:first:-ml-2 xl:gap-1 xl:*:first:-ml-3">
        {entries.map((entry) => (
          <NavigationItem key={entry.to} {...entry} />
        ))}
      </ul>
    </nav>
  );
}
