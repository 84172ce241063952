import { IconButton } from '@baize/ui/icon-button';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Flame, LayoutGrid } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Vendor } from '../../../../lib/games/vendor-menu.ts';
import type { SiteSearch } from '../../../../lib/page/site-search.ts';
import { useStripEnds } from '../../hooks/use-strip-ends.ts';
import { VendorMark } from './vendor-mark.tsx';

export interface VendorStripProps {
  vendors: readonly Vendor[];
  /** Code of the chosen one; empty for all. */
  chosen: string;
  /** The address' parameters with that vendor chosen. */
  searchOf: (vendor: string) => SiteSearch;
}

const VENDORS_WITHOUT_ARROWS = 7;
/** A press moves by most of what is seen, so that nothing is missed. */
const SCROLL_SHARE = 0.8;

const item =
  'flex min-h-touch shrink-0 items-center gap-2 rounded-full border py-1 pr-4 pl-1.5 text-sm font-semibold whitespace-nowrap transition-colors hover:border-line-strong';

/** The vendors of a lobby in one row, with arrows above seven; nothing where there is one vendor and so no choice. */
export function VendorStrip({ vendors, chosen, searchOf }: VendorStripProps) {
  const t = useTranslations('lobbies.vendors');
  const strip = useRef<HTMLUListElement>(null);
  const { ends, onScroll } = useStripEnds(strip, vendors.length);
  const hasArrows = vendors.length > VENDORS_WITHOUT_ARROWS;
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[data-vendor="${CSS.escape(chosen)}"]`);
    if (strip.current === null || current == null || vendors.length === 0) return;
    strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [chosen, vendors.length]);
  const scroll = (direction: 1 | -1) => {
    const leftPx = direction * (strip.current?.clientWidth ?? 0) * SCROLL_SHARE;
    strip.current?.scrollBy({ left: leftPx, behavior: 'smooth' });
  };
  if (vendors.length === 1 && chosen === '') return null;
  const arrow = (label: string, direction: 1 | -1, isEnd: boolean, icon: ReactNode) => (
    <IconButton label={label} disabled={isEnd} onClick={() => scroll(direction)} className="max-md:hidden">
      {icon}
    </IconButton>
  );
  return (
    <nav aria-label={t('label')} className="flex items-center gap-1 xl:min-w-0 xl:flex-1">
      {hasArrows && arrow(t('previous'), -1, ends.atStart, <ChevronLeft size={20} />)}
      <ul
        ref={strip}
        onScroll={onScroll}
        className={clsx(
          'no-scrollbar relative -m-1 flex min-w-0 flex-1 gap-2 p-1 xl:overflow-x-auto',
          !ends.atEnd && 'xl:mask-r-from-80%',
        )}
      >
        <li data-vendor="">
          <VendorLink search={searchOf('')} isChosen={chosen === ''} mark={<LayoutGrid size={16} aria-hidden="true" />}>
            {t('all')}
          </VendorLink>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage} data-vendor={vendor.vassalage}>
            <VendorLink
              search={searchOf(vendor.vassalage)}
              isChosen={chosen === vendor.vassalage}
              mark={<VendorMark vendor={vendor} />}
            >
              {vendor.displayName}
              {vendor.isHot === 1 && (
                <span role="img" aria-label={t('hot')} title={t('hot')} className="text-gold-ink">
                  <Flame size={15} aria-hidden="true" />
                </span>
              )}
            </VendorLink>
          </li>
        ))}
      </ul>
      {hasArrows && arrow(t('next'), 1, ends.atEnd, <ChevronRight size={20} />)}
    </nav>
  );
}

interface VendorLinkProps {
  search: SiteSearch;
  isChosen: boolean;
  mark: ReactNode;
  children: ReactNode;
}

function VendorLink({ search, isChosen, mark, children }: VendorLinkProps) {
  return (
    <Link
      to="."
      search={(current: SiteSearch) => ({ ...current, ...search })}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={isChosen}
      className={clsx(item, isChosen ? 'border-gold bg-gold-soft text-gold-ink' : 'border-line bg-surface')}
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">{mark}</span>
      {children}
    </Link>
  );
}
