import { IconButton } from '@baize/ui/icon-button';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useChangeSearch } from '../../../lib/page/site-search.ts';

/** Opens the search over everything. The smallest phones have it in their lobbies alone. */
export function HeaderSearch() {
  const t = useTranslations('site.header');
  const changeSearch = useChangeSearch();
  return (
    <IconButton
      label={t('search')}
      onHero
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      className="max-[22.5rem]:hidden"
      onClick={() => changeSearch({ popup: 'search' })}
    >
      <Search size={20} />
    </IconButton>
  );
}
