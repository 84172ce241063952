import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../../config/paths.ts';
import { useVendorMenu, type Vendor, type VendorMode } from '../../../../lib/games/vendor-menu.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { PageFrame } from '../../../../lib/page/page-frame.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { VendorMark } from './vendor-mark.tsx';

/** Vendors whose games play from the member's one balance and that have a game, each once, with the games of all their types counted. */
export function seamlessVendors(lanes: readonly VendorMode[]): Vendor[] {
  const vendors = new Map<string, Vendor>();
  for (const card of lanes.flatMap(({ cards }) => cards)) {
    if (!card.isSingle || card.gameCount === 0) continue;
    const known = vendors.get(card.vassalage);
    vendors.set(card.vassalage, known ? { ...known, gameCount: known.gameCount + card.gameCount } : card);
  }
  return [...vendors.values()];
}

/** The vendors that play without a transfer, each with the way to its games. */
export function SeamlessVendors() {
  const t = useTranslations('pages.seamless');
  const { locale } = useLanguage();
  const menu = useVendorMenu(locale);
  const vendors = menu.data && seamlessVendors(menu.data.data.lanes);
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {menu.isError && <CallFailure thrown={menu.error} onRetry={() => void menu.refetch()} withPicture />}
      {menu.isPending && <Skeleton className="h-40" />}
      {vendors?.length === 0 && <EmptyState picture={art.gameFallback} title={t('emptyTitle')} text={t('emptyText')} />}
      {vendors !== undefined && vendors.length > 0 && (
        <ul aria-label={t('vendors')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorLink vendor={vendor} />
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}

function VendorLink({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('lobbies.empty');
  return (
    <Link
      to={paths.seamless}
      search={{ vendor: vendor.vassalage }}
      className="flex min-h-18 items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-shadow hover:shadow-raised"
    >
      <VendorMark vendor={vendor} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold">{vendor.displayName}</span>
        <span className="tabular text-sm text-ink-muted">{t('games', { count: vendor.gameCount })}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="text-ink-muted" />
    </Link>
  );
}
