import { type Locale, locales } from '@baize/i18n';
import { IconButton } from '@baize/ui/icon-button';
import { Menu, MenuItem } from '@baize/ui/menu';
import { showToast } from '@baize/ui/toast';
import { Check, Languages } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseLanguage, useLanguage } from '../../lib/preferences/language.ts';

/** The console's own language, which is nobody's but the person's at this browser. */
export function LanguageMenu() {
  const t = useTranslations('console.shell');
  const errors = useTranslations('errors');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { locale } = useLanguage();
  const choose = (next: Locale) => {
    setOpen(false);
    chooseLanguage(next).catch(() => showToast({ title: errors('in_network_again'), tone: 'danger' }));
  };
  return (
    <>
      <IconButton
        ref={anchor}
        label={t('language')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Languages size={18} />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchor={anchor} label={t('language')}>
        {(Object.keys(locales) as Locale[]).map((code) => (
          <MenuItem
            key={code}
            icon={<Check size={16} className={code === locale ? '' : 'invisible'} />}
            onSelect={() => choose(code)}
          >
            <span lang={locales[code].bcp47}>{locales[code].ownName}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
