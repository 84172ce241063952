/** Which table of its game one is, as players read it beside the game's name. */
export type TableLabel = 'second' | 'vip' | 'lowLimit';

/**
 * A further table of a game: the rules, texts and client of the game, with rounds, seats, a shoe, limits and a place in the catalogue of its
 * own. Limits are those of the game's first table in percent.
 */
export interface TableInstance {
  readonly tableCode: string;
  /** The game that it plays; the game's first table has this code itself. */
  readonly gameCode: string;
  readonly label: TableLabel;
  readonly minPercent: number;
  readonly maxPercent: number;
}

/** Every further table; a new one is one entry here. A code stays for ever: rounds and bets hang on it. */
export const tableInstances: readonly TableInstance[] = [
  { tableCode: 'baccarat_b', gameCode: 'baccarat', label: 'second', minPercent: 100, maxPercent: 100 },
  { tableCode: 'baccarat_vip', gameCode: 'baccarat', label: 'vip', minPercent: 5_000, maxPercent: 1_000 },
  { tableCode: 'roulette_vip', gameCode: 'roulette', label: 'vip', minPercent: 5_000, maxPercent: 1_000 },
  { tableCode: 'roulette_low', gameCode: 'roulette', label: 'lowLimit', minPercent: 10, maxPercent: 10 },
];

const instanceOf = (tableCode: string): TableInstance | undefined =>
  tableInstances.find((instance) => instance.tableCode === tableCode);

/** The game that a table plays: that of a further table, or the code itself. */
export const gameOfTable = (tableCode: string): string => instanceOf(tableCode)?.gameCode ?? tableCode;

/** Which of its game's tables one is; null for the first one, and for what is no table. */
export const labelOfTable = (tableCode: string): TableLabel | null => instanceOf(tableCode)?.label ?? null;

/** All tables that play the game of one of them, the first table first. */
export const tablesAlike = (tableCode: string): string[] => {
  const gameCode = gameOfTable(tableCode);
  const further = tableInstances.filter((instance) => instance.gameCode === gameCode);
  return [gameCode, ...further.map((instance) => instance.tableCode)];
};
