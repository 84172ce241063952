import { gameType, localeCode, volatility } from '@baize/contract';
import { parseAmount } from '@baize/money';
import type { GameNames } from '../schema.ts';
import { columnWithoutName, type RawRow } from './raw-list.ts';

/** What is wrong in one row; `row` counts the games from 1, `line` is the file's (CSV alone). */
export interface RowFault {
  row: number;
  line: number | null;
  field: string;
  /** A sentence's end: "must be …". */
  needs: string;
  found: string;
}

/** A game of a vendor's list, checked. */
export interface ImportedGame {
  gameCode: string;
  gameType: (typeof gameType.options)[number];
  gameClassify: string;
  names: GameNames;
  minBetMinor: bigint;
  minLineNum: number;
  rtpHundredths: number | null;
  volatility: (typeof volatility.options)[number] | null;
  coverUrl: string;
  wideCoverUrl: string;
  defaultPlayType: string;
  isGroup: boolean;
  parentCode: string | null;
  isHot: boolean;
}

/** Columns of the names, one for each language. */
export const nameFields: readonly string[] = localeCode.options.map((code) => `name_${code}`);
const plainFields = [
  'gameCode',
  'gameType',
  'gameClassify',
  'minBet',
  'minLineNum',
  'rtp',
  'volatility',
  'coverUrl',
  'wideCoverUrl',
  'defaultPlayType',
  'isGroup',
  'parentCode',
  'hot',
];
/** Every column that a list may have. */
export const importFields: readonly string[] = [...plainFields, ...nameFields];

/** One row, checked; every fault is told, not the first alone. */
export function gameOfRow(raw: RawRow, exponent: number): { game: ImportedGame; faults: RowFault[] } {
  const { faults, fault } = faultsOf(raw);
  const read = viewerOf(raw, fault);
  const coverUrl = read.text('coverUrl', pictureForm, pictureNeeds, '');
  const game: ImportedGame = {
    gameCode: read.text('gameCode', /^[\w.:-]{1,60}$/, 'must be 1 to 60 letters, digits or . : _ -'),
    gameType: read.choice('gameType', gameType.options) ?? 'RNG',
    gameClassify: read.text('gameClassify', /^[A-Z0-9_]{1,40}$/, 'must be a code as DRAGON_TIGER', ''),
    names: namesOf(raw, fault),
    minBetMinor: amountOf(raw, 'minBet', exponent, fault),
    minLineNum: Number(read.text('minLineNum', /^\d{1,6}$/, 'must be a whole number', '1')),
    rtpHundredths: percentOf(read.text('rtp', /^(?:[1-9]\d?|1\d\d)(\.\d{1,2})?$/, 'must be a percentage as 96.21', '')),
    volatility: raw.values.has('volatility') ? read.choice('volatility', volatility.options) : null,
    coverUrl,
    wideCoverUrl: read.text('wideCoverUrl', pictureForm, pictureNeeds, coverUrl),
    defaultPlayType: read.text('defaultPlayType', /^[\w-]{1,40}$/, 'must be a code', ''),
    isGroup: read.yes('isGroup'),
    parentCode: raw.values.get('parentCode') ?? null,
    isHot: read.yes('hot'),
  };
  if (game.isGroup && game.parentCode !== null) fault('parentCode', 'must be empty: a group stands in no group');
  return { game, faults };
}

const maxQuote = 60;
/** A path of the site or an https address. */
export const pictureForm =
  /^(?:\/(?!\/)[\x21-\x7e]{1,300}|https:\/\/[A-Za-z\d._-]{1,253}(?::\d{1,5})?(?:[/?#][\x21-\x7e]{0,300})?)$/;
const pictureNeeds = 'must be a path as /art/cover.webp or an https address';
const percentOf = (text: string): number | null => (text === '' ? null : Math.round(Number(text) * 100));

type Notify = (field: string, needs: string) => void;

/** Collects what is wrong with a row. */
export function faultsOf({ row, line, values }: RawRow): { faults: RowFault[]; fault: Notify } {
  const faults: RowFault[] = [];
  const fault: Notify = (field, needs) => {
    faults.push({ row, line, field, needs, found: (values.get(field) ?? '').slice(0, maxQuote) });
  };
  for (const field of values.keys()) {
    if (field.startsWith(`${columnWithoutName} `)) fault(field, 'must be empty: the header has no name for it');
  }
  return { faults, fault };
}

/** A needed amount in minor units; 1 where it is wrong. */
export function amountOf({ values }: RawRow, field: string, exponent: number, fault: Notify): bigint {
  const value = values.get(field);
  const parsed = value === undefined ? null : parseAmount(value, exponent, 'positive');
  if (parsed?.ok) return parsed.amountMinor;
  fault(field, `must be an amount above 0 with at most ${exponent} decimals, as 0.20`);
  return 1n;
}

export function viewerOf({ values }: RawRow, fault: Notify) {
  return {
    /** Without `otherwise` the field is required. */
    text: (field: string, form: RegExp, needs: string, otherwise?: string): string => {
      const value = values.get(field);
      if (value === undefined && otherwise !== undefined) return otherwise;
      if (value === undefined || !form.test(value)) fault(field, needs);
      return value ?? '';
    },
    choice: <T extends string>(field: string, options: readonly T[]): T | null => {
      const chosen = options.find((option) => option === values.get(field));
      if (chosen === undefined) fault(field, `must be one of ${options.join(', ')}`);
      return chosen ?? null;
    },
    yes: (field: string, otherwise: 'yes' | 'no' = 'no'): boolean => {
      const value = (values.get(field) ?? otherwise).toLowerCase();
      const isYes = ['yes', 'true', '1'].includes(value);
      if (!isYes && !['no', 'false', '0'].includes(value)) fault(field, 'must be yes or no');
      return isYes;
    },
  };
}

const maxName = 120;

export function namesOf({ values }: RawRow, fault: Notify): GameNames {
  const names: GameNames = {};
  for (const code of localeCode.options) {
    const name = values.get(`name_${code}`);
    if (name === undefined) continue;
    if (name.length > maxName || /[\p{Cc}\p{Cs}]/u.test(name)) {
      fault(`name_${code}`, `must be at most ${maxName} characters without control characters`);
    }
    names[code] = name;
  }
  if (names.TY === undefined) fault('name_TY', 'must be there: it is the name where a language has none');
  return names;
}
