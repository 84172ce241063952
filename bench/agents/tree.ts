import type pg from 'pg';
import type { BrandRow } from '../../apps/server/test/support/factories.ts';

const branches = 4;
const idDigits = 32;
export const days = 30;
/** How many accounts, from the top down, have a real-time salary too. */
export const slotAgents = 10_000;
const firstDay = Date.parse('2026-01-01T00:00:00Z');
const dayMs = 86_400_000;

/** The account at a place of the tree, from 1 at the top. */
export function idAt(place: number): string {
  const hex = place.toString(16).padStart(idDigits, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
export const dayAt = (index: number): string => new Date(firstDay + index * dayMs).toISOString().slice(0, 10);

/** A tree in which each account has four below it, all with a wage contract, a cash account and a month of turnover. */
export async function seedTree(owner: pg.Client, brand: BrandRow, members: number): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  await owner.query(
    `with recursive tree (place, upline, path) as (
       select 1, null::int, ''
       union all
       select child, place, path || lpad(to_hex(place), 32, '0') || '/'
       from tree, generate_series((place - 1) * ${branches} + 2, least(place * ${branches} + 1, $2::int)) child
     )
     insert into members (id, brand_id, username, nickname, type, upline_id, upline_path, registered_at)
     select lpad(to_hex(place), 32, '0')::uuid, $1, 'a' || place, 'a' || place, 1, lpad(to_hex(upline), 32, '0')::uuid, path, '2025-12-01'
     from tree`,
    [brand.id, members],
  );
  await owner.query(
    `insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, opened_at)
     select gen_random_uuid(), brand_id, id, 'cash', $1, 0, registered_at from members`,
    [brand.currency.code],
  );
  await owner.query(
    `insert into agent_contracts (member_id, id, brand_id, kind, version, given_by, request_id, state, terms, starts_on, created_at, decided_at)
     select id, gen_random_uuid(), brand_id, kind, 1, upline_id, gen_random_uuid(), 'accepted', $1, '2025-12-02', '2025-12-01', '2025-12-01'
     from members cross join unnest(array['dailySalary', 'realTimeSalary']) kind
     where kind = 'dailySalary' or substr(username, 2)::int <= ${slotAgents}`,
    [
      {
        tiers: [{ amountAtLeastMinor: '0', activeAtLeast: 0, percent: '0.5' }],
        carriesLoss: false,
        needsTeamLoss: false,
      },
    ],
  );
  await owner.query(
    `insert into turnover_days (member_id, day, game_type, vendor_code, currency_code, account_kind, brand_id, upline_path, bets,
       stake_minor, valid_turnover_minor, payout_minor)
     select id, $2::date + n, 'RNG', 'BAIZE', $1, 'cash', brand_id, upline_path, 10, 20000, 20000, 19000 + (n * 7919) % 2000
     from members, generate_series(0, ${days - 1}) n`,
    [brand.currency.code, dayAt(0)],
  );
  await owner.query("set session_replication_role = 'origin'");
  await owner.query('vacuum analyze');
}
