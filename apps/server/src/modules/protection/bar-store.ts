import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Bar } from './bar-rules.ts';
import type { BarRow } from './schema.ts';

export interface BarredMember {
  id: string;
  brandId: string;
  bar: Bar | null;
}

/** Breaks and exclusions: how they stand at the members, the rows of their past, and the contacts of who is excluded. */
export function createBarStore(database: Database) {
  return {
    /** The members, held in the order of their ids until the transaction ends. */
    lock: async (memberIds: readonly string[]): Promise<BarredMember[]> => {
      const { rows } = await sql<{ id: string; brandId: string; kind: Bar['kind'] | null; until: Date | null }>`
        select id, brand_id as "brandId", play_bar as kind, play_barred_until as until from members
        where id = any(${[...memberIds]}::uuid[]) order by id for no key update`.execute(database);
      return rows.map(({ id, brandId, kind, until }) => ({ id, brandId, bar: kind && { kind, until } }));
    },

    put: async (memberId: string, { kind, until }: Bar): Promise<void> => {
      await sql`update members set play_bar = ${kind}, play_barred_until = ${until} where id = ${memberId}`.execute(
        database,
      );
    },

    insert: async (brandId: string, row: BarRow): Promise<void> => {
      const { memberId, id, kind, length, startsAt, endsAt, setBy, reason } = row;
      await sql`insert into member_bars (member_id, id, brand_id, kind, length, starts_at, ends_at, set_by, reason)
        values (${memberId}, ${id}, ${brandId}, ${kind}, ${length}, ${startsAt}, ${endsAt}, ${setBy}, ${reason})`.execute(
        database,
      );
    },

    noteContacts: async (memberId: string, lookups: readonly Buffer[], at: Date, until: Date | null): Promise<void> => {
      for (const lookup of lookups) {
        await sql`insert into excluded_contacts (lookup, member_id, excluded_at, ends_at)
          values (${lookup}, ${memberId}, ${at}, ${until}) on conflict do nothing`.execute(database);
      }
    },

    /** The exclusion that a contact's owner stands under; the one that ends last. */
    exclusionOf: async (lookup: Buffer, now: Date): Promise<Bar | null> => {
      const { rows } = await sql<{ until: Date | null }>`select ends_at as until from excluded_contacts
        where lookup = ${lookup} and (ends_at is null or ends_at > ${now})
        order by ends_at desc nulls first limit 1`.execute(database);
      return rows[0] ? { kind: 'exclusion', until: rows[0].until } : null;
    },
  };
}
