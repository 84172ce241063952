import { IconButton } from '@baize/ui/icon-button';
import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTheme } from '../../../lib/preferences/theme.ts';

/** Between light and dark. */
export function ThemeSwitch({ onHero = true }: { onHero?: boolean }) {
  const t = useTranslations('site.header');
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={t(theme === 'dark' ? 'themeLight' : 'themeDark')} onHero={onHero} onClick={toggle}>
      {theme === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  );
}
