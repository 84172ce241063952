import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertGame } from '../../apps/server/test/support/factories.ts';
import { openOperatorAccount } from '../cashier/orders.ts';
import { seedBets } from '../money/seed.ts';

export const vendorCode = 'BENCH';
export const days = 30;
/** One member of so many was here in the last month, from one of so many addresses. */
const seenEvery = 5;
const addresses = 50_000;

/** Name, address and bet of the member at a place, from 1. */
export const nameAt = (place: number): string => `bench${place}`;
export const addressAt = (place: number): string => {
  const at = Math.ceil(place / seenEvery) % addresses;
  return `203.${Math.floor(at / 256)}.${at % 256}.7`;
};
export const roundAt = (bet: number): string => `r${vendorCode}seed${bet}`;

/** Fills the demo's brand with members, their accounts and sessions, and a month of bets, by statements over sets. As the owner. */
export async function seedOperation(
  owner: pg.Client,
  { members, bets }: { members: number; bets: number },
): Promise<void> {
  const { rows } = await owner.query<{ id: string; currencyCode: string }>(
    `select id, currency_code as "currencyCode" from brands where code = 'baize_demo'`,
  );
  const [brand] = rows;
  if (!brand) throw new Error('there is no brand');
  await insertGame(owner, brand.id, { vendorCode, gameCode: 'bench_game' });
  await openOperatorAccount(owner, vendorCode);
  await owner.query('set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off');
  await owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at, registered_from, last_login_at)
     select gen_random_uuid(), $1, 'bench' || n, 'bench' || n, 0, now() - n * interval '1 minute', '', now() - (n % 43200) * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [brand.id, members],
  );
  await owner.query(
    `insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, opened_at)
     select gen_random_uuid(), brand_id, id, 'cash', $1, 100000000, registered_at from members where username ~ '^bench[0-9]+$'`,
    [brand.currencyCode],
  );
  // The demo's own members play too.
  await owner.query(
    `update accounts set balance_minor = balance_minor + 100000000 where kind = 'cash' and member_id is not null`,
  );
  await owner.query(
    `insert into sessions (id, token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent, network)
     select gen_random_uuid(), sha256((id::text || $1)::bytea), id, brand_id, last_login_at, last_login_at, last_login_at + interval '1 hour', ip, '', ip
     from (select *, format('203.%s.%s.7', at / 256, at % 256) as ip
       from (select *, ceil(substr(username, 6)::numeric / ${seenEvery})::int % ${addresses} as at from members where username ~ '^bench[0-9]+$') named
       where substr(username, 6)::int % ${seenEvery} = 0) seen`,
    [randomUUID()],
  );
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum (analyze) members, accounts, sessions');
  await seedBets(owner, { bets, days, vendorCode });
}
