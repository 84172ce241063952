import { create } from 'zustand';
import { readStoredJson, writeStored } from '../preferences/storage.ts';
import type { TableSearch } from './types.ts';

/** A list's filters and order under a name. */
export interface SavedView {
  name: string;
  search: Pick<TableSearch, 'sort' | 'filters'>;
}

const maxViews = 20;
const keyOf = (account: string, table: string) => `consoleViews.${account}.${table}`;
const noViews: readonly SavedView[] = [];

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'object' &&
  value.search !== null &&
  'sort' in value.search &&
  'filters' in value.search;
const areViews = (value: unknown): value is readonly SavedView[] => Array.isArray(value) && value.every(isView);

interface SavedViews {
  byKey: Readonly<Record<string, readonly SavedView[]>>;
  keep: (key: string, views: readonly SavedView[]) => void;
}

const useStore = create<SavedViews>((set) => ({
  byKey: {},
  keep: (key, views) => {
    writeStored(key, JSON.stringify(views));
    set(({ byKey }) => ({ byKey: { ...byKey, [key]: views } }));
  },
}));

/** The views that an account has saved for a table, in this browser. One of the same name is replaced. */
export function useSavedViews(account: string, table: string) {
  const key = keyOf(account, table);
  const { byKey, keep } = useStore();
  const views = byKey[key] ?? readStoredJson(key, areViews, noViews);
  return {
    views,
    save: (view: SavedView) => keep(key, [...views.filter(({ name }) => name !== view.name), view].slice(-maxViews)),
    remove: (name: string) =>
      keep(
        key,
        views.filter((view) => view.name !== name),
      ),
  };
}
