import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { Tick } from '../../platform/part.ts';
import { ok } from '../../platform/result.ts';

/** One answer of the wallet to a vendor. */
export interface WalletAnswer {
  vendor: string;
  code: string;
  durationMs: number;
}

interface Minute {
  calls: number;
  refusals: number;
  errors: number;
  totalMs: number;
  maxMs: number;
  lastAt: Date;
  lastErrorAt: Date | null;
}

const minuteMs = 60_000;
const writtenEveryMs = 10_000;
const keptMs = 2 * 60 * minuteMs;
const shownMinutes = 60;
const barMinutes = 5;
/** What is no answer at all; every other code but a fine one is a refusal that a rule asked for. */
const errorCodes = new Set(['THROWN', 'INTERNAL']);

/** Counts what vendors are answered; every ten seconds the sums go to the database, where those of all processes meet. */
export function createVendorHealth({ database, clock }: { database: Database; clock: Clock }) {
  let minutes = new Map<string, Minute>();

  const heard = ({ vendor, code, durationMs }: WalletAnswer): void => {
    const now = clock.now();
    const key = `${vendor} ${Math.floor(now.getTime() / minuteMs) * minuteMs}`;
    const known = minutes.get(key);
    const isError = errorCodes.has(code);
    minutes.set(key, {
      calls: (known?.calls ?? 0) + 1,
      refusals: (known?.refusals ?? 0) + Number(!isError && code !== 'OK'),
      errors: (known?.errors ?? 0) + Number(isError),
      totalMs: (known?.totalMs ?? 0) + durationMs,
      maxMs: Math.max(known?.maxMs ?? 0, Math.round(durationMs)),
      lastAt: now,
      lastErrorAt: isError ? now : (known?.lastErrorAt ?? null),
    });
  };

  const write = async (): Promise<void> => {
    if (minutes.size === 0) return;
    const sums = minutes;
    minutes = new Map();
    const rows = [...sums].map(([key, sum]) => {
      const [vendor = '', minute = ''] = key.split(' ');
      return { vendor, minute: new Date(Number(minute)), ...sum };
    });
    await sql`insert into vendor_health_minutes as known (vendor_code, minute, calls, refusals, errors, total_ms, max_ms, last_at, last_error_at)
      select vendor, minute, calls, refusals, errors, "totalMs", "maxMs", "lastAt", "lastErrorAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(vendor text, minute timestamptz, calls integer,
        refusals integer, errors integer, "totalMs" double precision, "maxMs" integer, "lastAt" timestamptz, "lastErrorAt" timestamptz)
      on conflict (vendor_code, minute) do update set calls = known.calls + excluded.calls,
        refusals = known.refusals + excluded.refusals, errors = known.errors + excluded.errors,
        total_ms = known.total_ms + excluded.total_ms, max_ms = greatest(known.max_ms, excluded.max_ms),
        last_at = greatest(known.last_at, excluded.last_at),
        last_error_at = greatest(known.last_error_at, excluded.last_error_at)`.execute(database);
    await sql`delete from vendor_health_minutes where minute < ${new Date(clock.now().getTime() - keptMs)}`.execute(
      database,
    );
  };

  const tick: Tick = { everyMs: writtenEveryMs, work: write };
  const routes: HandlersOf<'staffVendorHealth'> = {
    staffVendorHealth: async () => ok({ rows: await healthRows(database, clock.now()) }),
  };
  return { heard, tick, write, routes };
}

interface HealthRow {
  vendorCode: string;
  name: string;
  calls: number;
  refusals: number;
  errors: number;
  totalMs: number;
  maxMs: number;
  lastAt: Date | null;
  lastErrorAt: Date | null;
  minutes: { ago: number; calls: number; errors: number }[] | null;
}

async function healthRows(database: Database, now: Date) {
  const since = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs - (shownMinutes - 1) * minuteMs);
  const { rows } = await sql<HealthRow>`
    select v.code as "vendorCode", v.display_name as name, coalesce(sum(m.calls), 0)::int as calls,
      coalesce(sum(m.refusals), 0)::int as refusals, coalesce(sum(m.errors), 0)::int as errors,
      coalesce(sum(m.total_ms), 0)::float8 as "totalMs", coalesce(max(m.max_ms), 0) as "maxMs", max(m.last_at) as "lastAt",
      max(m.last_error_at) as "lastErrorAt",
      json_agg(json_build_object('ago', extract(epoch from m.minute - ${since}::timestamptz)::int / 60, 'calls', m.calls, 'errors', m.errors))
        filter (where m.minute is not null) as minutes
    from vendors v left join vendor_health_minutes m on m.vendor_code = v.code and m.minute >= ${since}
    group by v.code, v.display_name order by 3 desc, 1`.execute(database);
  return rows.map(({ totalMs, minutes, lastAt, lastErrorAt, ...row }) => ({
    ...row,
    meanMs: row.calls === 0 ? 0 : Math.round((totalMs / row.calls) * 10) / 10,
    lastAt: lastAt?.toISOString() ?? null,
    lastErrorAt: lastErrorAt?.toISOString() ?? null,
    bars: barsOf(minutes ?? []),
  }));
}

/** Five minutes a bar. */
function barsOf(minutes: NonNullable<HealthRow['minutes']>) {
  const bars = Array.from({ length: shownMinutes / barMinutes }, () => ({ calls: 0, errors: 0 }));
  for (const { ago, calls, errors } of minutes) {
    const bar = bars[Math.floor(ago / barMinutes)];
    if (!bar) continue;
    bar.calls += calls;
    bar.errors += errors;
  }
  return bars;
}
