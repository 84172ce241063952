import type { GameType } from '@baize/contract';
import { minBetOptions } from '../../config/limits.ts';
import type { SiteSearch } from '../../lib/page/site-search.ts';

export const listTypes = ['none', 'hot', 'fav', 'recent'] as const;
/** `none`: the paged list with its filters; `hot`: all on one page; `fav`: the account's own; `recent`: page after page. */
export type ListType = (typeof listTypes)[number];
export type MinBet = (typeof minBetOptions)[number];

/** What a lobby shows, as it stands in the address. */
export interface LobbySearch {
  /** Vendor code; empty for all. */
  vendor: string;
  list: ListType;
  name: string;
  /** Game classification; empty for all. */
  classify: string;
  minBet: MinBet | '';
  /** From 1. */
  page: number;
}
export type LobbyFilter = Partial<Pick<LobbySearch, 'name' | 'classify' | 'minBet'>>;

const MAX_PAGE = 10_000;
const MAX_NAME = 100;
const MAX_CODE = 40;

/** The first vendor of the strip is "all": a lobby opens on it, and choosing it selects hot like any other. */
export const lobbyStart: LobbySearch = { vendor: '', list: 'hot', name: '', classify: '', minBet: '', page: 1 };

type Narrowing = Omit<LobbySearch, 'vendor' | 'list'>;

/** Which list an address without a list type means: a filter or a page belongs to the paged list, anything else starts hot. */
const impliedList = ({ name, classify, minBet, page }: Narrowing): ListType =>
  name === '' && classify === '' && minBet === '' && page === 1 ? 'hot' : 'none';

/** The lobby as one comes in, before anything was chosen in it. */
export const isAtStart = (state: LobbySearch): boolean =>
  state.vendor === '' && (state.list === 'hot' || state.list === 'none') && impliedList(state) === 'hot';

/** Reads the address; what makes no sense counts as not given. */
export function readLobbySearch(search: SiteSearch): LobbySearch {
  const page = Number(search.page);
  const narrowing: Narrowing = {
    name: (search.name ?? '').slice(0, MAX_NAME),
    classify: (search.classify ?? '').slice(0, MAX_CODE),
    minBet: minBetOptions.find((option) => option === search.minBet) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
  const list = listTypes.find((type) => type === search.list) ?? impliedList(narrowing);
  return { vendor: (search.vendor ?? '').slice(0, MAX_CODE), list, ...narrowing };
}

/** The address' parameters for a state; what an address without them means is left out. */
export function writeLobbySearch(state: LobbySearch): SiteSearch {
  const { vendor, list, name, classify, minBet, page } = state;
  return {
    vendor: vendor || undefined,
    list: list === impliedList(state) ? undefined : list,
    name: name || undefined,
    classify: classify || undefined,
    minBet: minBet || undefined,
    page: page === 1 ? undefined : String(page),
  };
}

/**
 * How a lobby goes from one state to the next: a vendor resets paging and filters and selects hot; a list type begins at its
 * start, without filters; a filter resets the list type and the page; only the paged list and the favourites have pages.
 */
export const lobbyChanges = {
  vendor: (vendor: string): LobbySearch => ({ ...lobbyStart, vendor }),
  list: ({ vendor }: LobbySearch, list: ListType): LobbySearch => ({ ...lobbyStart, vendor, list }),
  filter: (state: LobbySearch, filter: LobbyFilter): LobbySearch => ({ ...state, ...filter, list: 'none', page: 1 }),
  page: (state: LobbySearch, page: number): LobbySearch => ({ ...state, page }),
};

export interface LobbyFacts {
  /** Undefined until the hot games are known. */
  hasHot: boolean | undefined;
}

/** The list that is shown: hot only where hot games exist, else the paged list. */
export function shownList({ list }: Pick<LobbySearch, 'list'>, { hasHot }: LobbyFacts): ListType {
  return list === 'hot' && hasHot === false ? 'none' : list;
}

/** The list types that are offered: hot only where hot games exist, saved games only to somebody who is logged in. */
export function offeredLists({ hasHot }: LobbyFacts, isLoggedIn: boolean): ListType[] {
  return listTypes.filter((type) => (type !== 'hot' || hasHot !== false) && (type !== 'fav' || isLoggedIn));
}

/** The game types of the page at `pathname`, by its last part in upper case: /fish is FISH, /elott serves LOTT as well. */
export function gameCategories(pathname: string): GameType[] {
  const type = pathname.replace(/^\/+|\/+$/g, '').toUpperCase();
  if (type === 'ELOTT') return ['ELOTT', 'LOTT'];
  const known: readonly string[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'];
  return known.includes(type) ? [type as GameType] : [];
}
