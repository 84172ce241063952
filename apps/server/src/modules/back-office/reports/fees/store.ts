import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

interface Written {
  /** A local date of the brand. */
  from: string;
  staff: string;
  writtenAt: Date;
}

export interface PaymentTerms {
  provider: string;
  /** Empty: every method without terms of its own. */
  method: string;
  depositPoints: bigint;
  depositFixedMinor: bigint;
  payoutPoints: bigint;
  payoutFixedMinor: bigint;
}

export interface VendorTerms {
  vendor: string;
  ggrPoints: bigint;
}

type Read<T> = { [key in keyof T]: T[key] extends bigint ? string : T[key] };
interface By {
  brandId: string;
  from: string;
  staffId: string;
  at: Date;
}

const written = sql`to_char(t.from_day, 'YYYY-MM-DD') as "from", s.username as staff, t.written_at as "writtenAt"`;

/** Terms of a brand in its tables. */
export function createFeeStore(database: Database) {
  const payments = async (brandId: string): Promise<(PaymentTerms & Written)[]> => {
    const { rows } = await sql<Read<PaymentTerms> & Written>`
      select t.provider_code as provider, t.method_code as method, t.deposit_basis_points::text as "depositPoints",
        t.deposit_fixed_minor::text as "depositFixedMinor", t.payout_basis_points::text as "payoutPoints",
        t.payout_fixed_minor::text as "payoutFixedMinor", ${written}
      from payment_fees t join staff s on s.id = t.staff_id where t.brand_id = ${brandId}
      order by t.provider_code, t.method_code, t.from_day desc`.execute(database);
    return rows.map((row) => ({
      ...row,
      depositPoints: BigInt(row.depositPoints),
      depositFixedMinor: BigInt(row.depositFixedMinor),
      payoutPoints: BigInt(row.payoutPoints),
      payoutFixedMinor: BigInt(row.payoutFixedMinor),
    }));
  };

  const vendors = async (brandId: string): Promise<(VendorTerms & Written & { name: string })[]> => {
    const { rows } = await sql<Read<VendorTerms> & Written & { name: string }>`
      select t.vendor_code as vendor, v.display_name as name, t.ggr_basis_points::text as "ggrPoints", ${written}
      from vendor_fees t join staff s on s.id = t.staff_id join vendors v on v.code = t.vendor_code where t.brand_id = ${brandId}
      order by v.display_name, t.vendor_code, t.from_day desc`.execute(database);
    return rows.map((row) => ({ ...row, ggrPoints: BigInt(row.ggrPoints) }));
  };

  /** One change of a brand's terms at a time, until the transaction ends. */
  const lock = (brandId: string): Promise<unknown> =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`fees ${brandId}`}, 0))`.execute(database);

  const setPayment = (terms: PaymentTerms, { brandId, from, staffId, at }: By): Promise<unknown> =>
    sql`
    insert into payment_fees (brand_id, provider_code, method_code, from_day, deposit_basis_points, deposit_fixed_minor,
      payout_basis_points, payout_fixed_minor, staff_id, written_at)
    values (${brandId}, ${terms.provider}, ${terms.method}, ${from}::date, ${terms.depositPoints}, ${terms.depositFixedMinor},
      ${terms.payoutPoints}, ${terms.payoutFixedMinor}, ${staffId}, ${at})
    on conflict (brand_id, provider_code, method_code, from_day) do update set deposit_basis_points = excluded.deposit_basis_points,
      deposit_fixed_minor = excluded.deposit_fixed_minor, payout_basis_points = excluded.payout_basis_points,
      payout_fixed_minor = excluded.payout_fixed_minor, staff_id = excluded.staff_id, written_at = excluded.written_at`.execute(
      database,
    );

  const setVendor = (terms: VendorTerms, { brandId, from, staffId, at }: By): Promise<unknown> =>
    sql`
    insert into vendor_fees (brand_id, vendor_code, from_day, ggr_basis_points, staff_id, written_at)
    values (${brandId}, ${terms.vendor}, ${from}::date, ${terms.ggrPoints}, ${staffId}, ${at})
    on conflict (brand_id, vendor_code, from_day) do update set ggr_basis_points = excluded.ggr_basis_points,
      staff_id = excluded.staff_id, written_at = excluded.written_at`.execute(database);

  const removePayment = (
    brandId: string,
    { provider, method, from }: Pick<PaymentTerms & Written, 'provider' | 'method' | 'from'>,
  ) =>
    sql`
    delete from payment_fees where brand_id = ${brandId} and provider_code = ${provider} and method_code = ${method}
      and from_day = ${from}::date`.execute(database);

  const removeVendor = (brandId: string, { vendor, from }: Pick<VendorTerms & Written, 'vendor' | 'from'>) =>
    sql`
    delete from vendor_fees where brand_id = ${brandId} and vendor_code = ${vendor} and from_day = ${from}::date`.execute(
      database,
    );

  /** Providers through which the brand moved money. */
  const providers = async (brandId: string): Promise<string[]> => {
    const { rows } = await sql<{ label: string }>`
      select distinct a.label from house_balances h join accounts a on a.id = h.account_id
      where a.kind = 'provider' and a.brand_id = ${brandId}`.execute(database);
    return rows.map(({ label }) => label);
  };

  /** Vendors of the brand's games, by name. */
  const offers = async (brandId: string): Promise<{ vendor: string; name: string }[]> => {
    const { rows } = await sql<{ vendor: string; name: string }>`
      select v.code as vendor, v.display_name as name from vendors v
      where exists (select from brand_games b join games g on g.id = b.game_id where b.brand_id = ${brandId} and g.vendor_code = v.code)
      order by v.display_name, v.code`.execute(database);
    return rows;
  };

  return { payments, vendors, lock, setPayment, setVendor, removePayment, removeVendor, providers, offers };
}
