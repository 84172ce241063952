import type { SiteSearch } from '../../lib/page/site-search.ts';
import type { LotteryGame, LotteryMenu } from './api/game-menus.ts';

/** Monday 2 to Saturday 7, Sunday 1, as the draws name them; in the order of a week. */
export const weekdays = ['2', '3', '4', '5', '6', '7', '1'] as const;
export type Weekday = (typeof weekdays)[number];

/** `hot`: marked by the server; `saved` in this browser; `recent`: opened by the account. Hot and recent ones come from every tab. */
export const lotteryLists = ['all', 'hot', 'saved', 'recent'] as const;
export type LotteryList = (typeof lotteryLists)[number];

/** What the lottery menu shows, as it stands in the address. */
export interface LotterySearch {
  tag: string;
  day: Weekday | '';
  name: string;
  list: LotteryList;
}

/** Reads the address; what makes no sense counts as not given, a tag that is not there as `firstTag`. */
export function readLotterySearch(search: SiteSearch, tags: readonly string[], firstTag = tags[0]): LotterySearch {
  return {
    tag: tags.find((tag) => tag === search.tag) ?? firstTag ?? '',
    day: weekdays.find((day) => day === search.day) ?? '',
    name: (search.name ?? '').slice(0, 100),
    list: lotteryLists.find((list) => list === search.list) ?? 'all',
  };
}

/** The lotteries of the address's `vendor`, where it has some; else all. */
export function menusOfVendor(menus: readonly LotteryMenu[], { vendor = '' }: SiteSearch): LotteryMenu[] {
  const own = menus
    .map(({ tag, gameMenus }) => ({ tag, gameMenus: gameMenus.filter((game) => game.vendor === vendor) }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
  return own.length > 0 ? own : [...menus];
}

/** The lottery that the address names, of the vendor that it names. */
export function chosenLottery(menus: readonly LotteryMenu[], search: SiteSearch): LotteryGame | undefined {
  const { gameCode = '', vendor = '' } = search;
  return menus
    .flatMap(({ gameMenus }) => gameMenus)
    .find((game) => game.gameId === gameCode && (vendor === '' || game.vendor === vendor));
}

/** The ids that each list holds, in its order. */
export type ListedIds = Record<Exclude<LotteryList, 'all'>, readonly string[]>;

/** The lotteries of the list and the tab before any filter. */
export function listedGames(
  menus: readonly LotteryMenu[],
  { tag, list }: LotterySearch,
  ids: ListedIds,
): LotteryGame[] {
  const inTab = menus.find((menu) => menu.tag === tag)?.gameMenus ?? [];
  if (list === 'all') return inTab;
  if (list === 'saved') return inTab.filter(({ gameId }) => ids.saved.includes(gameId));
  const all = menus.flatMap(({ gameMenus }) => gameMenus);
  return ids[list].flatMap((id) => all.find(({ gameId }) => gameId === id) ?? []);
}

/** The lotteries that are left: drawn on the day, with the name in theirs. */
export function matching(games: readonly LotteryGame[], { day, name }: LotterySearch): LotteryGame[] {
  const wanted = name.trim().toLocaleLowerCase();
  return games.filter(
    (game) => (day === '' || daysOf(game).includes(day)) && game.remark.toLocaleLowerCase().includes(wanted),
  );
}

const daysOf = ({ drawDayOfWeek }: LotteryGame) => drawDayOfWeek.split(',').map((day) => day.trim());
