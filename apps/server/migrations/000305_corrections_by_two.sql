-- Corrections of balances by staff: what one person booked alone, and what waits for a second one.
create table balance_corrections (
  id uuid primary key,
  brand_id uuid not null references brands (id),
  member_id uuid not null references members (id),
  amount_minor bigint not null check (amount_minor <> 0),
  currency_code text not null,
  occasion text not null,
  reason text not null,
  state text not null check (state in ('waiting', 'booked', 'refused')),
  asked_by uuid not null references staff (id),
  asked_at timestamptz not null,
  -- Null where one person was enough.
  decided_by uuid references staff (id),
  decided_at timestamptz,
  decision_reason text not null default '',
  check (decided_by is distinct from asked_by or state = 'refused')
);
create index balance_corrections_of_brand on balance_corrections (brand_id, state, asked_at);
create index balance_corrections_of_staff on balance_corrections (asked_by, asked_at) where decided_by is null and state = 'booked';
grant select, insert, update on balance_corrections to baize_app;
