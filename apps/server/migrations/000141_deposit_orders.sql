-- What a member wants to pay in: one row an order, moved from state to state by the cashier alone. `ask_at`: when the provider is asked
-- again; null: it is not.
create table deposit_orders (
  member_id uuid not null references members,
  order_id uuid not null,
  brand_id uuid not null references brands,
  request_id uuid not null,
  method_code text not null,
  provider text not null,
  kind text not null check (kind in ('redirect', 'qr', 'transfer')),
  currency_code text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  state text not null check (state in ('CREATED', 'PENDING', 'PAID', 'EXPIRED', 'FAILED', 'REVERSED')),
  reason text not null,
  provider_reference text,
  -- What the member is shown so that he can pay, in the form of the provider's start.
  instructions jsonb,
  paid_minor bigint check (paid_minor > 0),
  reversed_minor bigint check (reversed_minor > 0),
  owed_minor bigint check (owed_minor >= 0),
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz not null,
  asked integer not null default 0,
  ask_at timestamptz,
  primary key (member_id, order_id),
  unique (member_id, request_id),
  check (paid_minor is not null or state <> 'PAID')
);
create index deposit_orders_by_id on deposit_orders (order_id);
create index deposit_orders_to_ask on deposit_orders (ask_at) where ask_at is not null;
create index deposit_orders_of_member on deposit_orders (member_id, created_at desc);
create index deposit_orders_of_brand on deposit_orders (brand_id, created_at desc);
create index deposit_orders_of_state on deposit_orders (brand_id, state, created_at desc);
grant select, insert, update on deposit_orders to baize_app;

-- Every change of an order's state: who, when, why.
create table deposit_order_steps (
  member_id uuid not null,
  order_id uuid not null,
  step smallint not null,
  to_state text not null,
  actor text not null check (actor in ('member', 'provider', 'clock', 'staff')),
  reason text not null,
  at timestamptz not null,
  primary key (member_id, order_id, step),
  foreign key (member_id, order_id) references deposit_orders
);
grant select, insert on deposit_order_steps to baize_app;
