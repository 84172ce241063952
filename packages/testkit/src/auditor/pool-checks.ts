import type { Check } from './check.ts';

const poolMovements = `'jackpotContribution', 'jackpotReturn', 'jackpotSeed', 'jackpotWin'`;

/**
 * A pool can win only what was put into it. What it gave to another pool to begin anew with, and what cancelled stakes took back, the operator
 * advances: so far it may stand below 0.
 */
const overdrawn: Check = {
  sql: ({ lines, isFull }) =>
    isFull
      ? `
    with advanced as (
      select debit_account_id as account_id, sum(amount_minor) as amount from ${lines} l
      where movement in ('jackpotSeed', 'jackpotReturn') group by 1)
    select 'pool-overdrawn' as fault, a.label, h.balance_minor as balance
    from accounts a join house_balances h on h.account_id = a.id left join advanced d on d.account_id = a.id
    where a.kind = 'jackpot' and h.balance_minor + coalesce(d.amount, 0) < 0`
      : null,
  sentences: {
    'pool-overdrawn': (row) => `The jackpot pool ${row.label} stands at ${row.balance}, below 0.`,
  },
};

/** A label is "kind of money:vendor:pool"; the built-in studio keeps a book of its own pools by brand, kind of money and currency. */
const part = (place: number) => `split_part(a.label, ':', ${place})`;

/**
 * The built-in studio's pools, against its own book. Rounds and openings that wait to be finished are left out on both sides; a pool that was opened
 * while two databases were read may hold its opening on one side alone.
 */
const studio: Check = {
  sql: ({ lines, isFull, pools }) =>
    isFull
      ? `
    with moves as (
      select credit_account_id as account_id, amount_minor as change, subject from ${lines} l where movement in (${poolMovements})
      union all
      select debit_account_id, -amount_minor, subject from ${lines} l where movement in (${poolMovements})),
    waiting as (${pools.studioWaiting}),
    booked as (
      select concat_ws(':', a.brand_id, ${part(1)}, a.currency_code) as pot_scope, ${part(3)} as pool, sum(m.change) as held
      from moves m join accounts a on a.id = m.account_id and a.kind = 'jackpot' and ${part(2)} = 'BAIZE'
      where m.subject not in (select subject from waiting) group by 1, 2),
    noted as (${pools.studioNoted})
    select 'pool-differs-from-studio' as fault, pot_scope as scope, pool, coalesce(b.held, 0) as booked, coalesce(n.held, 0) as noted
    from (${pools.studioPools}) p left join booked b using (pot_scope, pool) left join noted n using (pot_scope, pool)
    where coalesce(b.held, 0) <> coalesce(n.held, 0)
      and ((p.is_open and not p.is_young) or coalesce(b.held, 0) <> coalesce(n.held, 0) + p.opening_minor)
      and (not p.is_young or coalesce(b.held, 0) <> coalesce(n.held, 0) - p.opening_minor)`
      : null,
  sentences: {
    'pool-differs-from-studio': (row) =>
      `The pool ${row.pool} of ${row.scope} holds ${row.booked} by its lines and ${row.noted} by the studio's own book.`,
  },
};

/** The counters of levels that must drop, against the studio's own book and what decided rounds have still to pay in. */
const levels: Check = {
  isOfVendors: true,
  sql: ({ isFull }) =>
    isFull
      ? `
    with waiting as (
      select s.pot_scope, part ->> 'pool' as pool, sum((part ->> 'amountMinor')::bigint) as amount
      from studio.rounds r join studio.sessions s on s.token_hash = r.session_hash, jsonb_array_elements(r.contributions) part
      where r.status = 'decided' and r.staked_at is null group by 1, 2),
    noted as (select pot_scope, pool, sum(amount_minor) as held from studio.pool_entries group by 1, 2)
    select 'level-differs-from-book' as fault, l.pot_scope as scope, pool, l.counter_minor as counted,
      coalesce(n.held, 0) + coalesce(w.amount, 0) as noted
    from studio.levels l join studio.pools p using (pot_scope, pool) left join noted n using (pot_scope, pool)
      left join waiting w using (pot_scope, pool)
    where p.is_open and l.counter_minor <> coalesce(n.held, 0) + coalesce(w.amount, 0)`
      : null,
  sentences: {
    'level-differs-from-book': (row) =>
      `The level ${row.pool} of ${row.scope} counts ${row.counted}; the studio's own book and the rounds that wait say ${row.noted}.`,
  },
};

/** The pools of fishing, against its batches; those that are not known to be booked are left out on both sides. */
const fishing: Check = {
  sql: ({ lines, isFull, pools }) =>
    isFull
      ? `
    with moves as (
      select credit_account_id as account_id, amount_minor as change, reference from ${lines} l where movement in (${poolMovements})
      union all
      select debit_account_id, -amount_minor, reference from ${lines} l where movement in (${poolMovements})),
    waiting as (${pools.fishingWaiting}),
    booked as (
      select concat_ws(':', a.brand_id, ${part(1)}, a.currency_code) as scope, ${part(3)} as pool, sum(m.change) as held
      from moves m join accounts a on a.id = m.account_id and a.kind = 'jackpot' and ${part(2)} = 'BAIZEFISH'
      where m.reference not in (select reference from waiting) group by 1, 2),
    noted as (${pools.fishingNoted})
    select 'pool-differs-from-fishing' as fault, scope, pool, coalesce(b.held, 0) as booked, coalesce(n.held, 0) as noted
    from booked b full join noted n using (scope, pool) where coalesce(b.held, 0) <> coalesce(n.held, 0)`
      : null,
  sentences: {
    'pool-differs-from-fishing': (row) =>
      `The pool ${row.pool} of ${row.scope} holds ${row.booked} by its lines and ${row.noted} by the batches of fishing.`,
  },
};

const sumOf = (movement: string) => `coalesce(sum(amount_minor) filter (where movement = '${movement}'), 0)`;

/** A stake puts no more into pools than it is, and a stake that comes back takes all of its parts along. */
const parts: Check = {
  sql: ({ lines }) => `
    with acts as (
      select source, reference, max(resolves) as resolves, ${sumOf('jackpotContribution')} as put, ${sumOf('jackpotReturn')} as returned
      from ${lines} l where movement in ('jackpotContribution', 'jackpotReturn', 'stakeRefund') group by source, reference),
    compared as (
      select a.*, case when put > 0 then (select coalesce(sum(amount_minor), 0) from journal k
          where k.reference = a.reference and k.source = a.source and k.movement = 'stake') else 0 end as max,
        case when resolves is null then 0 else (select coalesce(sum(amount_minor), 0) from journal k
          where k.reference = a.resolves and k.source = a.source and k.movement = 'jackpotContribution') end as due
      from acts a)
    select 'pool-share-differs' as fault, * from compared where put > max or returned <> due`,
  sentences: {
    'pool-share-differs': (row) =>
      `${row.source} ${row.reference} puts ${row.put} into pools of a stake of ${row.max}, and takes ${row.returned} of ${row.due} back.`,
  },
};

export const poolChecks: readonly Check[] = [overdrawn, parts, studio, levels, fishing];
