import { currencyExponent, largestAmountMinor } from '@baize/money';
import { newKeyPair, publicKeyOf } from '@baize/vendor-kit/http';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import { type Database, type DatabaseTransaction, withTables } from '../../../../platform/database/database.ts';
import { adapterSettings, type VendorAdapter } from '../adapter.ts';
import type { VendorCap } from '../caps/caps.ts';
import type { DisablingReason, VendorHttpTables } from '../schema.ts';
import type { VendorProfiles } from './profiles.ts';
import { readVendorAccess, type VendorAccess } from './vendor-access.ts';

export type AdminFault =
  | 'vendor_unknown'
  /** Two keys are live already. */
  | 'keys_full'
  | 'key_unknown'
  /** Not 32 bytes of an Ed25519 key in base64url, or a key that the vendor has or had. */
  | 'key_unfit'
  /** Not `address/bits` with nothing behind the bits. */
  | 'address_unfit'
  /** Not above 0, larger than any amount, or in a currency that the operator does not know. */
  | 'cap_unfit'
  | 'adapter_unfit';

export type AdminAnswer<V = null> = { ok: true; value: V } | { ok: false; fault: AdminFault };

export interface VendorKeyState {
  keyId: string;
  createdAt: Date;
  /** Null: it is live. */
  retiredAt: Date | null;
}

/** What a vendor's HTTP access consists of, for staff: keys, addresses, caps, habits, and the switch. */
export interface VendorAdmin {
  /** Without a public key a pair is made: its private half is told once and stored nowhere. */
  addVendorKey(request: {
    vendorCode: string;
    publicKey?: string;
  }): Promise<AdminAnswer<{ keyId: string; privateKeyPem: string | null }>>;
  /** All that were ever added, the oldest first. */
  listVendorKeys(request: { vendorCode: string }): Promise<readonly VendorKeyState[]>;
  retireVendorKey(request: { vendorCode: string; keyId: string }): Promise<AdminAnswer>;
  /** Replaces the list. Networks as `203.0.113.0/24`; an empty list means anywhere. */
  setVendorAddresses(request: { vendorCode: string; networks: readonly string[] }): Promise<AdminAnswer>;
  /** A null takes the cap away on purpose: then the usual one does not hold either. */
  setVendorCaps(request: { vendorCode: string; currencyCode: string } & VendorCap): Promise<AdminAnswer>;
  /** From now on the usual caps of the currency hold. */
  useDefaultCaps(request: { vendorCode: string; currencyCode: string }): Promise<AdminAnswer>;
  /** The caps of a currency for all vendors that have none of their own; they hold within a second. */
  setDefaultCaps(request: { currencyCode: string } & VendorCap): Promise<AdminAnswer>;
  /** Where the vendor may call from, the caps that hold in the currencies of all brands, and whether it is disabled. */
  vendorAccess(request: { vendorCode: string }): Promise<AdminAnswer<VendorAccess>>;
  setVendorAdapter(request: { vendorCode: string; adapter: VendorAdapter }): Promise<AdminAnswer>;
  /** True when it was enabled before. */
  disableVendor(request: {
    vendorCode: string;
    reason: DisablingReason;
    detail: string;
  }): Promise<AdminAnswer<{ isNew: boolean }>>;
  enableVendor(request: { vendorCode: string }): Promise<AdminAnswer>;
}

const maxLiveKeys = 2;
const done: AdminAnswer = { ok: true, value: null };
const refused = (fault: AdminFault) => ({ ok: false, fault }) as const;

export interface AdminDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** Absent in a program that answers no requests. */
  profiles?: Pick<VendorProfiles, 'forget'>;
}

