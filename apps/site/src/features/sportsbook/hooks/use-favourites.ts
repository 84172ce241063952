import { create } from 'zustand';
import { readStored, writeStored } from '../../../lib/preferences/storage.ts';

const storageKey = 'bookFavourites';
const maxFavourites = 50;

function stored(): ReadonlySet<string> {
  try {
    const names: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Teams and leagues that a visitor marked in this browser. */
export const useFavourites = create<{ names: ReadonlySet<string> }>(() => ({ names: stored() }));

/** Marks a team or a league, or takes the mark away. */
export function toggleFavourite(name: string): void {
  const names = new Set(useFavourites.getState().names);
  if (!names.delete(name)) names.add(name);
  const kept = [...names].slice(-maxFavourites);
  writeStored(storageKey, JSON.stringify(kept));
  useFavourites.setState({ names: new Set(kept) });
}
