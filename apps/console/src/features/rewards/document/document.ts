/** A document of settings as it is edited: plain data. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Fields = { readonly [key: string]: Value };

export const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Where a value stands: `levels.2.turnover`. */
export const pathOf = (parent: string, key: string | number): string =>
  parent === '' ? String(key) : `${parent}.${key}`;

/** Keys whose value is a choice. */
export const choicesOf: Readonly<Record<string, readonly string[]>> = {
  period: ['D', 'W', 'H', 'M'],
  kind: ['goods', 'cash'],
};

/** Keys that hold a text, or a rate, for each of these. */
export const recordsOf: Readonly<Record<string, readonly string[]>> = {
  rebates: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
  weights: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
  names: ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'],
  descriptions: ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'],
};

const levelTemplate: Fields = {
  name: '',
  turnover: '0',
  deposit: '0',
  keepTurnover: '0',
  upgradeBonus: '0',
  weeklyBonus: '0',
  monthlyBonus: '0',
  birthdayBonus: '0',
  rebates: {},
};

/** What a new item of a list begins as. */
export const templateOf = (key: string): Value | undefined => {
  if (key === 'levels') return levelTemplate;
  return key === 'excludedGames' ? '' : undefined;
};
