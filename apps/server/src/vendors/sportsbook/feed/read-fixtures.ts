import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { faultOfMarket } from './board-of.ts';
import { type ToldMarket, type WholeMatch, wholeMatch } from './protocol.ts';

export interface FixtureFault {
  matchId: string;
  fault: string;
}

const maxMatches = 500;
const csvRow = z.record(z.string(), z.string());

/** Rows of selections, put together into matches with their markets. */
function matchesOfRows(rows: readonly Record<string, string>[]): unknown[] {
  const matches = new Map<string, { head: Record<string, string>; markets: Map<string, ToldMarket> }>();
  for (const { market = '', selection = '', line = '', odds = '', ...head } of rows) {
    const match = matches.get(head.matchId ?? '') ?? { head, markets: new Map() };
    matches.set(head.matchId ?? '', match);
    const key = `${market} ${line.replace('-', '')}`;
    const told = match.markets.get(key) ?? { key: market, isOpen: true, selections: [] };
    told.selections.push({ selection, line, odds });
    match.markets.set(key, told);
  }
  return [...matches.values()].map(({ head, markets }) => ({ ...head, markets: [...markets.values()] }));
}

function rawOf(format: 'csv' | 'json', text: string): unknown[] | string {
  try {
    if (format === 'csv') {
      const rows: unknown = parse(text, { columns: true, skip_empty_lines: true, trim: true, bom: true });
      return matchesOfRows(z.array(csvRow).parse(rows));
    }
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : 'the file is no list of matches';
  } catch (error) {
    return error instanceof Error ? error.message : 'the file cannot be read';
  }
}

function faultOf(match: WholeMatch, now: Date): string | undefined {
  if (match.result || (match.state ?? 'scheduled') !== 'scheduled') return 'a file brings matches that have not begun';
  if (Date.parse(match.startsAt) <= now.getTime()) return 'it has begun';
  if (!match.markets || match.markets.length === 0) return 'it has no prices';
  return match.markets.map(faultOfMarket).find((fault) => fault !== undefined);
}

/** The matches of a file, or everything that is wrong with it. */
export function readFixtures(
  format: 'csv' | 'json',
  text: string,
  now: Date,
): { matches: WholeMatch[]; faults: FixtureFault[] } {
  const raw = rawOf(format, text);
  if (typeof raw === 'string') return { matches: [], faults: [{ matchId: '', fault: raw }] };
  if (raw.length > maxMatches)
    return { matches: [], faults: [{ matchId: '', fault: `more than ${maxMatches} matches` }] };
  const matches: WholeMatch[] = [];
  const faults: FixtureFault[] = [];
  for (const one of raw) {
    const read = wholeMatch.safeParse(one);
    const matchId = String((one as { matchId?: unknown } | null)?.matchId ?? '');
    const [issue] = read.error?.issues ?? [];
    const fault = read.success ? faultOf(read.data, now) : `${issue?.path.join('.') ?? ''}: ${issue?.code ?? ''}`;
    if (fault !== undefined) faults.push({ matchId, fault });
    else if (read.success) matches.push(read.data);
  }
  return { matches: faults.length === 0 ? matches : [], faults };
}
