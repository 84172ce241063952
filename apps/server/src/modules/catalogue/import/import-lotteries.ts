import { prizeMode } from '@baize/contract';
import type { DrawRow } from '../lotteries/lottery-store.ts';
import { type RawRow, rawListOf } from './raw-list.ts';
import { faultsOf, type RowFault, viewerOf } from './rows.ts';

export interface DrawList {
  /** The whole file. */
  text: string;
  format: 'csv' | 'json';
  /** Codes of the vendor's lotteries. */
  knownGames: ReadonlySet<string>;
}

/** Either every draw of the list, or everything that is wrong with it. */
export type ReadDraws =
  | { ok: true; draws: DrawRow[] }
  | { ok: false; problem: string }
  | { ok: false; faults: RowFault[]; rows: number };

const fields = [
  'gameCode',
  'tag',
  'numero',
  'drawAt',
  'lockSeconds',
  'drawDays',
  'openNumbers',
  'prizeMode',
  'vietnamese',
];
const maxDraws = 20_000;
const maxLockSeconds = 86_400;

/** Reads and checks a vendor's list of draws; touches nothing. */
export function readDrawList({ text, format, knownGames }: DrawList): ReadDraws {
  const read = rawListOf({ text, format, key: 'draws', fields, max: maxDraws });
  if ('problem' in read) return { ok: false, problem: read.problem };
  const checked = read.rows.map((raw) => ({ raw, ...drawOfRow(raw, knownGames) }));
  const rowOfDraw = new Map<string, number>();
  const faults = checked.flatMap(({ raw: { row, line }, draw, faults: found }) => {
    const key = JSON.stringify([draw.gameCode, draw.numero]);
    const earlier = rowOfDraw.get(key);
    rowOfDraw.set(key, row);
    if (earlier === undefined) return found;
    const needs = `must be new: row ${earlier} has this draw already`;
    return [...found, { row, line, field: 'numero', needs, found: draw.numero }];
  });
  if (faults.length > 0) return { ok: false, faults, rows: read.rows.length };
  return { ok: true, draws: checked.map(({ draw }) => draw) };
}

/** One draw, checked; every fault is told, not the first alone. */
function drawOfRow(raw: RawRow, knownGames: ReadonlySet<string>): { draw: DrawRow; faults: RowFault[] } {
  const { faults, fault } = faultsOf(raw);
  const read = viewerOf(raw, fault);
  const drawAt = read.text(
    'drawAt',
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/,
    'must be a moment as 2026-11-21T11:30:00Z',
  );
  const openNumbers = read.text('openNumbers', /^\d{1,40}$/, 'must be 1 to 40 digits', '');
  const draw: DrawRow = {
    gameCode: raw.values.get('gameCode') ?? '',
    tag: read.text('tag', /^[^\p{Cc}\p{Cs}]{1,40}$/u, 'must be the name of a tab, of 1 to 40 characters'),
    numero: read.text('numero', /^[\w.:-]{1,40}$/, 'must be 1 to 40 letters, digits or . : _ -'),
    drawAt: new Date(drawAt),
    lockSeconds: Number(read.text('lockSeconds', /^\d{1,5}$/, 'must be a whole number of seconds', '0')),
    drawDays: read.text('drawDays', /^[1-7](,[1-7]){0,6}$/, 'must be weekdays as 2,3,7 (Monday 2 to Sunday 1)', ''),
    openNumbers: openNumbers === '' ? null : openNumbers,
    prizeMode: read.choice('prizeMode', prizeMode.options) ?? 'Lott',
    isVietnamese: read.yes('vietnamese'),
  };
  if (!knownGames.has(draw.gameCode)) fault('gameCode', 'must be the code of a lottery of this vendor');
  if (faults.length > 0) return { draw, faults };
  if (!isInCalendar(drawAt)) fault('drawAt', 'must be a moment that the calendar has');
  if (draw.lockSeconds > maxLockSeconds) fault('lockSeconds', `must be at most ${maxLockSeconds}`);
  return { draw, faults };
}

/** The runtime counts a 31 February on into March. */
function isInCalendar(moment: string): boolean {
  const date = new Date(moment);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moment.slice(0, -1));
}
