import { IconButton } from '@baize/ui/icon-button';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';

const loadMenu = () => import('./side-menu.tsx').then((file) => ({ default: file.SideMenu }));
const SideMenu = lazy(() => withChunkFallback('side-menu', loadMenu()));

/** Opens the side menu, under 1024 px. */
export function SideMenuButton() {
  const t = useTranslations('site.header');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <div className="lg:hidden">
      <IconButton
        label={t('openMenu')}
        onHero
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => loadMenu().catch(() => undefined)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <MenuIcon size={22} />
      </IconButton>
      {isWanted && (
        <Suspense fallback={null}>
          <SideMenu open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
