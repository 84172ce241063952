import { parseAmount } from '@baize/money';
import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { defaultLimits, limitsOf, ownerOf } from '../bets/limits.ts';
import { limitKinds, type SportsbookTables } from '../schema.ts';
import { type Desk, shown } from './desk-books.ts';

interface FeedRow {
  code: string;
  state: 'DOWN' | 'RECOVERING' | 'UP';
  sequence: bigint;
  heardAt: Date | null;
  gaps: number;
  refused: number;
  matches: number;
}

/** What a book takes at most, and how its feeds are. */
export function createLimitsDesk({ ports }: Desk): HandlersOf<'staffBookLimits' | 'staffBookLimitSet'> {
  const { database, clock, staffPorts } = ports;
  const tables = withTables<SportsbookTables>(database);

  const feedsOf = async (vendorCode: string) => {
    const { rows } = await sql<FeedRow>`select f.code, f.state, f.sequence, f.heard_at as "heardAt", f.gaps, f.refused,
        (select count(*)::int from sportsbook.matches m where m.feed_code = f.code and m.ends_at > ${clock.now()}) as matches
      from sportsbook.feeds f where f.vendor_code = ${vendorCode} order by f.code`.execute(database);
    return rows.map(({ sequence, heardAt, ...feed }) => ({
      ...feed,
      sequence: Number(sequence),
      heardAt: heardAt?.toISOString() ?? null,
    }));
  };

  return {
    staffBookLimits: async ({ data: { vendorCode }, brand }) => {
      const limits = await limitsOf({ database }, { vendorCode, brandId: brand.id });
      return ok({
        limits: limitKinds.map((kind) => ({
          kind,
          amount: shown(limits[kind], brand),
          isOwn: limits[kind] !== defaultLimits[kind],
        })),
        feeds: await feedsOf(vendorCode),
      });
    },
    staffBookLimitSet: async ({ staff, ip, body: { vendorCode, kind, amount, reason }, brand }) => {
      const before = (await limitsOf({ database }, { vendorCode, brandId: brand.id }))[kind];
      const parsed = amount === null ? null : parseAmount(amount, brand.currency.exponent, 'positive');
      const owner = ownerOf(kind, brand.id);
      if (parsed && !parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
      if (parsed) {
        const row = { vendor_code: vendorCode, kind, amount_minor: parsed.amountMinor, brand_id: owner };
        await tables
          .insertInto('sportsbook.limits')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['vendor_code', 'kind', 'brand_id']).doUpdateSet({ amount_minor: row.amount_minor }),
          )
          .execute();
      } else
        await tables
          .deleteFrom('sportsbook.limits')
          .where('vendor_code', '=', vendorCode)
          .where('kind', '=', kind)
          .where('brand_id', 'is not distinct from', owner)
          .execute();
      const after = { kind, amountMinor: parsed ? `${parsed.amountMinor}` : null };
      const done = { act: 'setBookLimit', subject: `vendor:${vendorCode}`, reason };
      await staffPorts.audit({ staff, ip }, { ...done, before: { kind, amountMinor: `${before}` }, after });
      return ok({});
    },
  };
}
