import { create } from 'zustand';
import { readStored, readStoredJson, writeStored } from '../preferences/storage.ts';

export type Density = 'comfortable' | 'compact';
/** By column key; a column without an entry keeps its default. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

const densityKey = 'consoleDensity';
const columnsKey = (table: string) => `consoleColumns.${table}`;

const isChoice = (value: unknown): value is ColumnChoice =>
  typeof value === 'object' && value !== null && Object.values(value).every((shown) => typeof shown === 'boolean');

interface Preferences {
  density: Density;
  columns: Readonly<Record<string, ColumnChoice>>;
  setDensity: (density: Density) => void;
  setColumns: (table: string, choice: ColumnChoice) => void;
}

/** How tables look for this person in this browser: one density for all, columns for each. */
export const useTablePreferences = create<Preferences>((set) => ({
  density: readStored(densityKey) === 'compact' ? 'compact' : 'comfortable',
  columns: {},
  setDensity: (density) => {
    writeStored(densityKey, density);
    set({ density });
  },
  setColumns: (table, choice) => {
    writeStored(columnsKey(table), JSON.stringify(choice));
    set(({ columns }) => ({ columns: { ...columns, [table]: choice } }));
  },
}));

/** The columns that were chosen for a table. */
export function useColumnChoice(table: string): ColumnChoice {
  const chosen = useTablePreferences(({ columns }) => columns[table]);
  return chosen ?? readStoredJson(columnsKey(table), isChoice, {});
}
