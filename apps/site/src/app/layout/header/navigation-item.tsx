import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDisclosure } from '../../../lib/browser/use-disclosure.ts';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { orNothing } from '../../../lib/page/chunk.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { type NavigationEntry, vendorsOfLobby } from './use-navigation.ts';

const loadPanel = () => import('./vendor-panel.tsx').then((file) => ({ default: file.VendorPanel }));
const VendorPanel = lazy(() => orNothing(loadPanel()));

const linkClass =
  'relative flex min-h-touch items-center rounded-md px-2 text-sm font-semibold whitespace-nowrap text-on-hero-muted outline-offset-[-2px] transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full hover:text-on-hero aria-[current=page]:text-on-hero aria-[current=page]:after:bg-hero-gold xl:px-3 xl:after:inset-x-3';

/** One entry of the header: a link, and for a lobby with vendors (fishing has none) the panel that hovering or the arrow opens. */
export function NavigationItem(entry: NavigationEntry) {
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes ?? [];
  const { gameCategory } = entry;
  const hasPanel =
    gameCategory !== undefined && gameCategory !== 'FISH' && vendorsOfLobby(lanes, gameCategory).length > 0;
  return (
    <li className="shrink-0">
      {hasPanel ? <ItemWithPanel {...entry} gameCategory={gameCategory} /> : <EntryLink {...entry} />}
    </li>
  );
}

function EntryLink({ to, label, className = '' }: NavigationEntry & { className?: string }) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
      className={`${linkClass} ${className}`}
    >
      {label}
    </Link>
  );
}

function ItemWithPanel(entry: NavigationEntry & { gameCategory: NonNullable<NavigationEntry['gameCategory']> }) {
  const t = useTranslations('front.nav');
  const panelId = useId();
  const { isOpen, close, toggle, hoverProps } = useDisclosure();
  return (
    <div className="flex items-center" onPointerOver={() => loadPanel().catch(() => undefined)} {...hoverProps}>
      <EntryLink {...entry} className="pr-1 xl:pr-1" />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('vendorsOf', { type: entry.label })}
        onFocus={() => loadPanel().catch(() => undefined)}
        onClick={toggle}
        className="grid h-touch w-6 xl:w-7 place-items-center rounded-md text-on-hero-muted outline-offset-[-2px] hover:text-on-hero"
      >
        <ChevronDown size={14} aria-hidden="true" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={panelId}>
        {isOpen && (
          <Suspense fallback={null}>
            <VendorPanel gameCategory={entry.gameCategory} label={entry.label} to={entry.to} onChoose={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
