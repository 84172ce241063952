-- Vendors that keep a wallet of their own: every transfer with what is known of it, and where members' money may stand.

create table vendor_transfers (
  id uuid primary key,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  vendor_code text not null references vendors,
  currency_code text not null,
  -- made by the asker: the same again is answered and not done again
  request_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  -- 0 while a transfer of everything was not answered
  amount_minor bigint not null check (amount_minor >= 0),
  is_everything boolean not null,
  -- started: nothing is known; booked (in): the cash stands in the float, the vendor has not confirmed; taken (out): the vendor gave it, it is
  -- not booked back yet
  state text not null check (state in ('started', 'booked', 'taken', 'done', 'failed')),
  -- the vendor's or the wallet's reason
  failure text,
  started_at timestamptz not null,
  ended_at timestamptz,
  asks integer not null default 0,
  -- when it is looked at next
  ask_at timestamptz not null,
  unique (member_id, request_id),
  check ((state in ('done', 'failed')) = (ended_at is not null))
);
create index vendor_transfers_open on vendor_transfers (ask_at) where ended_at is null;
create index vendor_transfers_by_vendor on vendor_transfers (vendor_code, brand_id, member_id);

-- Members whose money may stand at a vendor, and the site's session that brought it there.
create table vendor_stays (
  member_id uuid not null references members,
  vendor_code text not null references vendors,
  site_session_id uuid not null references sessions,
  entered_at timestamptz not null,
  checked_at timestamptz not null,
  primary key (member_id, vendor_code)
);
create index vendor_stays_by_check on vendor_stays (checked_at);

grant select, insert on vendor_transfers to baize_app;
grant update (amount_minor, state, failure, ended_at, asks, ask_at) on vendor_transfers to baize_app;
grant select, insert, update, delete on vendor_stays to baize_app;
