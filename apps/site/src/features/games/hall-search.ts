import type { GameType, LocaleCode } from '@baize/contract';
import { gamePageSize, minBetOptions } from '../../config/limits.ts';
import type { GameListFilter } from '../../lib/api/queries/game-list.ts';
import type { SiteSearch } from '../../lib/site-search.ts';

type MinBet = (typeof minBetOptions)[number];

/** What a hall shows, as it stands in the address. */
export interface HallSearch {
  /** Vendor code; empty for all. */
  vendor: string;
  list: 'all' | 'hot';
  name: string;
  minBet: MinBet | '';
  /** From 1. */
  page: number;
}

const MAX_PAGE = 10_000;

/** Reads the address; what makes no sense counts as not given. */
export function readHallSearch(search: SiteSearch): HallSearch {
  const page = Number(search.page);
  return {
    vendor: search.vendor ?? '',
    list: search.list === 'hot' ? 'hot' : 'all',
    name: (search.name ?? '').slice(0, 100),
    minBet: minBetOptions.find((option) => option === search.minBet) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The address' parameters for a state; defaults are left out. */
export function writeHallSearch({ vendor, list, name, minBet, page }: HallSearch): SiteSearch {
  return {
    vendor: vendor === '' ? undefined : vendor,
    list: list === 'hot' ? list : undefined,
    name: name === '' ? undefined : name,
    minBet: minBet === '' ? undefined : minBet,
    page: page === 1 ? undefined : String(page),
  };
}

/** A new vendor starts afresh, with its hot games where it has some; a filter leaves the hot list; both begin on page 1. */
export const hallChanges = {
  vendor: (_: HallSearch, vendor: string, hasHot: boolean): HallSearch => ({
    vendor,
    list: hasHot ? 'hot' : 'all',
    name: '',
    minBet: '',
    page: 1,
  }),
  list: (state: HallSearch, list: HallSearch['list']): HallSearch => ({
    ...state,
    list,
    name: '',
    minBet: '',
    page: 1,
  }),
  filter: (state: HallSearch, filter: Partial<Pick<HallSearch, 'name' | 'minBet'>>): HallSearch => ({
    ...state,
    ...filter,
    list: 'all',
    page: 1,
  }),
};

/** The call for one page of the hall. */
export function gameListRequest(state: HallSearch, gameType: GameType, language: LocaleCode): GameListFilter {
  return {
    gameType,
    language,
    pageNo: state.page,
    pageSize: gamePageSize,
    ...(state.vendor === '' ? {} : { vassalage: state.vendor }),
    ...(state.name === '' ? {} : { gameName: state.name }),
    ...(state.minBet === '' ? {} : { minBet: state.minBet }),
  };
}
