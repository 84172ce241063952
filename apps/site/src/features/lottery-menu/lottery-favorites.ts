import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/preferences/storage.ts';

const KEY = 'LOTTFAV';

/** User names with the ids of their favourite lotteries. */
type Favorites = Readonly<Record<string, readonly string[]>>;

/** What is stored; anything that is not such a map counts as nothing. */
export function readLotteryFavorites(): Favorites {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([username, ids]) =>
        Array.isArray(ids) ? [[username, ids.filter((id): id is string => typeof id === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Favourite lotteries stay in this browser, for each user name its own. */
export const useLotteryFavorites = create<{ favorites: Favorites }>(() => ({ favorites: readLotteryFavorites() }));

/** Removes a favourite, or adds what is none. Read anew first: another tab may have changed it. */
export function toggleLotteryFavorite(username: string, gameId: string): void {
  const all = readLotteryFavorites();
  const own = all[username] ?? [];
  const next = own.includes(gameId) ? own.filter((id) => id !== gameId) : [...own, gameId];
  const favorites = { ...all, [username]: next };
  writeStored(KEY, JSON.stringify(favorites));
  useLotteryFavorites.setState({ favorites });
}
