import type { LotteryGame } from '../../lib/api/queries/game-menus.ts';
import type { SiteSearch } from '../../lib/site-search.ts';

/** Monday 2 to Saturday 7, Sunday 1, as the draws name them; in the order of a week. */
export const weekdays = ['2', '3', '4', '5', '6', '7', '1'] as const;
export type Weekday = (typeof weekdays)[number];

/** What the lottery menu shows, as it stands in the address. */
export interface LotterySearch {
  tag: string;
  day: Weekday | '';
  name: string;
  list: 'all' | 'saved';
}

/** Reads the address; what makes no sense counts as not given, a tag that is not there as the first. */
export function readLotterySearch(search: SiteSearch, tags: readonly string[]): LotterySearch {
  return {
    tag: tags.find((tag) => tag === search.tag) ?? tags[0] ?? '',
    day: weekdays.find((day) => day === search.day) ?? '',
    name: (search.name ?? '').slice(0, 100),
    list: search.list === 'saved' ? 'saved' : 'all',
  };
}

/** The lotteries that are left: drawn on the day, with the name in theirs, and among the saved ones if those are wanted. */
export function matching(
  games: readonly LotteryGame[],
  { day, name, list }: LotterySearch,
  savedIds: readonly string[],
): LotteryGame[] {
  const wanted = name.trim().toLocaleLowerCase();
  return games.filter(
    (game) =>
      (day === '' || daysOf(game).includes(day)) &&
      game.remark.toLocaleLowerCase().includes(wanted) &&
      (list === 'all' || savedIds.includes(game.gameId)),
  );
}

const daysOf = ({ drawDayOfWeek }: LotteryGame) => drawDayOfWeek.split(',').map((day) => day.trim());
