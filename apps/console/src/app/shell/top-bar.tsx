import { IconButton } from '@baize/ui/icon-button';
import { Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../lib/preferences/theme.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';

interface TopBarProps {
  onMenu: () => void;
  onSearch: () => void;
}

/** Search, language, light or dark, and who is signed in. */
export function TopBar({ onMenu, onSearch }: TopBarProps) {
  const t = useTranslations('console.shell');
  const { theme, toggle } = useTheme();
  return (
    <header className="flex min-h-header shrink-0 items-center gap-1 border-b border-line bg-surface px-2 md:px-4">
      <IconButton label={t('menu')} className="lg:hidden" onClick={onMenu}>
        <MenuIcon size={20} />
      </IconButton>
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K"
        className="flex min-h-touch min-w-0 items-center gap-2.5 rounded-md border border-line-strong bg-ground px-3 text-sm text-ink-muted hover:border-ink-muted md:w-96"
      >
        <Search size={16} aria-hidden="true" className="shrink-0" />
        <span className="truncate">{t('search')}</span>
        <kbd className="ml-auto hidden shrink-0 whitespace-nowrap rounded-sm border border-line px-1.5 text-xs md:block">
          {t('searchKeys')}
        </kbd>
      </button>
      <span className="flex-1" />
      <LanguageMenu />
      <IconButton label={t(theme === 'dark' ? 'light' : 'dark')} onClick={toggle}>
        {theme === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
      </IconButton>
      <AccountMenu />
    </header>
  );
}
