import type pg from 'pg';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { VendorRound } from '../../vendors/vendor.ts';
import { compareWithWallet, type Difference, differenceOf } from './differences.ts';
import { inPages } from './reconcile.ts';
import { recordedRounds, roundsOfDay } from './wallet-side.ts';

export interface DayFile {
  vendorCode: string;
  /** A day in UTC, as 2026-03-01. */
  day: string;
  /** One JSON object a line: {"roundId": text, "stakeMinor": digits, "payoutMinor": digits, "at": moment with its zone}. */
  lines: AsyncIterable<string>;
}

export interface DayComparison {
  rounds: number;
  differences: Difference[];
  /** Rounds of the file that are of another day. */
  ofOtherDays: number;
}

/** The first line that cannot be read: `line-3: stakeMinor`. */
export class UnreadableLineError extends Error {}

const dayForm = /^\d{4}-\d\d-\d\d$/;
const amountForm = /^\d{1,18}$/;
const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;
const dayMs = 86_400_000;
/** The two sides do not see a round in the same moment: near midnight it may be of either day. */
const nearMidnightMs = 60_000;

/** A vendor's list of one day against the wallet's rounds that began on it, both ways. */
export async function compareDayFile(
  books: pg.Pool,
  { vendorCode, day, lines }: DayFile,
): Promise<Result<DayComparison, 'invalid_input'>> {
  const begin = new Date(`${day}T00:00:00.000Z`);
  if (!dayForm.test(day) || Number.isNaN(begin.getTime()) || begin.toISOString().slice(0, 10) !== day) {
    return fail('invalid_input', { fields: { day: { key: 'field_format' } } });
  }
  const seen = new Set<string>();
  const differences: Difference[] = [];
  let ofOtherDays = 0;
  try {
    for await (const page of inPages(readLines(lines))) {
      for (const { roundId, at } of page) {
        seen.add(roundId);
        if (!isOfDay(at, begin)) ofOtherDays += 1;
      }
      differences.push(...(await compareWithWallet(books, vendorCode, page)));
    }
  } catch (error) {
    if (!(error instanceof UnreadableLineError)) throw error;
    return fail('invalid_input', { fields: { [error.message]: { key: 'field_format' } } });
  }
  differences.push(...(await missingInFile(books, vendorCode, begin, seen)));
  return ok({ rounds: seen.size, differences, ofOtherDays });
}

const isOfDay = (at: Date, begin: Date) =>
  at.getTime() >= begin.getTime() - nearMidnightMs && at.getTime() < begin.getTime() + dayMs + nearMidnightMs;

async function missingInFile(
  books: pg.Pool,
  vendorCode: string,
  begin: Date,
  seen: ReadonlySet<string>,
): Promise<Difference[]> {
  const missing = (await roundsOfDay(books, vendorCode, begin)).filter(({ roundId, at }) => {
    const sinceBegin = at.getTime() - begin.getTime();
    return !seen.has(roundId) && sinceBegin >= nearMidnightMs && sinceBegin < dayMs - nearMidnightMs;
  });
  const recorded = await recordedRounds(
    books,
    vendorCode,
    missing.map(({ roundId }) => roundId),
  );
  return [...recorded.values()].map((wallet) =>
    differenceOf(vendorCode, wallet.roundId, { vendor: null, wallet, booked: null }),
  );
}

/** Throws UnreadableLineError; a round that stands twice is a fault of its second line. */
async function* readLines(lines: AsyncIterable<string>): AsyncIterable<VendorRound> {
  const seen = new Set<string>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const round = roundOf(line, number);
    if (seen.has(round.roundId)) throw new UnreadableLineError(`line-${number}: roundId stands twice`);
    seen.add(round.roundId);
    yield round;
  }
}

function roundOf(line: string, number: number): VendorRound {
  const fault = (field: string) => new UnreadableLineError(`line-${number}: ${field}`);
  const value = parse(line);
  if (value === null) throw fault('no JSON object');
  const { roundId, stakeMinor, payoutMinor, at } = value;
  if (typeof roundId !== 'string' || roundId === '') throw fault('roundId');
  if (typeof stakeMinor !== 'string' || !amountForm.test(stakeMinor)) throw fault('stakeMinor');
  if (typeof payoutMinor !== 'string' || !amountForm.test(payoutMinor)) throw fault('payoutMinor');
  const moment = typeof at === 'string' && momentForm.test(at) ? new Date(at) : null;
  if (!moment || Number.isNaN(moment.getTime())) throw fault('at');
  return { roundId, stakeMinor: BigInt(stakeMinor), payoutMinor: BigInt(payoutMinor), at: moment };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
