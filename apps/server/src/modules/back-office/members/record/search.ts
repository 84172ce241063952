import type { Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { beginningWith } from '../../../../platform/database/select-page.ts';
import type { RequestStaff } from '../../../../platform/http/handlers.ts';
import { permitStaff } from '../../../../platform/http/permissions.ts';

type SearchHit = CallValue<Calls['staffSearch']>['hits'][number];

interface SearchDependencies {
  database: Database;
  findByContact(brandId: string, contact: string): Promise<string[]>;
  /** Members whose payout account has this holder or this whole number. */
  findPayees(brandId: string, text: string): Promise<{ memberId: string; label: string }[]>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const address = /^[0-9a-f.:]{3,45}$/i;
const maxEach = 6;

const may = (staff: RequestStaff, permission: 'deposits.read' | 'withdrawals.read' | 'transfers.read') =>
  permitStaff({ permission }, staff).ok;

/** Members of the staff's brand by whatever names them. Each way has its index; the most exact ones come first. */
export async function searchMembers(
  deps: SearchDependencies,
  staff: RequestStaff,
  typed: string,
): Promise<SearchHit[]> {
  const search = typed.trim();
  const of = { ...deps, staff, brandId: staff.brandId };
  const found = await Promise.all([
    uuid.test(search) ? byId(of, search.toLowerCase()) : [],
    byRound(of, search),
    byReference(of, search),
    byName(of, search),
    byContact(of, search),
    byPayee(of, search),
    address.test(search) && /[.:]/.test(search) ? byAddress(of, search) : [],
  ]);
  return found.flat();
}

type Of = SearchDependencies & { staff: RequestStaff; brandId: string };
type Row = Pick<SearchHit, 'memberId' | 'username'> & Partial<Pick<SearchHit, 'label' | 'id' | 'kind'>>;

const hitsOf = (kind: SearchHit['kind'], rows: readonly Row[]): SearchHit[] =>
  rows.map(({ memberId, username, label = '', id = '', ...row }) => ({
    kind: row.kind ?? kind,
    memberId,
    username,
    label,
    id,
  }));

async function byName({ database, brandId }: Of, search: string) {
  const { rows } = await sql<Row>`
    select m.id as "memberId", m.username from members m
    where m.brand_id = ${brandId} and lower(m.username) like lower(${beginningWith(search)})
    order by lower(m.username) limit ${maxEach}`.execute(database);
  return hitsOf('member', rows);
}

/** An id of a member, or of an order of one. */
async function byId({ database, brandId, staff }: Of, id: string) {
  const orders = [
    sql`select 'member' as kind, m.id as "memberId", m.username, '' as label, '' as id from members m where m.id = ${id} and m.brand_id = ${brandId}`,
    ...(may(staff, 'deposits.read')
      ? [
          sql`select 'deposit', o.member_id, m.username, o.order_id::text, o.order_id::text from deposit_orders o join members m on m.id = o.member_id
            where o.order_id = ${id} and o.brand_id = ${brandId}`,
        ]
      : []),
    ...(may(staff, 'withdrawals.read')
      ? [
          sql`select 'withdrawal', w.member_id, m.username, w.id::text, w.id::text from withdrawals w join members m on m.id = w.member_id
            where w.id = ${id} and w.brand_id = ${brandId}`,
        ]
      : []),
    ...(may(staff, 'transfers.read')
      ? [
          sql`select 'transfer', t.member_id, m.username, t.id::text, t.id::text from member_transfers t join members m on m.id = t.member_id
            where t.id = ${id} and t.brand_id = ${brandId}`,
        ]
      : []),
  ];
  const { rows } = await sql<Row>`${sql.join(orders, sql` union all `)}`.execute(database);
  return hitsOf('member', rows);
}

/** A provider's own reference of a deposit. */
async function byReference({ database, brandId, staff }: Of, search: string) {
  if (!may(staff, 'deposits.read')) return [];
  const { rows } = await sql<Row>`
    select o.member_id as "memberId", m.username, o.provider_reference as label, o.order_id::text as id
    from deposit_orders o join members m on m.id = o.member_id
    where o.brand_id = ${brandId} and o.provider_reference = ${search} limit ${maxEach}`.execute(database);
  return hitsOf('deposit', rows);
}

/** A bet by its round's id, also as the record shows it: vendor, round and line. */
async function byRound({ database, brandId }: Of, search: string) {
  const parts = search.split('/');
  const roundId = parts.length > 2 ? parts.slice(1, -1).join('/') : search;
  const { rows } = await sql<Row>`
    select distinct b.member_id as "memberId", m.username, b.vendor_code || ' · ' || b.round_id as label, b.round_id as id
    from (select vendor_code, round_id, member_id, brand_id from bets where round_id = ${roundId}
      union all select vendor_code, round_id, member_id, brand_id from rounds where round_id = ${roundId}) b
    join members m on m.id = b.member_id where b.brand_id = ${brandId} limit ${maxEach}`.execute(database);
  return hitsOf('bet', rows);
}

const byContact = async (of: Of, search: string) => {
  const owners = await of.findByContact(of.brandId, search);
  const rows = await named(
    of,
    owners.slice(0, maxEach).map((memberId) => ({ memberId, label: '' })),
  );
  return hitsOf('contact', rows);
};

async function byPayee(of: Of, search: string) {
  if (!may(of.staff, 'withdrawals.read')) return [];
  return hitsOf('payee', await named(of, (await of.findPayees(of.brandId, search)).slice(0, maxEach)));
}

async function byAddress({ database, brandId }: Of, search: string) {
  const { rows } = await sql<Row>`
    select distinct s.member_id as "memberId", m.username, s.ip as label
    from sessions s join members m on m.id = s.member_id
    where s.brand_id = ${brandId} and s.ip = ${search} limit ${maxEach}`.execute(database);
  return hitsOf('address', rows);
}

async function named({ database, brandId }: Of, found: readonly { memberId: string; label: string }[]): Promise<Row[]> {
  if (found.length === 0) return [];
  const { rows } = await sql<{ memberId: string; username: string }>`
    select id as "memberId", username from members
    where brand_id = ${brandId} and id = any (${found.map(({ memberId }) => memberId)}::uuid[])`.execute(database);
  const names = new Map(rows.map(({ memberId, username }) => [memberId, username]));
  return found.flatMap((hit) => {
    const username = names.get(hit.memberId);
    return username === undefined ? [] : [{ ...hit, username }];
  });
}
