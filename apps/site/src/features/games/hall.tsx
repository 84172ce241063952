import type { GameType } from '@baize/contract';
import { Tabs } from '@baize/ui/tabs';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { GameAddress } from '../../config/paths.ts';
import { useHotGames } from '../../lib/api/queries/hot-games.ts';
import { useVendorMenu } from '../../lib/api/queries/vendor-menu.ts';
import { useLanguage } from '../../lib/language.ts';
import { useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { HallFilters } from './hall-filters.tsx';
import { type HallSearch, hallChanges, readHallSearch, writeHallSearch } from './hall-search.ts';
import { HotList } from './hot-list.tsx';
import { PagedList } from './paged-list.tsx';

export interface HallProps {
  gameType: GameType;
  title: string;
  onOpenGame: (game: GameAddress, event: MouseEvent<HTMLAnchorElement>) => void;
}

const ALL_VENDORS = 'all';

/** The games of one type: vendors, list type, search, smallest bet, pages; everything stands in the address. */
export function Hall({ gameType, title, onOpenGame }: HallProps) {
  const t = useTranslations('site.games');
  const tabs = useTranslations('common.tabs');
  const { locale } = useLanguage();
  const state = readHallSearch(useSiteSearch());
  const changeSearch = useChangeSearch();
  const lanes = useVendorMenu(locale).data?.data.lanes;
  const vendors = lanes?.find((lane) => lane.gameType === gameType)?.cards ?? [];
  const hot = useHotGames(locale).data?.list.filter((game) => game.gameType === gameType) ?? [];
  const hotOf = (vendor: string) => (vendor === '' ? hot : hot.filter((game) => game.vassalage === vendor));
  const change = (next: HallSearch, replace = false) => changeSearch(writeHallSearch(next), { replace });
  const chooseVendor = (tab: string) => {
    const vendor = tab === ALL_VENDORS ? '' : tab;
    change(hallChanges.vendor(state, vendor, vendor !== '' && hotOf(vendor).length > 0));
  };
  return (
    <div className="page-width flex flex-col gap-5 py-6 md:py-10">
      <h1 className="text-2xl font-bold md:text-3xl">{title}</h1>
      <Tabs
        label={t('vendors')}
        tabs={[
          { value: ALL_VENDORS, label: t('allVendors') },
          ...vendors.map((vendor) => ({ value: vendor.vassalage, label: vendor.displayName })),
        ]}
        value={state.vendor === '' ? ALL_VENDORS : state.vendor}
        onChange={chooseVendor}
        previousLabel={tabs('previous')}
        nextLabel={tabs('next')}
      >
        <div className="flex flex-col gap-6 pt-5">
          <HallFilters state={state} hasHot={hotOf(state.vendor).length > 0} onChange={change} />
          {state.list === 'hot' ? (
            <HotList gameType={gameType} vendor={state.vendor} onOpenGame={onOpenGame} />
          ) : (
            <PagedList state={state} gameType={gameType} onChange={change} onOpenGame={onOpenGame} />
          )}
        </div>
      </Tabs>
    </div>
  );
}