export function createVendorAdmin({ database, clock, newId, profiles }: AdminDependencies): VendorAdmin {
  /** Runs the change alone for its vendor, and makes it visible. Who only refers to the vendor meanwhile is not held up. */
  const change = async <V>(
    vendorCode: string,
    work: (transaction: DatabaseTransaction) => Promise<AdminAnswer<V>>,
  ): Promise<AdminAnswer<V>> => {
    const answer = await database.transaction().execute(async (transaction) => {
      const { rows } = await sql`select from vendors where code = ${vendorCode} for no key update`.execute(transaction);
      return rows.length === 0 ? refused('vendor_unknown') : work(transaction);
    });
    profiles?.forget(vendorCode);
    return answer;
  };

  return {
    addVendorKey: async ({ vendorCode, publicKey }) => {
      if (publicKey !== undefined && !isPublicKey(publicKey)) return refused('key_unfit');
      const pair = publicKey === undefined ? newKeyPair() : { publicKey, privateKeyPem: null };
      return change(vendorCode, async (transaction) => {
        const keyId = newId();
        const key = { vendor_code: vendorCode, key_id: keyId, public_key: pair.publicKey, created_at: clock.now() };
        const fault = await insertKey(transaction, key);
        return fault ? refused(fault) : { ok: true, value: { keyId, privateKeyPem: pair.privateKeyPem } };
      });
    },

    listVendorKeys: ({ vendorCode }) =>
      withTables<VendorHttpTables>(database)
        .selectFrom('vendor_keys')
        .select(['key_id as keyId', 'created_at as createdAt', 'retired_at as retiredAt'])
        .where('vendor_code', '=', vendorCode)
        .orderBy('created_at')
        .orderBy('key_id')
        .execute(),

    retireVendorKey: ({ vendorCode, keyId }) =>
      change(vendorCode, async (transaction) => {
        const { numUpdatedRows } = await withTables<VendorHttpTables>(transaction)
          .updateTable('vendor_keys')
          .set({ retired_at: clock.now() })
          .where('vendor_code', '=', vendorCode)
          .where('key_id', '=', keyId)
          .where('retired_at', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows === 1n ? done : refused('key_unknown');
      }),

    setVendorAddresses: async ({ vendorCode, networks }) => {
      if (!(await areNetworks(database, networks))) return refused('address_unfit');
      return change(vendorCode, async (transaction) => {
        await sql`delete from vendor_addresses where vendor_code = ${vendorCode}`.execute(transaction);
        await sql`insert into vendor_addresses (vendor_code, network)
          select distinct ${vendorCode}, network::cidr from unnest(${networks}::text[]) as given (network)`.execute(
          transaction,
        );
        return done;
      });
    },

    setVendorCaps: async ({ vendorCode, currencyCode, singleWinMinor, hourlyLossMinor }) => {
      if (!areFit({ currencyCode, singleWinMinor, hourlyLossMinor })) return refused('cap_unfit');
      return change(vendorCode, async (transaction) => {
        const place = { vendor_code: vendorCode, currency_code: currencyCode };
        const caps = { single_win_minor: singleWinMinor, hourly_loss_minor: hourlyLossMinor };
        await withTables<VendorHttpTables>(transaction)
          .insertInto('vendor_caps')
          .values({ ...place, ...caps })
          .onConflict((conflict) => conflict.columns(['vendor_code', 'currency_code']).doUpdateSet(caps))
          .execute();
        return done;
      });
    },

    useDefaultCaps: ({ vendorCode, currencyCode }) =>
      change(vendorCode, async (transaction) => {
        await sql`delete from vendor_caps where vendor_code = ${vendorCode} and currency_code = ${currencyCode}`.execute(
          transaction,
        );
        return done;
      }),

    setDefaultCaps: async ({ currencyCode, singleWinMinor, hourlyLossMinor }) => {
      if (!areFit({ currencyCode, singleWinMinor, hourlyLossMinor })) return refused('cap_unfit');
      await sql`insert into default_vendor_caps (currency_code, single_win_minor, hourly_loss_minor)
        values (${currencyCode}, ${singleWinMinor}, ${hourlyLossMinor})
        on conflict (currency_code) do update set
          single_win_minor = excluded.single_win_minor, hourly_loss_minor = excluded.hourly_loss_minor`.execute(
        database,
      );
      return done;
    },

    vendorAccess: async ({ vendorCode }) => {
      const value = await readVendorAccess(database, vendorCode);
      return value ? { ok: true, value } : refused('vendor_unknown');
    },

    setVendorAdapter: async ({ vendorCode, adapter }) => {
      if (!z.safeParse(adapterSettings, adapter).success) return refused('adapter_unfit');
      return change(vendorCode, async (transaction) => {
        const settings = JSON.stringify(adapter);
        await withTables<VendorHttpTables>(transaction)
          .insertInto('vendor_adapters')
          .values({ vendor_code: vendorCode, settings })
          .onConflict((conflict) => conflict.column('vendor_code').doUpdateSet({ settings }))
          .execute();
        return done;
      });
    },

    disableVendor: ({ vendorCode, reason, detail }) =>
      change(vendorCode, async (transaction) => {
        const { rows } = await sql`
          insert into vendor_disablings (vendor_code, reason, detail, disabled_at)
          values (${vendorCode}, ${reason}, ${detail}, ${clock.now()})
          on conflict (vendor_code) where enabled_at is null do nothing returning id`.execute(transaction);
        return { ok: true, value: { isNew: rows.length > 0 } };
      }),

    enableVendor: ({ vendorCode }) =>
      change(vendorCode, async (transaction) => {
        await withTables<VendorHttpTables>(transaction)
          .updateTable('vendor_disablings')
          .set({ enabled_at: clock.now() })
          .where('vendor_code', '=', vendorCode)
          .where('enabled_at', 'is', null)
          .execute();
        return done;
      }),
  };
}

async function insertKey(
  transaction: DatabaseTransaction,
  key: Omit<VendorHttpTables['vendor_keys'], 'retired_at'>,
): Promise<AdminFault | null> {
  const tables = withTables<VendorHttpTables>(transaction);
  const keys = await tables.selectFrom('vendor_keys').selectAll().where('vendor_code', '=', key.vendor_code).execute();
  if (keys.some(({ public_key }) => public_key === key.public_key)) return 'key_unfit';
  if (keys.filter(({ retired_at }) => retired_at === null).length >= maxLiveKeys) return 'keys_full';
  await tables
    .insertInto('vendor_keys')
    .values({ ...key, retired_at: null })
    .execute();
  return null;
}

const areFit = ({ currencyCode, singleWinMinor, hourlyLossMinor }: { currencyCode: string } & VendorCap): boolean =>
  [singleWinMinor, hourlyLossMinor].every((cap) => cap === null || isCap(cap)) &&
  currencyExponent(currencyCode) !== null;
const isCap = (capMinor: bigint): boolean => capMinor > 0n && capMinor <= largestAmountMinor;

/** In its one spelling: the last character has bits to spare, and a key is known again by its text. */
function isPublicKey(text: string): boolean {
  try {
    return publicKeyOf(text).export({ format: 'jwk' }).x === text;
  } catch {
    return false;
  }
}

/** PostgreSQL says what a network is, so that what is stored is what was meant. */
async function areNetworks(database: Database, networks: readonly string[]): Promise<boolean> {
  if (!networks.every((network) => /^[\da-f:.]{2,45}\/\d{1,3}$/i.test(network))) return false;
  const { rows } = await sql<{ fit: boolean }>`
    select bool_and(pg_input_is_valid(network, 'cidr')) as fit from unnest(${networks}::text[]) as given (network)`.execute(
    database,
  );
  return rows[0]?.fit ?? true;
}
