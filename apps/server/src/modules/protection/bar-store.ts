import type { BarLength } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { takeLock } from '../../platform/database/named-locks.ts';
import type { PlayBar } from '../../platform/play-bar.ts';
import type { BarRow } from './schema.ts';

export interface BarredMember {
  id: string;
  brandId: string;
  bar: PlayBar | null;
}

/** Breaks and exclusions: how they stand at the members, the rows of their past, and the contacts of who is excluded. */
export function createBarStore(database: Database) {
  return {
    /** From here to the end of the transaction nobody proves these contacts, and nobody else excludes their owner. */
    lockContacts: async (lookups: readonly Buffer[]): Promise<void> => {
      for (const lookup of lookups.map((one) => one.toString('hex')).sort())
        await takeLock(database, `contact of a bar ${lookup}`);
    },

    /** The members, held in the order of their ids until the transaction ends. */
    lock: async (memberIds: readonly string[]): Promise<BarredMember[]> => {
      const { rows } = await sql<{ id: string; brandId: string; kind: PlayBar['kind'] | null; until: Date | null }>`
        select id, brand_id as "brandId", play_bar as kind, play_barred_until as until from members
        where id = any(${[...memberIds]}::uuid[]) order by id for no key update`.execute(database);
      return rows.map(({ id, brandId, kind, until }) => ({ id, brandId, bar: kind && { kind, until } }));
    },

    put: async (memberId: string, { kind, until }: PlayBar): Promise<void> => {
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

    /** The exclusion that a contact's owner stands under, with the length that was asked for; the one that ends last. */
    exclusionOf: async (lookup: Buffer, now: Date): Promise<{ bar: PlayBar; length: BarLength } | null> => {
      const { rows } = await sql<{ until: Date | null; length: BarLength }>`
        select c.ends_at as until, b.length from excluded_contacts c join lateral (
          select length from member_bars where member_id = c.member_id and kind = 'exclusion'
          order by ends_at is not distinct from c.ends_at desc, starts_at desc limit 1) b on true
        where c.lookup = ${lookup} and (c.ends_at is null or c.ends_at > ${now})
        order by c.ends_at desc nulls first limit 1`.execute(database);
      return rows[0] ? { bar: { kind: 'exclusion', until: rows[0].until }, length: rows[0].length } : null;
    },
  };
}
